/** One contender's production build, by the bundler that the product ships with. */
export default {
  root: `${import.meta.dirname}/pages`,
  base: './',
  logLevel: 'error',
  build: {
    outDir: `../../../.cache/bench-editor/${process.env.CONTENDER}`,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: `${import.meta.dirname}/pages/${process.env.CONTENDER}.html` },
  },
};
