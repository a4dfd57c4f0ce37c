import { Button, Group, Modal, TextInput } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { Anchor, friendlyUrl } from '@plinth/model';
import { announce } from '@plinth/ui';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { deletePart, insertAnchor, partAtCaret, setPart } from '../../canvas/text/insert.ts';

/** Letters of an anchor's name. */
const LONGEST = 64;

/** A name for an anchor at the caret: the words of its line, as URLs have them. */
function nameOfLine({ state }: Editor): string {
  const name = friendlyUrl(state.selection.$from.parent.textContent).slice(0, LONGEST);
  return Anchor.safeParse(name).success ? name : '';
}

type AnchorDialogProps = { readonly editor: Editor; readonly onClose: () => void };

/** Names the anchor at the caret, or a new one. */
export function AnchorDialog({ editor, onClose }: AnchorDialogProps) {
  const t = useT();
  const [anchor] = useState(() => partAtCaret(editor.state, 'anchor'));
  const current = String(anchor?.node.attrs.id ?? '');
  const [name, setName] = useState(() => (anchor ? current : nameOfLine(editor)));
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const [isOpen, setOpen] = useState(true);
  const done = (said: MessageKey) => {
    announce(t(said));
    setOpen(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const id = name.trim();
    const page = editor.view.dom.ownerDocument;
    if (!Anchor.safeParse(id).success) return setProblem('COMMON.LINK.ANCHOR_INVALID');
    if (id !== current && page.getElementById(id)) return setProblem('EDITOR.ANCHOR.TAKEN');
    if (!anchor) insertAnchor(editor, id);
    else if (id !== current) setPart(editor, anchor, { id });
    done(anchor ? 'EDITOR.ANCHOR.RENAMED' : 'EDITOR.ANCHOR.ADDED');
  };
  const remove = () => {
    if (anchor) deletePart(editor, anchor);
    done('EDITOR.ANCHOR.REMOVED');
  };
  return (
    <Modal
      opened={isOpen}
      onClose={() => setOpen(false)}
      onExitTransitionEnd={onClose}
      title={t('EDITOR.ANCHOR.LABEL')}
      size="sm"
    >
      <form onSubmit={submit} noValidate>
        <TextInput
          data-autofocus
          label={t('EDITOR.ANCHOR.NAME')}
          description={t('EDITOR.ANCHOR.HINT')}
          maxLength={LONGEST}
          value={name}
          error={problem && t(problem)}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setProblem(null);
          }}
          data-testid="anchor-name"
        />
        <Group justify="flex-end" mt="md">
          {anchor && (
            <Button variant="subtle" color="red" onClick={remove} data-testid="anchor-remove">
              {t('COMMON.ACTION.REMOVE')}
            </Button>
          )}
          <Button type="submit" data-testid="anchor-apply">
            {t(anchor ? 'COMMON.ACTION.APPLY' : 'COMMON.ACTION.ADD')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
