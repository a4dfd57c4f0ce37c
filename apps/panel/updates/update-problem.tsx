import { Alert } from '@mantine/core';
import type { UpdateState } from '@plinth/contract';
import { knownText } from '@plinth/i18n';
import { useFormat, useI18n } from '@plinth/i18n/react';

type UpdateProblemProps = {
  readonly title: string;
  readonly problem: NonNullable<UpdateState['problem']>;
};

/** Why an update can't be made, and what to do about it. */
export const UpdateProblem = ({ title, problem }: UpdateProblemProps) => {
  const i18n = useI18n();
  const format = useFormat();
  const { key, details } = problem;
  const bytes = (name: string) => format.fileSize(Number(details[name] ?? 0));
  const isSpace = key === 'NOT_ENOUGH_SPACE';
  const values = {
    ...{ path: '', name: '', version: '', file: '', current: '', needed: '', reason: '' },
    seconds: '',
    ...details,
    ...(isSpace && { free: bytes('free'), needed: bytes('needed') }),
  };
  const text = (prefix: string, fallback: Parameters<typeof knownText>[2]['fallback']) =>
    knownText(i18n, `${prefix}${key}`, { fallback, values });
  const reason = text('MODULE.UPDATES.', 'MODULE.UPDATES.UNEXPECTED');
  return (
    <Alert color="red" role="alert" title={title}>
      {reason !== title && `${reason} `}
      {text('MODULE.UPDATES.REMEDY.', 'MODULE.UPDATES.REMEDY.RETRY')}
    </Alert>
  );
};
