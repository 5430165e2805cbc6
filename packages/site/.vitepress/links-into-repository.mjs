// Links from a page to a file of the repository, a source file say. They lead somewhere on GitHub; the site has no such
// address, so only their text stays. A link to a file that isn't there fails the build.
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * A plugin of markdown-it.
 *
 * @param {import('markdown-it').default} md
 * @param {string} source the folder of the pages
 */
export function linksIntoRepository(md, source) {
  md.core.ruler.push('links-into-repository', ({ tokens, env }) => {
    for (const token of tokens) {
      if (token.children === null) continue;
      let dropped = false;
      token.children = token.children.filter((child) => {
        if (child.type === 'link_open') dropped = leavesSite(child.attrGet('href'), env.path, source);
        return !(dropped && (child.type === 'link_open' || child.type === 'link_close'));
      });
    }
  });
}

function leavesSite(href, page, source) {
  if (!href.startsWith('.')) return false;
  const file = join(dirname(page), decodeURI(href.replace(/#.*$/, '')));
  if (!relative(source, file).startsWith('..')) return false;
  if (!existsSync(file)) throw new Error(`${page}: expected a file of the repository, got a link to ${href}`);
  return true;
}
