import type { Choice } from './choice.ts';
import { useRequest } from './use-request.ts';

/** Choices from a port, loaded when the field mounts; null until loaded. */
export function useChoices<C>(load: () => Promise<readonly C[]>): readonly C[] | null {
  const { value, hasFailed } = useRequest(load);
  return value ?? (hasFailed ? [] : null);
}

export const choiceData = (choices: readonly Choice[] | null) =>
  (choices ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
