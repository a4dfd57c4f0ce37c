import type { MessageKey, MessageValues } from '@plinth/i18n';
import { type Validator, validators } from '@plinth/model';
import type { ReactNode } from 'react';
import { ProblemText } from './problem-text.tsx';

/** A validation rule: returns the error to show, or null. */
export type Rule<V> = (value: string, values: V) => ReactNode;

const rule =
  (validator: Validator, values?: MessageValues): Rule<unknown> =>
  (value) => {
    const errorKey = validator(value);
    return errorKey ? <ProblemText errorKey={errorKey} values={values} /> : null;
  };

export const required = rule(validators.required);
/** Says what is missing. */
export const requiredAs =
  (missing: MessageKey): Rule<unknown> =>
  (value) =>
    validators.required(value) ? <ProblemText errorKey={missing} /> : null;
export const email = rule(validators.email);
export const url = rule(validators.url);
export const uri = rule(validators.uri);
export const atMost = (count: number) => rule(validators.maxLength(count), { count });
export const atLeast = (count: number) => rule(validators.minLength(count), { count });

/** The value must equal that of another field. */
export const repeats =
  <V extends object>(field: keyof V): Rule<V> =>
  (value, values) =>
    rule(validators.confirms(String(values[field])))(value, values);

/** Applies a rule only while a condition is true. */
export const when =
  <V,>(applies: (values: V) => boolean, inner: Rule<V>): Rule<V> =>
  (value, values) =>
    applies(values) ? inner(value, values) : null;

/** Combines rules: the first error wins. */
export const all =
  <V,>(...rules: readonly Rule<V>[]): Rule<V> =>
  (value, values) => {
    for (const check of rules) {
      const problem = check(value, values);
      if (problem) return problem;
    }
    return null;
  };
