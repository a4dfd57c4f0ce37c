import react from '@vitejs/plugin-react';
import { withMergedChunks } from './merged-chunks.ts';

/** Built for `/admin/`; the server replaces the nonce placeholder in every response. */
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
        // These packages have no side effects on import, so unused exports can be dropped.
        treeshake: {
          moduleSideEffects: (id) =>
            !/[\\/]packages[\\/](model|contract|i18n|ui|widgets)[\\/].*\.tsx?$/.test(id),
        },
      },
    },
  },
  // The order of a typical visit: sign in, open a page in the editor, load its tools.
  {
    start: '/index.html',
    editor: '/screens/pages/design/screen.tsx',
    tools: '/packages/editor/shell/tools.tsx',
  },
);
