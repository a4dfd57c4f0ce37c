import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImagePage } from '../../core/ports/media/port.ts';
import { useServices } from '../../core/session/services.ts';
import { type FoundImages, withMore, withNewest } from './found-images.ts';

/** Images whose name contains the words, loaded page by page; reloads after uploads. */
export function useImages(words: string) {
  const { images } = useServices().ports.media;
  const [found, setFound] = useState<FoundImages | null>(null);
  const [phase, setPhase] = useState<'idle' | 'reading' | 'failed'>('reading');
  const turn = useRef(0);
  const last = useRef(() => {});
  const read = useCallback(
    (skip: number, take: (before: FoundImages | null, round: ImagePage) => FoundImages) => {
      turn.current += 1;
      const own = turn.current;
      last.current = () => read(skip, take);
      const end = (next: typeof phase) => own === turn.current && setPhase(next);
      setPhase('reading');
      images(words, skip).then(
        (round) => {
          if (own === turn.current) setFound((before) => take(before, round));
          end('idle');
        },
        () => end('failed'),
      );
    },
    [images, words],
  );
  const newest = useCallback(
    () => read(0, (before, round) => withNewest(before, words, round)),
    [read, words],
  );
  const more = () => {
    if (phase === 'reading' || !found) return;
    read(found.items.length, (before, round) => withMore(before ?? found, round));
  };
  useEffect(() => {
    newest();
    return () => {
      turn.current += 1;
    };
  }, [newest]);
  return { found, phase, more, again: () => last.current() };
}
