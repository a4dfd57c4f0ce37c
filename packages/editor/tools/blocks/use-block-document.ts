import { sameValue } from '@plinth/model';
import { useEffect, useMemo, useState } from 'react';
import { shownImages } from '../../core/blocks/shown-images.ts';
import type { Block } from '../../core/ports/blocks/port.ts';
import { useSession, useSteps } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { areAvailable, loadTreesToEdit } from '../../core/steps/load-widgets.ts';

const NO_IMAGES: readonly number[] = [];

/** The images on the page, which the block won't repeat. */
function useShownImages(isNeeded: boolean): readonly number[] {
  const session = useSession();
  const steps = useSteps();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step can change the images
  return useMemo(() => (isNeeded ? shownImages(session) : NO_IMAGES), [isNeeded, session, steps]);
}

/**
 * A block's document, with its widgets loaded. Those of prebuilt blocks load on first use, and again
 * after the page shows other images, because the block then gets others too.
 */
export function useBlockDocument(block: Block, isWanted: boolean): Block['document'] | null {
  const { blocks } = useServices().ports;
  const { preview: loadPrebuilt } = blocks;
  const [document, setDocument] = useState<Block['document'] | null>(null);
  const [loadedFor, setLoadedFor] = useState<readonly number[] | null>(null);
  const isReady = block.isOwn && areAvailable([block.document]);
  const isLoading = isWanted && !isReady;
  const shown = useShownImages(isLoading && block.showsImages);
  const isOutdated = isLoading && !sameValue(loadedFor, shown);
  useEffect(() => {
    if (!isOutdated) return;
    setLoadedFor(shown);
    const load = async () => {
      const loaded = block.isOwn ? block.document : await loadPrebuilt(block, shown);
      if (loaded) await loadTreesToEdit([loaded]);
      return loaded;
    };
    load().then(
      (loaded) => setDocument((known) => (sameValue(known, loaded) ? known : loaded)),
      () => undefined,
    );
  }, [isOutdated, shown, block, loadPrebuilt]);
  return isReady ? block.document : document;
}
