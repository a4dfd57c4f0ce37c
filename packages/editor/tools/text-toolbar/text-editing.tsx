import type { NodeId } from '@plinth/model';
import { lazyComponent, loadOnce, useLoaded } from '@plinth/ui';
import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import type { CanvasHandle } from '../../canvas/frame/canvas-context.ts';
import { openLabel } from '../../canvas/text/open-label.ts';
import { restoreTextFocus } from '../../canvas/text/restore-focus.ts';
import { editableText } from '../../core/commands/edit-inline-text.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { useShownFact } from './use-shown-fact.ts';

const TextToolbar = lazyComponent(async () => (await import('./text-toolbar.tsx')).TextToolbar);

type TextEditingProps = { readonly canvas: CanvasHandle };

const RICH_TEXT = loadOnce(async () => (await import('../../canvas/text/open-text.ts')).openText);

/** Mounts the text editor; its code loads when the first text widget is selected. */
export function TextEditing({ canvas }: TextEditingProps) {
  const { store } = useSession();
  const id = useUi((ui) => ui.textEditing);
  const path = useUi((ui) => ui.textPath);
  const selected = useUi((ui) => ui.selection.at(-1) ?? '');
  useEffect(() => {
    const text = editableText(store.node(selected)?.widget ?? '', null);
    if (text && text.kind !== 'text') RICH_TEXT.load().catch(() => undefined);
  }, [store, selected]);
  return id === null ? null : <OpenText key={id + path} {...{ id, path, canvas }} />;
}

type OpenTextProps = TextEditingProps & { readonly id: NodeId; readonly path: string | null };

function OpenText({ id, path, canvas }: OpenTextProps) {
  const session = useSession();
  const { ports } = useServices();
  const [editor, setEditor] = useState<Editor | null>(null);
  const [mediaUrl] = useState(() => (mediaId: number) => ports.site.media(mediaId)?.url ?? null);
  const showFact = useShownFact();
  const text = editableText(session.store.node(id)?.widget ?? '', path);
  const isPlain = text?.kind === 'text';
  const { value: openText } = useLoaded(RICH_TEXT, !isPlain);

  useEffect(() => {
    const root = session.elements.get(id) as HTMLElement | undefined;
    const element = text?.part === undefined ? root : root?.querySelector<HTMLElement>(text.part);
    if (!text || !element) return;
    canvas.window.focus();
    const at = session.ui.getState().textOpenedAt;
    const asked = { session, id, element, path: text.path };
    const opened = isPlain ? openLabel(asked) : openText?.({ ...asked, mediaUrl, showFact, at });
    if (!opened) return;
    const stop = restoreTextFocus(canvas, opened.focus);
    setEditor(opened.editor);
    return () => {
      setEditor(null);
      stop();
      opened.close();
    };
  }, [session, canvas, id, text, isPlain, openText, mediaUrl, showFact]);

  return editor && <TextToolbar id={id} canvas={canvas} editor={editor} />;
}
