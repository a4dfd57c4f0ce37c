import react from '@vitejs/plugin-react';
import { conditions, treeshake } from './bundling.ts';
import { withMergedChunks } from './merged-chunks.ts';

/** Built for `/admin/`; the server replaces the nonce placeholder in every response. */
export default withMergedChunks(
  {
    root: import.meta.dirname,
    base: '/admin/',
    plugins: [react()],
    resolve: { conditions },
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { treeshake },
    },
  },
  // The order of a typical visit: sign in, open a page in the editor, load its tools.
  {
    start: '/index.html',
    editor: '/screens/pages/design/screen.tsx',
    tools: '/packages/editor/shell/tools.tsx',
  },
);
