import type { UseFormReturnType } from '@mantine/form';
import { useStateHistory } from '@mantine/hooks';
import { type Properties, sameValue } from '@plinth/model';
import { useEffect, useEffectEvent } from 'react';
import type { Steps } from './steps.ts';

/** A slider and a typed number change with every move and key: a pause ends the step. */
const PAUSE_MS = 400;

/** Undo and redo of a form's values, saved or not. */
export const useFormSteps = <V extends Properties>(
  form: Pick<UseFormReturnType<V>, 'values' | 'setValues' | 'clearErrors'>,
): Steps => {
  const { values, setValues, clearErrors } = form;
  const [known, history, { history: all, current }] = useStateHistory<V>(values);
  const isNew = !sameValue(values, known);
  const keep = useEffectEvent((changed: V) => {
    if (!sameValue(changed, known)) history.set(changed);
  });
  useEffect(() => {
    const timer = setTimeout(() => keep(values), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values]);
  const show = (next: V | undefined) => {
    if (next) setValues(next);
    clearErrors();
    return Promise.resolve(true);
  };
  const undo = () => {
    if (isNew) history.set(values);
    history.back();
    return show(isNew ? known : all[current - 1]);
  };
  const redo = () => {
    history.forward();
    return show(all[current + 1]);
  };
  return {
    undo: isNew || current > 0 ? undo : null,
    redo: !isNew && current < all.length - 1 ? redo : null,
  };
};
