import { Button, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { conflictKey, type MergeConflict, type MergeSide } from '@plinth/model';
import { announce, useLastNonNull, useMounted } from '@plinth/ui';
import { useState } from 'react';
import { fullValueText, nodeName, propertyName } from '../core/design/readable.ts';
import { firstDifference, type Passage } from '../core/properties/first-difference.ts';
import { useSaveState } from './save-context.ts';
import './conflict-dialog.css';
import type { Question } from './merge-stored.ts';

/** Asks which change to keep wherever two people changed the same thing. */
export function ConflictDialog() {
  const t = useT();
  const { question } = useSaveState();
  const isMounted = useMounted();
  const { last } = useLastNonNull(question);
  return (
    <Modal
      opened={question !== null && isMounted}
      onClose={() => question?.answer(null)}
      title={t('EDITOR.CONFLICT.TITLE')}
      size="lg"
      data-testid="conflict-dialog"
    >
      {last && <Choosing key={last.conflicts.map(conflictKey).join()} question={last} />}
    </Modal>
  );
}

function Choosing({ question }: { readonly question: Question }) {
  const t = useT();
  const { conflicts, answer } = question;
  const [choices, setChoices] = useState<ReadonlyMap<string, MergeSide>>(new Map());
  const sideOf = (conflict: MergeConflict) => choices.get(conflictKey(conflict)) ?? 'mine';
  const chooseAll = (side: MergeSide) => {
    setChoices(new Map(conflicts.map((conflict) => [conflictKey(conflict), side])));
    announce(t(side === 'mine' ? 'EDITOR.CONFLICT.CHOSE_MINE' : 'EDITOR.CONFLICT.CHOSE_THEIRS'));
  };
  const choose = (conflict: MergeConflict, side: MergeSide) =>
    setChoices(new Map([...choices, [conflictKey(conflict), side]]));
  return (
    <Stack gap="md">
      <Text size="sm" tabIndex={-1} data-autofocus data-testid="conflict-text">
        {t('EDITOR.CONFLICT.TEXT', { count: conflicts.length })}
      </Text>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={() => chooseAll('mine')}>
          {t('EDITOR.CONFLICT.ALL_MINE')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => chooseAll('theirs')}>
          {t('EDITOR.CONFLICT.ALL_THEIRS')}
        </Button>
      </Group>
      <ul className="pl-conflicts">
        {conflicts.map((conflict) => (
          <ConflictLine
            key={conflictKey(conflict)}
            conflict={conflict}
            question={question}
            side={sideOf(conflict)}
            onChoose={(side) => choose(conflict, side)}
          />
        ))}
      </ul>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => answer(null)}>
          {t('EDITOR.CONFLICT.KEEP_EDITING')}
        </Button>
        <Button
          onClick={() => answer(new Map(conflicts.map((one) => [conflictKey(one), sideOf(one)])))}
          data-testid="conflict-save"
        >
          {t('EDITOR.CONFLICT.SAVE')}
        </Button>
      </Group>
    </Stack>
  );
}

type LineProps = {
  readonly conflict: MergeConflict;
  readonly question: Question;
  readonly side: MergeSide;
  readonly onChoose: (side: MergeSide) => void;
};

function ConflictLine({ conflict, question, side, onChoose }: LineProps) {
  const t = useT();
  const title = useTitle(conflict, question);
  const both = useBoth(conflict, question);
  const looksEqual = both.mine.different === '' && both.theirs.different === '';
  return (
    <li data-testid="conflict-line">
      <Text size="sm" fw={600}>
        {title}
      </Text>
      {conflict.kind === 'property' && looksEqual && (
        <Text size="sm">{t('EDITOR.CONFLICT.FORMATTING')}</Text>
      )}
      <dl>
        <dt>{t('EDITOR.CONFLICT.MINE')}</dt>
        <dd>
          <MarkedPassage passage={both.mine} />
        </dd>
        <dt>{t('EDITOR.CONFLICT.THEIRS')}</dt>
        <dd>
          <MarkedPassage passage={both.theirs} />
        </dd>
      </dl>
      <SegmentedControl
        size="xs"
        aria-label={title}
        value={side}
        onChange={(value) => onChoose(value === 'theirs' ? 'theirs' : 'mine')}
        data={[
          { value: 'mine', label: choiceLabel(t('EDITOR.CONFLICT.TAKE_MINE'), both.mine) },
          { value: 'theirs', label: choiceLabel(t('EDITOR.CONFLICT.TAKE_THEIRS'), both.theirs) },
        ]}
      />
    </li>
  );
}

/** The choice, and for screen readers the text that it keeps. */
const choiceLabel = (choice: string, { before, different, after }: Passage) => (
  <>
    {choice}
    <span className="pl-visually-hidden">: {before + different + after}</span>
  </>
);

const MarkedPassage = ({
  passage: { before, different, after },
}: {
  readonly passage: Passage;
}) => (
  <>
    {before}
    {different !== '' && <mark>{different}</mark>}
    {after}
  </>
);

const unmarked = (text: string): Passage => ({ before: text, different: '', after: '' });

/** Names the conflict and its location, like “HTML in Column · Text”. */
function useTitle(conflict: MergeConflict, { sides }: Question): string {
  const t = useT();
  const pages = [sides.mine, sides.theirs, sides.base];
  const page = pages.find(({ nodes }) => nodes.has(conflict.id)) ?? sides.base;
  const node = page.nodes.get(conflict.id);
  const parent = page.nodes.get(node?.parent ?? '');
  const path = [parent, node].flatMap((one) => (one ? [nodeName(t, one)] : [])).join(' · ');
  if (conflict.kind !== 'property') return path;
  const property = propertyName(t, node?.widget ?? '', conflict.property);
  return t('EDITOR.CONFLICT.PROPERTY', { property, path });
}

function useBoth(conflict: MergeConflict, { sides }: Question): Record<MergeSide, Passage> {
  const t = useT();
  switch (conflict.kind) {
    case 'property':
      return firstDifference(fullValueText(t, conflict.mine), fullValueText(t, conflict.theirs));
    case 'removed': {
      const removed = unmarked(t('EDITOR.CONFLICT.REMOVED'));
      const changed = unmarked(t('EDITOR.CONFLICT.CHANGED'));
      return conflict.by === 'mine'
        ? { mine: removed, theirs: changed }
        : { mine: changed, theirs: removed };
    }
    case 'parent': {
      const place = (side: MergeSide) => {
        const { nodes } = sides[side];
        const parent = nodes.get(nodes.get(conflict.id)?.parent ?? '');
        return unmarked(t('EDITOR.CONFLICT.PLACE', { parent: nodeName(t, parent) }));
      };
      return { mine: place('mine'), theirs: place('theirs') };
    }
  }
}
