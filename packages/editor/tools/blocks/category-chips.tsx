import { UnstyledButton } from '@mantine/core';
import { useFormat, useT } from '@plinth/i18n/react';
import type { BlockCategory } from '@plinth/model';
import { useScrollFade } from '@plinth/ui';
import { useRef } from 'react';
import type { BlockGroup } from '../../core/blocks/block-groups.ts';

type CategoryChipsProps = {
  readonly groups: readonly BlockGroup[];
  /** null for all categories. */
  readonly chosen: BlockCategory | null;
  readonly onChoose: (category: BlockCategory | null) => void;
};

/** Category filter with the number of blocks for this section. */
export function CategoryChips({ groups, chosen, onChoose }: CategoryChipsProps) {
  const t = useT();
  const format = useFormat();
  const row = useRef<HTMLDivElement>(null);
  useScrollFade(row);
  const all = groups.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const chips = [
    { category: null, label: t('EDITOR.BLOCKS.ALL'), count: all },
    ...groups.map(({ category, label, blocks }) => ({
      category,
      label: t(label),
      count: blocks.length,
    })),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={row}
      className="pl-block-chips"
      role="group"
      aria-label={t('EDITOR.BLOCKS.CATEGORIES')}
    >
      {chips.map(({ category, label, count }) => (
        <UnstyledButton
          key={category ?? 'all'}
          className="pl-block-chip"
          aria-pressed={chosen === category}
          onClick={() => onChoose(category)}
          data-testid={`block-category-${category ?? 'all'}`}
        >
          {label} <span className="pl-block-chip-count">{format.number(count)}</span>
        </UnstyledButton>
      ))}
    </div>
  );
}
