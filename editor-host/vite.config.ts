import { conditions, treeshake } from '../apps/panel/bundling.ts';
import { withMergedChunks } from '../apps/panel/merged-chunks.ts';

/** Builds the page with the bundler and chunking of the product. */
export default withMergedChunks(
  {
    root: `${import.meta.dirname}/page`,
    base: './',
    resolve: { conditions },
    logLevel: 'error',
    build: {
      outDir: '../../.cache/editor-host',
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { treeshake },
    },
  },
  { start: '/index.html', tools: '/packages/editor/shell/tools.tsx' },
);
