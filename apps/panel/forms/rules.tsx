import type { MessageValues } from '@plinth/i18n';
import { type Validator, validators } from '@plinth/model';
import type { ReactNode } from 'react';
import { ProblemText } from './problem-text.tsx';

/** A rule of a form's field: what is wrong with it, to be shown, or null. */
export type Rule<V> = (value: string, values: V) => ReactNode;

const rule =
  (validator: Validator, values?: MessageValues): Rule<unknown> =>
  (value) => {
    const errorKey = validator(value);
    return errorKey ? <ProblemText errorKey={errorKey} values={values} /> : null;
  };

export const required = rule(validators.required);
export const email = rule(validators.email);
export const url = rule(validators.url);
export const uri = rule(validators.uri);
export const atMost = (count: number) => rule(validators.maxLength(count), { count });
export const atLeast = (count: number) => rule(validators.minLength(count), { count });

/** The value has to repeat the one of another field. */
export const repeats =
  <V extends object>(field: keyof V): Rule<V> =>
  (value, values) =>
    rule(validators.confirms(String(values[field])))(value, values);

/** A rule that counts only while `applies`. */
export const when =
  <V,>(applies: (values: V) => boolean, inner: Rule<V>): Rule<V> =>
  (value, values) =>
    applies(values) ? inner(value, values) : null;

/** Several rules as one: the first that finds something speaks. */
export const all =
  <V,>(...rules: readonly Rule<V>[]): Rule<V> =>
  (value, values) => {
    for (const check of rules) {
      const problem = check(value, values);
      if (problem) return problem;
    }
    return null;
  };
