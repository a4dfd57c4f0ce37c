import { useEffect, useState } from 'react';
import type { Choice } from './choice.ts';

/** A list from a port, loaded when the field mounts; null until loaded. */
export function useLoaded<C>(load: () => Promise<readonly C[]>): readonly C[] | null {
  const [choices, setChoices] = useState<readonly C[] | null>(null);
  useEffect(() => {
    let isCanceled = false;
    load().then(
      (found) => !isCanceled && setChoices(found),
      () => !isCanceled && setChoices([]),
    );
    return () => {
      isCanceled = true;
    };
  }, [load]);
  return choices;
}

/** Choices from a port, loaded when the field mounts; null until loaded. */
export const useChoices = <C extends Choice>(
  load: () => Promise<readonly C[]>,
): readonly C[] | null => useLoaded(load);

export const choiceData = (choices: readonly Choice[] | null) =>
  (choices ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
