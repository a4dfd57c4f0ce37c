import { useI18n } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useRef } from 'react';
import { blockGap } from '../commands/block-gap.ts';
import type { Gap } from '../commands/insert-position.ts';
import type { Block } from '../ports/blocks/port.ts';
import { useSession } from '../session/context.ts';
import { useServices } from '../session/services.ts';
import { loadTreesToEdit } from '../steps/load-widgets.ts';
import { refused } from '../steps/step.ts';
import { useReport } from '../steps/use-report.ts';
import { blockName } from './block-name.ts';
import { insertBlock } from './insert-block.ts';
import { withPageName } from './main-heading.ts';
import { replacedBlock } from './replaced-block.ts';
import { shownImages } from './shown-images.ts';

/**
 * Inserts a block at a position, otherwise where the gallery shows it; with `replacing`, in place of
 * the current site header or footer there. Queues insertions, so that each block goes below the
 * previous one even on fast clicks.
 */
export function useAddBlock(): (block: Block, at?: Gap | 'replacing') => Promise<void> {
  const i18n = useI18n();
  const { t } = i18n;
  const session = useSession();
  const report = useReport();
  const { ports, owner } = useServices();
  const last = useRef<Promise<void>>(Promise.resolve());
  const add = async (block: Block, at: Gap | 'replacing' | null) => {
    try {
      const shipped = block.isOwn
        ? block.document
        : await ports.blocks.import(block.id, shownImages(session));
      await loadTreesToEdit([shipped]);
      const document = block.isOwn ? shipped : withPageName(shipped, owner.name);
      const gap = at === 'replacing' || at === null ? blockGap(session) : at;
      const replaced = gap && at === 'replacing' ? replacedBlock(session, gap) : null;
      const place = replaced === null ? gap : { replaced };
      const outcome = place ? insertBlock(session, document, place) : refused('noSection');
      const done = replaced === null ? 'ADDED' : 'REPLACED';
      report(outcome, t(`EDITOR.BLOCKS.${done}`, { name: blockName(i18n, block) }));
    } catch {
      toast(t('EDITOR.BLOCKS.NOT_ADDED'), { kind: 'error' });
    }
  };
  return (block, at) => {
    last.current = last.current.then(() => add(block, at ?? null));
    return last.current;
  };
}
