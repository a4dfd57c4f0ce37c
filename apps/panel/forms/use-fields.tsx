import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import type { MessageKey } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { type FieldLimits, fieldLimits } from '@plinth/model';
import { announce, toast } from '@plinth/ui';
import { type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type Failure, failureKey, failureOf, fieldKey } from '../rpc/failure.ts';
import { FieldProblem } from './missing-text.tsx';
import { ProblemText } from './problem-text.tsx';
import type { Rule } from './rules.tsx';
import { type FormSchema, schemaProblems } from './schema-problems.tsx';

export type FieldsOptions<V> = {
  readonly initial: V;
  /** Rules shared with the server; `field` passes their limits to the inputs. */
  readonly schema?: FormSchema<V> | undefined;
  /** Rules of this form, in addition to and before those of the schema. */
  readonly rules?: { readonly [F in keyof V]?: Rule<V> };
  /** Checks fields only when submitting, for forms that are filled in any order. */
  readonly isQuiet?: boolean;
  /** All fields are in view, so their marks are enough: no notice counts them. */
  readonly isShort?: boolean;
  /** Resolves to false if the user canceled. */
  readonly submit: (values: V) => Promise<unknown>;
  /** Message key for failures without their own message; its `name` is the form's. */
  readonly failed?: MessageKey;
  /** Returns true if it handled the failure. */
  readonly onFailure?: (failure: Failure) => boolean;
};

export type Fields<V> = {
  readonly form: UseFormReturnType<V>;
  /** Props of a field: value, events, error, and the limits from the schema. */
  readonly field: (name: keyof V & string) => FieldProps;
  readonly isBusy: boolean;
  readonly onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  /** Submits without an event; resolves to whether it succeeded. */
  readonly send: () => Promise<boolean>;
};

/** Props that a field in `forms/fields` gets from its form. */
export type FieldProps = ReturnType<UseFormReturnType<Record<string, unknown>>['getInputProps']> & {
  readonly limits: FieldLimits;
};

const fieldProblems = (failure: Failure): FormErrors =>
  Object.fromEntries(
    Object.entries(failure.fields).map(([field, keys]) => [
      field,
      <FieldProblem key={field} field={field}>
        <ProblemText errorKey={fieldKey(failure, keys)} />
      </FieldProblem>,
    ]),
  );

const ruleProblems = <V extends Record<string, unknown>>(
  rules: NonNullable<FieldsOptions<V>['rules']>,
  values: V,
): FormErrors =>
  Object.fromEntries(
    Object.entries(rules)
      .map(([name, rule]) => [name, (rule as Rule<V>)(String(values[name] ?? ''), values)] as const)
      .filter(([, problem]) => problem)
      .map(([name, problem]) => [
        name,
        <FieldProblem key={name} field={name}>
          {problem}
        </FieldProblem>,
      ]),
  );

/** How many fields have a problem. What has fields of its own, such as a list, isn't one. */
const problemCount = (names: readonly string[]): number =>
  names.filter((name) => !names.some((other) => other.startsWith(`${name}.`))).length;

const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/**
 * Focuses the first invalid field after it has been marked. A field that has the focus already, such
 * as after Enter in it, says what's wrong.
 */
export const focusFirstInvalid = () =>
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field && field === document.activeElement) announce(descriptionOf(field));
    else field?.focus();
  });

/** The submit button checks all fields. An error that appears before its click would move it. */
const goesToSubmit = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';

/**
 * A form whose rules run before submitting, and on blur for fields that were changed. Server errors
 * appear at their fields, and input is never cleared.
 */
export const useFields = <V extends Record<string, unknown>>(
  options: FieldsOptions<V>,
): Fields<V> => {
  const i18n = useI18n();
  const [isBusy, setBusy] = useState(false);
  /** Known at once, before the next rendering. */
  const isSending = useRef(false);
  const form = useForm<V>({
    initialValues: options.initial,
    validateInputOnBlur: !options.isQuiet,
    clearInputErrorOnChange: true,
    enhanceGetInputProps: ({ inputProps: { error, onBlur }, field: name, form: fields }) => ({
      // The library's password fields don't set it.
      'aria-invalid': error ? true : undefined,
      // Only a change clears an error: rules don't know why the server refused a value, and what is
      // below the field must not move away from the click that leaves it. Leaving a field as it was
      // is no mistake for the same reason; submitting checks it.
      onBlur: error
        ? undefined
        : (event: FocusEvent) => {
            if (fields.isDirty(name) && !goesToSubmit(event)) onBlur?.(event);
          },
    }),
    validate: (values) => ({
      ...(options.schema && schemaProblems(options.schema, values)),
      ...ruleProblems(options.rules ?? {}, values),
    }),
  });

  const field = (name: keyof V & string): FieldProps => ({
    ...form.getInputProps(name, {
      type: typeof options.initial[name] === 'boolean' ? 'checkbox' : 'input',
    }),
    limits: options.schema ? fieldLimits(options.schema.schema, name) : {},
  });

  /** Removes the notice about fields that had to be fixed. */
  const dismiss = useRef<(() => void) | null>(null);

  const fail = (failure: Failure) => {
    const problems = fieldProblems(failure);
    const values = form.getValues();
    const known = Object.keys(problems).filter((field) => field in values);
    // What is in a list may have no field of its own, so its problem is also said in a toast.
    const listed = Object.keys(problems).filter((path) => (path.split('.', 1)[0] ?? '') in values);
    if (listed.length > 0) {
      form.setErrors(problems);
      focusFirstInvalid();
    }
    if (options.onFailure?.(failure) || known.length > 0) return;
    const { failed = 'COMMON.MESSAGES.UPDATE_ERROR' } = options;
    const name = String(values.name ?? '');
    toast(i18n.t(failureKey(failure, failed, i18n.has), { name, ...failure.values }), {
      kind: failure.type === 'DEMO' ? 'warning' : 'error',
    });
  };

  const hasProblems = Object.keys(form.errors).length > 0;
  useEffect(() => {
    if (!hasProblems) dismiss.current?.();
  }, [hasProblems]);

  const submit = async (values: V): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    setBusy(true);
    try {
      return (await options.submit(values)) !== false;
    } catch (error) {
      fail(failureOf(error));
      return false;
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  const refuse = (errors: FormErrors) => {
    focusFirstInvalid();
    if (options.isShort) return;
    const count = problemCount(Object.keys(errors));
    dismiss.current = toast(i18n.t('COMMON.MESSAGES.INVALID_FORM', { count }), { kind: 'warning' });
  };

  const send = async (): Promise<boolean> => {
    const { hasErrors, errors } = await form.validate();
    dismiss.current?.();
    if (hasErrors) refuse(errors);
    return !hasErrors && submit(form.getValues());
  };
  const onSubmit = (event?: SyntheticEvent<HTMLFormElement>) => {
    event?.preventDefault();
    void send();
  };
  return { form, field, isBusy, onSubmit, send };
};
