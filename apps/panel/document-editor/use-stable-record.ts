import { useRef } from 'react';

/** The same object until one of its values changes. */
export function useStableRecord<T extends object>(record: T): T {
  const stable = useRef(record);
  const before = stable.current;
  const names = Object.keys(record) as (keyof T)[];
  if (!names.every((name) => Object.is(record[name], before[name]))) stable.current = record;
  return stable.current;
}
