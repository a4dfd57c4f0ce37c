import { Button, Group } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { linkedFact } from '@plinth/model';
import { announce } from '@plinth/ui';
import { attributesToLink, linkToAttributes } from '@plinth/widgets/kit';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { insertFact } from '../../canvas/text/insert-fact.ts';
import { recognizeWords } from '../../core/links/recognize-link.ts';
import { finishedLink, type LinkDraft } from '../fields/link-draft.ts';
import { LinkPicker } from '../fields/link-picker.tsx';
import { useRegion } from '../fields/use-region.ts';
import { type TextLink, useLinkName } from './link-name.ts';

function selectedWords({ state }: Editor): string {
  const { from, to } = state.selection;
  return state.doc.textBetween(from, to, '\n');
}

type LinkFormProps = { readonly editor: Editor; readonly onDone: () => void };

/** The link settings of the selection, with the same link picker as everywhere else. */
export function LinkForm({ editor, onDone }: LinkFormProps) {
  const t = useT();
  const label = useId();
  const nameOf = useLinkName();
  const region = useRegion();
  const [link, setLink] = useState<LinkDraft>(
    () =>
      attributesToLink(editor.getAttributes('link')) ??
      recognizeWords(selectedWords(editor), region) ?? { action: 'page' },
  );
  const finished = finishedLink(link);
  const whole = finished?.action === 'none' ? null : finished;
  const isLinked = editor.isActive('link');
  const done = (said: MessageKey) => {
    announce(t(said));
    onDone();
  };
  const apply = () => {
    if (!whole) return;
    setTextLink(editor, whole, nameOf(whole));
    done('EDITOR.LINK.SET');
  };
  const remove = () => {
    editor.commands.unsetMark('link');
    done('EDITOR.LINK.REMOVED');
  };
  const keys = (event: KeyboardEvent) => {
    // Enter that selects a page in the picker doesn't submit the form.
    const isFree = !event.defaultPrevented && !event.nativeEvent.isComposing;
    if (event.key === 'Enter' && isFree && (event.target as Element).matches('input')) apply();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in any of its fields applies the link
    <div className="pl-text-link" onKeyDown={keys} data-enter-applies data-testid="text-link-form">
      <span id={label} className="pl-text-link-label">
        {t('EDITOR.LINK.KIND')}
      </span>
      <LinkPicker link={link} onChange={setLink} use="text" labelId={label} />
      <Group gap="xs" justify="flex-end">
        {isLinked && (
          <Button size="xs" variant="subtle" color="red" onClick={remove} data-testid="link-remove">
            {t('EDITOR.LINK.REMOVE')}
          </Button>
        )}
        <Button size="xs" disabled={!whole} onClick={apply} data-testid="link-apply">
          {t('COMMON.ACTION.APPLY')}
        </Button>
      </Group>
    </div>
  );
}

/** Links the selection; an empty selection inserts the fact or the target's name. */
function setTextLink(editor: Editor, link: TextLink, name: string): void {
  const attrs = linkToAttributes(link);
  const marks = [{ type: 'link', attrs }];
  const fact = linkedFact(link);
  if (!editor.state.selection.empty) editor.commands.setMark('link', attrs);
  else if (fact) insertFact(editor, fact, marks);
  else editor.commands.insertContent({ type: 'text', text: name, marks });
}
