import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { lazyComponent, loadOnce, useLoaded } from '@plinth/ui';
import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { nodeText } from '../../canvas/drag/drop-position-text.ts';
import type { CanvasHandle } from '../../canvas/frame/canvas-context.ts';
import { followTextFocus } from '../../canvas/text/follow-text-focus.ts';
import { openLabel } from '../../canvas/text/open-label.ts';
import { revealText } from '../../canvas/text/reveal-text.ts';
import { TypingTarget } from '../../canvas/text/typing-target.tsx';
import { textElement, textKind, writableText } from '../../core/commands/edit-inline-text.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { refused } from '../../core/steps/step.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { announceFormats } from './announce-formats.ts';
import { LabelBar } from './label-bar.tsx';
import { useShownFact } from './use-shown-fact.ts';

const TextToolbar = lazyComponent(async () => (await import('./text-toolbar.tsx')).TextToolbar);

type TextEditingProps = { readonly canvas: CanvasHandle };

const RICH_TEXT = loadOnce(async () => (await import('../../canvas/text/open-text.ts')).openText);

/** Mounts the text editor; its code loads when the first text widget is selected. */
export function TextEditing({ canvas }: TextEditingProps) {
  const session = useSession();
  const { store } = session;
  const id = useUi((ui) => ui.textEditing);
  const path = useUi((ui) => ui.textPath);
  const selected = useUi((ui) => ui.selection.at(-1) ?? '');
  useEffect(() => {
    const text = writableText(session);
    const widget = store.node(selected)?.widget ?? '';
    if (text && textKind(widget, text.path) === 'rich_text')
      RICH_TEXT.load().catch(() => undefined);
  }, [session, store, selected]);
  return (
    <>
      <TypingTarget canvas={canvas} />
      {id !== null && path !== null && <OpenText key={id + path} {...{ id, path, canvas }} />}
    </>
  );
}

type OpenTextProps = TextEditingProps & { readonly id: NodeId; readonly path: string };

function OpenText({ id, path, canvas }: OpenTextProps) {
  const session = useSession();
  const t = useT();
  const report = useReport();
  const { context: site } = useServices().ports.site;
  const [editor, setEditor] = useState<Editor | null>(null);
  const [files] = useState(() => ({
    mediaUrl: (mediaId: number) => site.media(mediaId)?.url ?? null,
    iconPath: (icon: string) => site.icon(icon),
  }));
  const showFact = useShownFact();
  const isPlain = textKind(session.store.node(id)?.widget ?? '', path) === 'text';
  const { value: openText } = useLoaded(RICH_TEXT, !isPlain);

  useEffect(() => {
    const { ui } = session;
    const element = textElement(session.elements.get(id), path);
    const open = isPlain ? openLabel : openText;
    if (!element || !open) return;
    const hideAgain = revealText(session, id);
    // For example in a closed menu.
    if (!element.checkVisibility({ visibilityProperty: true })) {
      hideAgain();
      ui.setState({ textEditing: null, typedAhead: '' });
      report(refused('textNotShown'));
      return;
    }
    // Ends a word that an input method is composing, so that it is part of the typed text.
    ui.setState({ isTextOpen: true });
    canvas.window.focus();
    const { textOpenedAt: at, typedAhead } = ui.getState();
    const name = nodeText(t, session, id);
    const opened = open({ session, id, element, path, ...files, showFact, name, at });
    if (typedAhead !== '') opened.type(typedAhead);
    ui.setState({ typedAhead: '' });
    const end = () => ui.setState({ textEditing: null });
    const stop = followTextFocus(canvas, { focus: opened.focus, end });
    const stopFormats = opened.editor && announceFormats(opened.editor, t);
    setEditor(opened.editor);
    return () => {
      setEditor(null);
      stop();
      stopFormats?.();
      opened.close();
      hideAgain();
      ui.setState({ isTextOpen: false });
      // Undo, for example, leads out of the text; the document in the frame has no role.
      const isLeft = ui.getState().textEditing === null;
      if (isLeft && canvas.document.hasFocus()) canvas.focus();
    };
  }, [t, report, session, canvas, id, path, isPlain, openText, files, showFact]);

  if (isPlain) return <LabelBar />;
  return editor && <TextToolbar id={id} canvas={canvas} editor={editor} />;
}
