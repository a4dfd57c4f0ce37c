import type { NodeId } from '@plinth/model';
import { later, loadOnce, useLoaded } from '@plinth/ui';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import type { CanvasHandle } from '../canvas/canvas-context.ts';
import { useSession, useUi } from '../session/context.ts';
import { useServices } from '../session/services.ts';
import { keepFocus } from './keep-focus.ts';
import { openLabel } from './open-label.ts';

const TextToolbar = later(async () => (await import('./text-toolbar.tsx')).TextToolbar);

type TextEditingProps = { readonly canvas: CanvasHandle };

const RICH_TEXT = loadOnce(async () => (await import('./open-text.ts')).openText);

/** Opens the widget whose text is to be edited; the heavy part loads when the first text is selected. */
export function TextEditing({ canvas }: TextEditingProps) {
  const { store } = useSession();
  const id = useUi((ui) => ui.textEditing);
  const selected = useUi((ui) => ui.selection.at(-1) ?? '');
  useEffect(() => {
    const inline = INSPECTORS[store.node(selected)?.widget ?? '']?.inline;
    if (inline && inline.kind !== 'text') RICH_TEXT.load().catch(() => undefined);
  }, [store, selected]);
  return id === null ? null : <OpenWidget key={id} id={id} canvas={canvas} />;
}

function OpenWidget({ id, canvas }: TextEditingProps & { readonly id: NodeId }) {
  const session = useSession();
  const { ports } = useServices();
  const [editor, setEditor] = useState<Editor | null>(null);
  const [address] = useState(() => (mediaId: number) => ports.site.media(mediaId)?.url ?? null);
  const inline = INSPECTORS[session.store.node(id)?.widget ?? '']?.inline;
  const isPlain = inline?.kind === 'text';
  const { value: openText } = useLoaded(RICH_TEXT, !isPlain);

  useEffect(() => {
    const element = session.elements.get(id) as HTMLElement | undefined;
    if (!inline || !element) return;
    canvas.window.focus();
    const at = session.ui.getState().textOpenedAt;
    const asked = { session, id, element, path: inline.path };
    const opened = isPlain ? openLabel(asked) : openText?.({ ...asked, address, at });
    if (!opened) return;
    const stop = keepFocus(canvas, opened.focus);
    setEditor(opened.editor);
    return () => {
      setEditor(null);
      stop();
      opened.close();
    };
  }, [session, canvas, id, inline, isPlain, openText, address]);

  return editor && <TextToolbar id={id} canvas={canvas} editor={editor} />;
}
