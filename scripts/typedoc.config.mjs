// The API reference: one page of the site for every entry of every published package. Exports without a comment, types that
// a reader can't look up and links that lead nowhere are errors.
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

import { entriesOf, publishedPackages, readPackages, root } from './packages.mjs';

/** A symbol is documented where it is met first, elsewhere there is a link: the shared types belong to their package. */
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
const SCHEMA_TAGS = ['@format', '@minItems'];
/** Core is never published, but what it declares is. */
const names = readPackages().map(({ manifest }) => manifest.name);

/** Names every module as it is imported, and starts that of a package with its README. */
function modulesAsImported(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (!reflection.kindOf(ReflectionKind.Module)) return;
    const { project } = context;
    const { fileName } = context.getSymbolFromReflection(reflection).declarations[0];
    const { specifier, readmeOf } = entries.find(({ source }) => source === fileName);
    reflection.name = specifier;
    if (readmeOf === undefined) return;
    const path = normalizePath(join(readmeOf, 'README.md'));
    // A link to a page of the site is one within the site here, and VitePress looks at it.
    const text = readFileSync(path, 'utf8').replaceAll('](../site/', '](/');
    const readme = new MinimalSourceFile(text, path);
    reflection.readme = app.converter.parseRawComment(readme, project.files).content;
    // So that links to the folder in a README lead to its page
    project.files.registerReflectionPath(readmeOf, reflection);
  });
}

/** Shows `(typeof SYSTEMS)[number]` as the values that it is. */
function valuesOfLists(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (!reflection.kindOf(ReflectionKind.TypeAlias)) return;
    const [declaration] = context.getSymbolFromReflection(reflection).declarations;
    if (ts.isIndexedAccessTypeNode(declaration.type)) reflection.comment?.modifierTags.add('@useDeclaredType');
  });
}

/** TypeDoc's own check of this kind looks at types of the root package alone. */
function everyTypeExported(app) {
  app.on(Application.EVENT_VALIDATE_PROJECT, (project) => {
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
  });
}

export default {
  name: 'Crosstable',
  entryPoints: entries.map(({ source }) => source),
  tsconfig: join(root, 'scripts/typedoc.tsconfig.json'),
  plugin: [modulesAsImported, valuesOfLists, everyTypeExported, 'typedoc-plugin-markdown', 'typedoc-vitepress-theme'],
  router: 'module',
  out: join(root, 'packages/site/reference'),
  docsRoot: join(root, 'packages/site'),
  readme: 'none',
  // For event.schema.json, which is made of the types of an event
  blockTags: [...OptionDefaults.blockTags, ...SCHEMA_TAGS],
  excludeTags: SCHEMA_TAGS,
  // What is inherited from Array and Error is documented elsewhere
  excludeExternals: true,
  // The same commit gives the same site, wherever it is made
  disableSources: true,
  validation: { notExported: true, invalidLink: true, invalidPath: true, rewrittenLink: true, notDocumented: true },
  // Whatever can be exported; a property whose name says it all needs no comment
  requiredToBeDocumented: ['Function', 'Class', 'Interface', 'TypeAlias', 'Variable', 'Enum', 'Method', 'Accessor'],
  packagesRequiringDocumentation: names,
  treatWarningsAsErrors: true,
  treatValidationWarningsAsErrors: true,
};
