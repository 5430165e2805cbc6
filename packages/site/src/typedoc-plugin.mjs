// Gives TypeDoc the entries of the published packages, and adds checks that it lacks. Its options are in typedoc.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  Application,
  Converter,
  MinimalSourceFile,
  OptionDefaults,
  ReflectionKind,
  makeRecursiveVisitor,
  normalizePath,
} from 'typedoc';
import ts from 'typescript';

import { entriesOf, publishedPackages, readPackages, root } from '../../../scripts/packages.mjs';

/** TypeDoc documents a symbol in its first module, and links to it elsewhere: the shared types belong to their package. */
const FIRST = 'types';
const entries = publishedPackages()
  .sort((one, other) => Number(other.folder === FIRST) - Number(one.folder === FIRST))
  .flatMap(({ directory, manifest }) =>
    entriesOf(manifest).map(({ subpath, name, specifier }) => ({
      specifier,
      source: normalizePath(join(directory, 'src', `${name}.ts`)),
      readmeOf: subpath === '.' ? normalizePath(directory) : undefined,
    })),
  );
/** Core is never published, but its declarations are. */
const names = readPackages().map(({ manifest }) => manifest.name);

/** Names every module by its import, and begins that of a package with its README. */
function nameAsImported(app, context, reflection) {
  const { project } = context;
  const { fileName } = context.getSymbolFromReflection(reflection).declarations[0];
  const { specifier, readmeOf } = entries.find(({ source }) => source === fileName);
  reflection.name = specifier;
  if (readmeOf === undefined) return;
  const path = normalizePath(join(readmeOf, 'README.md'));
  // A link to a page of the site becomes a link within the site, which VitePress checks.
  const text = readFileSync(path, 'utf8').replaceAll('](../site/', '](/');
  reflection.readme = app.converter.parseRawComment(new MinimalSourceFile(text, path), project.files).content;
  // Links to the folder in a README lead to its page.
  project.files.registerReflectionPath(readmeOf, reflection);
}

/** Begins the reference with a table of the packages, each with its sentence. */
function beginWithPackages(app, { project }) {
  const rows = publishedPackages().map(
    ({ folder, manifest }) => `| [\`${manifest.name}\`](packages/${folder}) | ${manifest.description} |`,
  );
  const text = ['# API reference', '', '| package | what it gives |', '| --- | --- |', ...rows].join('\n');
  const file = new MinimalSourceFile(text, normalizePath(join(root, 'README.md')));
  project.readme = app.converter.parseRawComment(file, project.files).content;
}

/** Shows `(typeof SYSTEMS)[number]` as the values in the list. */
function showValuesOfLists(context, reflection) {
  const [declaration] = context.getSymbolFromReflection(reflection).declarations;
  if (ts.isIndexedAccessTypeNode(declaration.type)) reflection.comment?.modifierTags.add('@useDeclaredType');
}

/** Warns of types that are used but not exported; TypeDoc's own check looks at types of the root package alone. */
function warnOfHiddenTypes(app, project) {
  const missing = new Map();
  for (const reflection of Object.values(project.reflections)) {
    const visitor = makeRecursiveVisitor({
      reference(type) {
        if (type.reflection || type.isIntentionallyBroken() || !names.includes(type.package)) return;
        missing.set(`${type.package}: ${type.qualifiedName}`, reflection.getFriendlyFullName());
      },
    });
    reflection.type?.visit(visitor);
  }
  for (const [type, user] of missing) app.logger.validationWarning(`${type} isn't exported, but used by ${user}`);
}

/** @param {Application} app */
export function load(app) {
  app.on(Application.EVENT_BOOTSTRAP_END, () => {
    app.options.setValue(
      'entryPoints',
      entries.map(({ source }) => source),
    );
    app.options.setValue('packagesRequiringDocumentation', names);
    // Tags for event.schema.json, which is made from the types of an event
    app.options.setValue('blockTags', [...OptionDefaults.blockTags, ...app.options.getValue('excludeTags')]);
  });
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (reflection.kindOf(ReflectionKind.Module)) nameAsImported(app, context, reflection);
    if (reflection.kindOf(ReflectionKind.TypeAlias)) showValuesOfLists(context, reflection);
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => beginWithPackages(app, context));
  app.on(Application.EVENT_VALIDATE_PROJECT, (project) => warnOfHiddenTypes(app, project));
}
