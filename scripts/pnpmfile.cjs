// Packs packages without devDependencies, which name packages that aren't on npm.
module.exports = {
  hooks: {
    /** @param {Record<string, unknown>} manifest */
    beforePacking: (manifest) => ({ ...manifest, devDependencies: undefined }),
  },
};
