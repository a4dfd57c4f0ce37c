import type { Moment } from '@plinth/widgets/kit';
import { useState } from 'react';
import type { ControlValue } from '../../use-control.ts';
import { momentOf, momentsOf, type TypedTime, typedOf } from './typed-time.ts';

type Draft = TypedTime & { readonly over: string };

const keyOf = (moment: Moment | null): string => JSON.stringify(moment);

/** Keeps a time that can't be stored yet in the field until the stored one changes otherwise. */
export function useTypedTime(property: ControlValue, siteZone: string) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const stored = momentOf(property.value);
  const over = keyOf(stored);
  const typed: TypedTime = draft?.over === over ? draft : typedOf(stored, siteZone);
  const store = (moment: Moment) => {
    setDraft(null);
    if (keyOf(moment) !== over) property.set(moment);
  };
  return {
    typed,
    stored,
    moments: momentsOf(typed),
    store,
    write: (next: TypedTime) => {
      const [first] = momentsOf(next);
      if (first) store(first);
      else setDraft({ ...next, over });
    },
    /** An emptied field clears the value once it's left. */
    leave: (isPartial: boolean) => {
      if (typed.local === '' && !isPartial && stored) property.set(undefined);
    },
  };
}
