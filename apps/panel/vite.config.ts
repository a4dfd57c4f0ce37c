import react from '@vitejs/plugin-react';
import { withMergedChunks } from './merged-chunks.ts';

/** Built for `/admin/`; the server puts a fresh nonce in place of the mark with every answer. */
export default withMergedChunks(
  {
    root: import.meta.dirname,
    base: '/admin/',
    plugins: [react()],
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Importing these packages does nothing by itself, so what is not used of them is left out.
        treeshake: {
          moduleSideEffects: (id) =>
            !/[\\/]packages[\\/](model|contract|i18n|ui|widgets)[\\/].*\.tsx?$/.test(id),
        },
      },
    },
  },
  // Somebody signs in, opens a page in the editor, and its tools follow.
  {
    start: '/index.html',
    editor: '/screens/pages/design/screen.tsx',
    tools: '/packages/editor/shell/tools.tsx',
  },
);
