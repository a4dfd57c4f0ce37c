import { LazyMount, lazyComponent } from '@plinth/ui';
import type { EditorDrawerProps } from './editor-drawer.tsx';

const EditorDrawer = lazyComponent(async () => (await import('./editor-drawer.tsx')).EditorDrawer);

/** An `EditorDrawer` whose code loads when it's first needed, or 10 s after startup. */
export const LazyDrawer = (props: EditorDrawerProps) => (
  <LazyMount when={props.opened}>
    <EditorDrawer {...props} />
  </LazyMount>
);
