import { Alert } from '@mantine/core';
import type { UpdateState } from '@plinth/contract';
import { useI18n } from '@plinth/i18n/react';
import { problemTexts } from './problem-texts.ts';

type UpdateProblemProps = {
  readonly title: string;
  readonly problem: NonNullable<UpdateState['problem']>;
};

/** Why an update can't be made, and what to do about it. */
export const UpdateProblem = ({ title, problem }: UpdateProblemProps) => {
  const i18n = useI18n();
  const { reason, remedy } = problemTexts(i18n, problem);
  return (
    <Alert color="red" role="alert" title={title}>
      {reason !== title && `${reason} `}
      {remedy ?? i18n.t('MODULE.UPDATES.REMEDY.RETRY')}
    </Alert>
  );
};
