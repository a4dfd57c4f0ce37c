import { useI18n } from '@plinth/i18n/react';
import { isAllowedIn, isLockedOut } from '@plinth/model';
import { IconLayoutGrid } from '@tabler/icons-react';
import { useMemo } from 'react';
import { blockName, blockSynonyms } from '../../core/blocks/block-name.ts';
import { useAddBlock } from '../../core/blocks/use-add-block.ts';
import { useBlocks } from '../../core/blocks/use-blocks.ts';
import { blockGap, chooseBlockGap, placeOfGap } from '../../core/commands/block-gap.ts';
import { blockDrag } from '../../core/commands/dragged.ts';
import type { Gap } from '../../core/commands/insert-position.ts';
import { useSession } from '../../core/session/context.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { Entry } from './entries.tsx';

/** Whether the position is between parts of the page. */
export const isTopGap = (session: EditorSession, gap: Gap | null): gap is Gap =>
  gap !== null && session.store.node(gap.parent)?.parent === null;

/** Where a block goes: to the position if blocks fit there, otherwise where the gallery shows it. */
export const blockPlace = (session: EditorSession, gap: Gap | null): Gap | null =>
  isTopGap(session, gap) ? gap : blockGap(session);

/** An entry for every block that is allowed where it would go. */
export function useBlockEntries(gap: Gap | null): readonly Entry[] {
  const i18n = useI18n();
  const session = useSession();
  const blocks = useBlocks();
  const addBlock = useAddBlock();
  return useMemo(() => {
    const place = blockPlace(session, gap);
    if (!blocks || !place) return [];
    const location = placeOfGap(session, place);
    return blocks
      .filter(
        ({ id, allowed }) => isAllowedIn(allowed, location) && !isLockedOut(String(id), location),
      )
      .map((block) => ({
        id: `block-${block.id}`,
        group: 'blocks',
        label: blockName(i18n, block),
        icon: <IconLayoutGrid size={16} aria-hidden />,
        words: blockSynonyms(i18n, block),
        verbs: i18n.t('EDITOR.PALETTE.ADD_VERBS'),
        place: { dragged: blockDrag(block), gap: place },
        reason: null,
        run: () => {
          chooseBlockGap(session, place);
          void addBlock(block);
        },
      }));
  }, [i18n, session, blocks, addBlock, gap]);
}
