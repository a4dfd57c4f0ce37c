import { RpcError } from '@plinth/contract';
import type { MessageKey } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { type Properties, sameValue } from '@plinth/model';
import { announce, confirm, toast } from '@plinth/ui';
import { useEffect, useRef, useState } from 'react';
import type { Rule } from './rules.tsx';
import type { FormSchema } from './schema-problems.tsx';
import { type Fields, useFields } from './use-fields.tsx';

type RecordState<V> = { readonly stored: V; readonly revision: number };

export type RecordEdit<V> = {
  readonly values: V;
  /** Values that differ from the stored ones: only these overwrite a change made elsewhere. */
  readonly changed: Partial<V>;
  readonly revision: number;
};

const changedValues = <V extends Properties>(values: V, stored: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !sameValue(value, stored[name])),
  ) as Partial<V>;

const valuesOf = <V extends Properties>(stored: V, names: readonly string[]): Partial<V> =>
  Object.fromEntries(names.map((name) => [name, stored[name]])) as Partial<V>;

type RecordFormOptions<V> = {
  /** The stored record as form values. */
  readonly stored: V;
  readonly revision: number;
  readonly schema?: FormSchema<V> | undefined;
  readonly rules?: { readonly [F in keyof V]?: Rule<V> } | undefined;
  /** Saves and resolves to the stored state. */
  readonly save: (edit: RecordEdit<V>) => Promise<RecordState<V>>;
  /** The toast after saving, such as “Prices” saved, with the stored name. */
  readonly savedText?: (stored: V) => string;
  /** Message key of failures without their own message. */
  readonly failed?: MessageKey;
  /** Offers to restore the previous values after saving. */
  readonly canUndo?: boolean;
};

export type RecordForm<V> = Fields<V> & {
  /** Whether the values differ from the stored ones. */
  readonly isDirty: boolean;
  readonly discard: () => void;
  /** Of the stored record. */
  readonly revision: number;
  /** After a change that the form's fields have no part in. What is typed stays. */
  readonly setRevision: (revision: number) => void;
};

/**
 * A form for a stored record: tracks unsaved changes and asks before overwriting changes made
 * elsewhere.
 */
export const useRecordForm = <V extends Properties>(
  options: RecordFormOptions<V>,
): RecordForm<V> => {
  const { t } = useI18n();
  const [known, setKnown] = useState({ stored: options.stored, revision: options.revision });
  /** Saves values of before the last save. */
  const restore = useRef<(before: Partial<V>) => void>(() => undefined);

  const saveOver = async (values: V, revision: number): Promise<boolean> => {
    try {
      const changed = changedValues(values, known.stored);
      const next = await options.save({ values, changed, revision });
      setKnown(next);
      fields.form.setInitialValues(next.stored);
      fields.form.setValues(next.stored);
      const before = valuesOf(known.stored, Object.keys(changed));
      const undo = { label: t('COMMON.ACTION.UNDO'), run: () => restore.current(before) };
      toast(
        options.savedText?.(next.stored) ?? t('COMMON.MESSAGES.UPDATE_SUCCESS'),
        options.canUndo ? { action: undo } : {},
      );
      return true;
    } catch (error) {
      if (!(error instanceof RpcError) || error.type !== 'CONFLICT') throw error;
      const proceed = await confirm({
        title: t('COMMON.TEXT.CONFLICT_TITLE'),
        text: t('COMMON.TEXT.CONFLICT_TEXT'),
        confirmLabel: t('COMMON.ACTION.OVERWRITE'),
        cancelLabel: t('COMMON.ACTION.STAY'),
        danger: true,
      });
      return proceed && error.data.revision ? saveOver(values, error.data.revision) : false;
    }
  };

  const fields = useFields<V>({
    initial: options.stored,
    schema: options.schema,
    ...(options.rules ? { rules: options.rules } : {}),
    ...(options.failed && { failed: options.failed }),
    submit: (values) => saveOver(values, known.revision),
  });
  useEffect(() => {
    restore.current = (before) => {
      fields.form.setValues({ ...fields.form.getValues(), ...before });
      void fields.send();
    };
  });
  const isDirty = !sameValue(fields.form.values, known.stored);
  const discard = () => {
    fields.form.setValues(known.stored);
    announce(t('COMMON.MESSAGES.DISCARD_SUCCESS'));
  };
  const { revision } = known;
  const setRevision = (next: number) => setKnown({ ...known, revision: next });
  return { ...fields, isDirty, discard, revision, setRevision };
};
