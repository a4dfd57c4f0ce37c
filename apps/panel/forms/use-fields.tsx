import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { useI18n } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { type SyntheticEvent, useState } from 'react';
import { type Failure, failureOf } from '../rpc/failure.ts';
import { ProblemText } from './problem-text.tsx';
import type { Rule } from './rules.tsx';

export type FieldsOptions<V> = {
  readonly initial: V;
  readonly rules?: { readonly [F in keyof V]?: Rule<V> };
  /** Answers false when the person decided against it. */
  readonly submit: (values: V) => Promise<unknown>;
  /** Answers true when it has dealt with the failure itself. */
  readonly onFailure?: (failure: Failure) => boolean;
};

export type Fields<V> = {
  readonly form: UseFormReturnType<V>;
  readonly isBusy: boolean;
  readonly onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  /** The same without an event; answers whether it is done. */
  readonly send: () => Promise<boolean>;
};

const fieldProblems = ({ fields }: Failure): FormErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([field, [first = 'valueInvalid']]) => [
      field,
      <ProblemText key={field} errorKey={first} />,
    ]),
  );

/** Brings the person to the first field that is wrong, once it is marked. */
export const focusFirstInvalid = () =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  );

/**
 * A form by the specification's point 5: rules run on blur and before submitting, never natively;
 * the server's errors land at their fields; what a person typed is never cleared.
 */
export const useFields = <V extends Record<string, unknown>>(
  options: FieldsOptions<V>,
): Fields<V> => {
  const { t, has } = useI18n();
  const [isBusy, setBusy] = useState(false);
  const form = useForm<V>({
    initialValues: options.initial,
    validateInputOnBlur: true,
    clearInputErrorOnChange: true,
    // The library's own password fields do not tell screen readers.
    enhanceGetInputProps: ({ inputProps }) => ({
      'aria-invalid': inputProps.error ? true : undefined,
    }),
    validate: (values) =>
      Object.fromEntries(
        Object.entries(options.rules ?? {}).map(([field, rule]) => [
          field,
          (rule as Rule<V>)(String(values[field] ?? ''), values),
        ]),
      ),
  });

  const fail = (failure: Failure) => {
    const problems = fieldProblems(failure);
    const known = Object.keys(problems).filter((field) => field in form.getValues());
    if (known.length > 0) {
      form.setErrors(problems);
      focusFirstInvalid();
    }
    if (options.onFailure?.(failure) || known.length > 0) return;
    const message = has(failure.message) ? failure.message : 'COMMON.MESSAGES.UPDATE_ERROR';
    toast(t(message, failure.values), { kind: failure.type === 'DEMO' ? 'warning' : 'error' });
  };

  const submit = async (values: V): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      return (await options.submit(values)) !== false;
    } catch (error) {
      fail(failureOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };

  const refuse = (errors: FormErrors) => {
    focusFirstInvalid();
    toast(t('COMMON.MESSAGES.INVALID_FORM', { count: Object.keys(errors).length }), {
      kind: 'warning',
    });
  };

  const send = async (): Promise<boolean> => {
    const { hasErrors, errors } = await form.validate();
    if (hasErrors) refuse(errors);
    return !hasErrors && submit(form.getValues());
  };
  const onSubmit = (event?: SyntheticEvent<HTMLFormElement>) => {
    event?.preventDefault();
    void send();
  };
  return { form, isBusy, onSubmit, send };
};
