import { conditions, treeshake } from '../../apps/panel/bundling.ts';
import { withMergedChunks } from '../../apps/panel/merged-chunks.ts';

const page = `${process.env.CONTENDER}.html`;

/** Builds one contender for production with the bundler and chunking of the product. */
export default withMergedChunks(
  {
    root: `${import.meta.dirname}/pages`,
    base: './',
    resolve: { conditions },
    logLevel: 'error',
    build: {
      outDir: `../../../.cache/bench-editor/${process.env.CONTENDER}`,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { treeshake, input: `${import.meta.dirname}/pages/${page}` },
    },
  },
  { start: page, tools: '/packages/editor/shell/tools.tsx' },
);
