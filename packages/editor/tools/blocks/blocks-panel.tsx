import { Button, Checkbox, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useI18n, useT } from '@plinth/i18n/react';
import type { BlockCategory } from '@plinth/model';
import { EmptyState, toast } from '@plinth/ui';
import { IconArrowRight, IconLayoutGridAdd } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { nodeText } from '../../canvas/drag/drop-position-text.ts';
import { blockGap, chooseBlockGap, endOf, placeOfGap } from '../../core/commands/block-gap.ts';
import { useNode, useSession, useUi } from '../../core/session/context.ts';
import { ownerText } from '../../core/session/owner-text.ts';
import { sectionOf } from '../../core/session/section-of.ts';
import { useServices } from '../../core/session/services.ts';
import { SearchField } from '../fields/search-field.tsx';
import { BlockCard } from './block-card.tsx';
import { LiveFramesContext } from './block-preview.tsx';
import './blocks-panel.css';
import { blockGroups, searchBlockGroups } from '../../core/blocks/block-groups.ts';
import { replacedBlock } from '../../core/blocks/replaced-block.ts';
import { useAddBlock } from '../../core/blocks/use-add-block.ts';
import { useBlocks } from '../../core/blocks/use-blocks.ts';
import { blockRefusal } from '../../core/commands/selected-block.ts';
import { CategoryChips } from './category-chips.tsx';
import { createLiveFrames, MAX_FRAMES, whenAtRest } from './live-frames.ts';

/** Gallery of prebuilt and own blocks. */
export function BlocksPanel() {
  const i18n = useI18n();
  const { t } = i18n;
  const session = useSession();
  const blocks = useBlocks();
  const add = useAddBlock();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<BlockCategory | null>(null);
  const [isKept, setKept] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [frames] = useState(() => createLiveFrames(MAX_FRAMES, whenAtRest()));
  useUi((ui) => ui.selection);
  useUi((ui) => ui.blockAt);
  const place = blockGap(session);
  useNode(place?.parent ?? '');
  const groups = blocks && place ? blockGroups(blocks, placeOfGap(session, place)) : [];
  // Headers and footers are wide and low.
  const isContent = place === null || placeOfGap(session, place).sectionName === 'content';
  const isSearching = search.trim() !== '';
  const found = isSearching ? searchBlockGroups(i18n, groups, search) : groups;
  const category = found.some((group) => group.category === chosen) ? chosen : null;
  const shown = found.filter(
    (group) => group.blocks.length > 0 && (category === null || group.category === category),
  );
  const isEmpty = shown.length === 0 && category === 'user_blocks';
  const seek = (words: string) => {
    setSearch(words);
    setChosen(null);
  };
  const clear = () => {
    setSearch('');
    field.current?.focus();
  };
  const keep = () => {
    if (blockRefusal(session) === null) session.ui.setState({ dialog: 'save-block' });
    else toast(t('EDITOR.BLOCKS.SELECT_FIRST'), { kind: 'warning' });
  };
  return (
    <div ref={panel} className="pl-blocks" data-testid="blocks-panel">
      <div className="pl-blocks-head">
        <SearchField
          label={t('EDITOR.BLOCKS.SEARCH')}
          ref={field}
          value={search}
          onChange={seek}
          onEnter={() => panel.current?.querySelector<HTMLElement>('.pl-block-add')?.focus()}
          found={shown.flatMap((group) => group.blocks).length}
          data-testid="blocks-search"
        />
        <Button size="xs" variant="default" onClick={keep} data-testid="block-save">
          {t('EDITOR.BLOCKS.KEEP')}
        </Button>
      </div>
      <SectionChoice />
      <NextPlace isKept={isKept} onKept={setKept} />
      {blocks ? (
        <CategoryChips groups={found} chosen={category} onChoose={setChosen} />
      ) : (
        <Skeleton height={160} />
      )}
      {isEmpty && (
        <EmptyState
          icon={<IconLayoutGridAdd size={28} />}
          title={t('EDITOR.BLOCKS.EMPTY')}
          text={t('EDITOR.BLOCKS.EMPTY_TEXT')}
        />
      )}
      {blocks !== null && isSearching && shown.length === 0 && (
        <div className="pl-blocks-none">
          <Text size="sm" c="dimmed">
            {t('EDITOR.BLOCKS.NONE', { search })}
          </Text>
          <Button size="xs" variant="default" onClick={clear} data-testid="blocks-clear">
            {t('EDITOR.BLOCKS.CLEAR')}
          </Button>
        </div>
      )}
      <LiveFramesContext value={frames}>
        {shown.map((group) => (
          <section key={group.category} aria-label={t(group.label)}>
            {category === null && <h3 className="pl-add-category">{t(group.label)}</h3>}
            <div className="pl-block-grid" data-single={!isContent || undefined}>
              {group.blocks.map((block) => (
                <BlockCard
                  key={block.id}
                  block={block}
                  onAdd={(added) => void add(added, isKept ? undefined : 'replacing')}
                />
              ))}
            </div>
          </section>
        ))}
      </LiveFramesContext>
    </div>
  );
}

type NextPlaceProps = {
  /** Whether a new site header or footer leaves the current one. */
  readonly isKept: boolean;
  readonly onKept: (isKept: boolean) => void;
};

/** Says in words where the next block goes; the canvas shows it. */
function NextPlace({ isKept, onKept }: NextPlaceProps) {
  const t = useT();
  const session = useSession();
  const place = blockGap(session);
  if (!place) return null;
  const current = replacedBlock(session, place);
  const replaced = isKept ? null : current;
  const before = session.store.node(place.parent)?.children[place.index - 1];
  return (
    <>
      <p className="pl-blocks-place" data-testid="block-place">
        <IconArrowRight size={14} aria-hidden />
        {replaced !== null && t('EDITOR.BLOCKS.PLACE_OF', { part: nodeText(t, session, replaced) })}
        {replaced === null &&
          (before
            ? t('EDITOR.BLOCKS.PLACE_AFTER', { part: nodeText(t, session, before) })
            : t('EDITOR.BLOCKS.PLACE_FIRST'))}
      </p>
      {current !== null && (
        <Checkbox
          size="xs"
          label={t('EDITOR.BLOCKS.KEEP_CURRENT', { part: nodeText(t, session, current) })}
          checked={isKept}
          onChange={({ currentTarget }) => onKept(currentTarget.checked)}
          data-testid="block-keep"
        />
      )}
    </>
  );
}

/** Chooses the section that the next block is appended to. */
function SectionChoice() {
  const t = useT();
  const session = useSession();
  const { owner } = useServices();
  const place = blockGap(session);
  if (!place || session.sections.length < 2) return null;
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-label={t('EDITOR.BLOCKS.SECTION')}
      value={sectionOf(session, place.parent)?.root ?? ''}
      data={session.sections.map(({ root, name }) => ({
        value: root,
        label: t(
          name === 'content'
            ? ownerText(owner.kind, 'THIS')
            : `EDITOR.BLOCKS.INTO.${keyPart(name)}`,
        ),
      }))}
      onChange={(root) => chooseBlockGap(session, endOf(session, root))}
      data-testid="blocks-section"
    />
  );
}
