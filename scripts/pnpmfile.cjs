// What pnpm packs has no dependencies: those of development name packages that aren't on npm.
module.exports = {
  hooks: {
    /** @param {Record<string, unknown>} manifest */
    beforePacking: (manifest) => ({ ...manifest, devDependencies: undefined }),
  },
};
