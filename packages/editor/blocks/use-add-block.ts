import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useRef } from 'react';
import { refused } from '../commands/step.ts';
import { useReport } from '../parts/use-report.ts';
import type { Block } from '../ports.ts';
import { useSession } from '../session/context.ts';
import { useServices } from '../session/services.ts';
import { blockName } from './block-name.ts';
import { blockPlace } from './block-place.ts';
import { insertBlock } from './insert-block.ts';

/** Adds blocks one after the other, however fast they are chosen: each goes below the one before. */
export function useAddBlock(): (block: Block) => void {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const { ports } = useServices();
  const last = useRef<Promise<void>>(Promise.resolve());
  const add = async (block: Block) => {
    try {
      const document = block.isOwn ? block.document : await ports.takeBlock(block.id);
      const place = blockPlace(session);
      const outcome = place ? insertBlock(session, document, place) : refused('noSection');
      report(outcome, t('EDITOR.BLOCKS.ADDED', { name: blockName(t, block) }));
    } catch {
      toast(t('EDITOR.BLOCKS.NOT_ADDED'), { kind: 'error' });
    }
  };
  return (block) => {
    last.current = last.current.then(() => add(block));
  };
}
