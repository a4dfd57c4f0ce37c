import { Progress, Text, Title } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { type ReactNode, useEffect } from 'react';

/** Four steps create the site; those after it are about its facts. */
export const FIRST_FACTS_STEP = 4;
const STEP_COUNT = FIRST_FACTS_STEP + 3;

type StepFrameProps = {
  readonly step: number;
  readonly title: MessageKey;
  readonly text: MessageKey;
  /** Has two columns on large screens. */
  readonly isSplit?: boolean;
  readonly children: ReactNode;
};

/** The card of a step, with the progress. */
export const StepFrame = ({ step, title, text, isSplit, children }: StepFrameProps) => {
  const t = useT();
  const progress = t('SETUP.STEP', { step: step + 1, steps: STEP_COUNT });
  const heading = t(title);
  const isLater = step > 0;
  // The focus goes to the first field, which doesn't say what it belongs to.
  useEffect(() => {
    if (isLater) announce(`${progress}. ${heading}`);
  }, [isLater, progress, heading]);
  return (
    <div className="card" data-wide={isSplit ? 'split' : true} data-testid="setup">
      <Text c="dimmed" size="xs">
        {progress}
      </Text>
      <Progress
        value={((step + 1) / STEP_COUNT) * 100}
        size="xs"
        mt={6}
        mb="lg"
        aria-label={progress}
      />
      <Title order={1}>{heading}</Title>
      <Text c="dimmed" mt={4} mb="lg">
        {t(text)}
      </Text>
      {children}
    </div>
  );
};
