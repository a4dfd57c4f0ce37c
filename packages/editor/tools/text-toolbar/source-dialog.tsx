import { Modal, Text, Textarea } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import { removedMarkup } from '@plinth/widgets/kit';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { formatSource, sourceHtml } from '../../canvas/text/source.ts';
import { textLimit } from '../../canvas/text/text-limit.ts';
import { setValue } from '../../core/commands/properties.ts';
import { useSession, useUi } from '../../core/session/context.ts';

type SourceDialogProps = {
  readonly id: NodeId;
  readonly editor: Editor;
  readonly onClose: () => void;
};

/**
 * The HTML of the text. What is typed is cleaned and applied at once, so nothing can be lost; the
 * field keeps it as it was typed. All of it is one undo step.
 */
export function SourceDialog({ id, editor, onClose }: SourceDialogProps) {
  const t = useT();
  const session = useSession();
  const { store, history } = session;
  const path = useUi((ui) => ui.textPath) ?? '';
  const [typed, setTyped] = useState(() =>
    formatSource(String(store.node(id)?.properties[path] ?? '')),
  );
  const [isTooLong, setTooLong] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    history.seal();
    return () => history.seal();
  }, [history]);
  const limit = textLimit(widgetDefinition(store.node(id)?.widget ?? ''), path);
  const change = (source: string) => {
    setTyped(source);
    const html = sourceHtml(editor, source);
    setTooLong(html.length > limit);
    if (html.length <= limit) setValue(session, [id], { path: [path], value: html });
  };
  const removed = removedMarkup(typed);
  // What is too long isn't applied, so it would be lost.
  const close = () => (isTooLong ? field.current?.focus() : setOpen(false));
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={onClose}
      title={t('EDITOR.TEXT.SOURCE')}
      size="xl"
    >
      <Textarea
        ref={field}
        data-autofocus
        aria-label={t('EDITOR.TEXT.SOURCE')}
        description={t('EDITOR.TEXT.SOURCE_HINT')}
        className="pl-text-source"
        value={typed}
        error={isTooLong && t('COMMON.VALIDATION.STRING_LENGTH_TOO_LONG', { count: limit })}
        autosize
        minRows={10}
        maxRows={22}
        spellCheck={false}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        data-testid="text-source"
      />
      <Text role="status" size="xs" mt="xs" c="var(--pl-warning)" data-testid="text-source-removed">
        {removed.length > 0 && t('EDITOR.TEXT.SOURCE_REMOVED', { markup: removed.join(', ') })}
      </Text>
    </Modal>
  );
}
