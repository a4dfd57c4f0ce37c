import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Block } from '../ports/blocks/port.ts';
import { useSession } from '../session/context.ts';
import { useServices } from '../session/services.ts';
import { blockChanges } from './block-changes.ts';

/** All blocks, reloaded after one is saved, renamed or deleted; null while loading. */
export function useBlocks(): readonly Block[] | null {
  const t = useT();
  const { list: load } = useServices().ports.blocks;
  const { count: changes } = useStore(blockChanges(useSession()));
  const [blocks, setBlocks] = useState<readonly Block[] | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    load().then(
      (found) => !isUnmounted && changes >= 0 && setBlocks(found),
      () => !isUnmounted && toast(t('EDITOR.BLOCKS.NOT_LOADED'), { kind: 'error' }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [load, t, changes]);
  return blocks;
}
