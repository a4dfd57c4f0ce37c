import { UnstyledButton } from '@mantine/core';
import { useI18n, useT } from '@plinth/i18n/react';
import { IconLayoutGrid } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { usePlaceOnHover } from '../../canvas/overlay/use-shown-place.ts';
import { blockGroups, searchBlockGroups } from '../../core/blocks/block-groups.ts';
import { blockName } from '../../core/blocks/block-name.ts';
import { useAddBlock } from '../../core/blocks/use-add-block.ts';
import { useBlocks } from '../../core/blocks/use-blocks.ts';
import { blockGap, placeOfGap } from '../../core/commands/block-gap.ts';
import { blockDrag } from '../../core/commands/dragged.ts';
import type { Block } from '../../core/ports/blocks/port.ts';
import { useSession } from '../../core/session/context.ts';

/** The most blocks that are listed below widgets; the gallery shows all. */
const MAX_BLOCKS = 6;

/**
 * The blocks that match a search and are allowed where the next block goes; null while they load.
 */
function useFoundBlocks(search: string): readonly Block[] | null {
  const i18n = useI18n();
  const session = useSession();
  const blocks = useBlocks();
  const place = blockGap(session);
  if (!blocks) return null;
  if (!place) return [];
  const groups = blockGroups(blocks, placeOfGap(session, place));
  return searchBlockGroups(i18n, groups, search)
    .flatMap((group) => group.blocks)
    .slice(0, MAX_BLOCKS);
}

type BlockTileProps = {
  readonly block: Block;
  readonly name: string;
  readonly add: ReturnType<typeof useAddBlock>;
};

function BlockTile({ block, name, add }: BlockTileProps) {
  const session = useSession();
  const { hide, ...onHover } = usePlaceOnHover(() => {
    const gap = blockGap(session);
    return gap && { dragged: blockDrag(block), gap };
  });
  return (
    <UnstyledButton
      className="pl-tile"
      data-wide
      onClick={() => {
        hide();
        void add(block);
      }}
      {...onHover}
      data-testid={`found-block-${block.id}`}
    >
      <IconLayoutGrid size={24} aria-hidden />
      {name}
    </UnstyledButton>
  );
}

type FoundBlocksProps = {
  readonly search: string;
  /** Called with the number of blocks; null while they load. */
  readonly onFound: (count: number | null) => void;
  /** Shown if no block matches. */
  readonly none: ReactNode;
};

/** Ready-made blocks that match a search, below the widgets that do. */
export function FoundBlocks({ search, onFound, none }: FoundBlocksProps) {
  const i18n = useI18n();
  const t = useT();
  const add = useAddBlock();
  const blocks = useFoundBlocks(search);
  const count = blocks ? blocks.length : null;
  useEffect(() => onFound(count), [onFound, count]);
  if (!blocks || blocks.length === 0) return blocks && none;
  return (
    <section aria-label={t('EDITOR.ADD.BLOCKS')} data-testid="found-blocks">
      <h3 className="pl-add-category">{t('EDITOR.ADD.BLOCKS')}</h3>
      <div className="pl-tiles">
        {blocks.map((block) => (
          <BlockTile key={block.id} block={block} name={blockName(i18n, block)} add={add} />
        ))}
      </div>
    </section>
  );
}
