import { Anchor, Button, Progress } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { FormSkeleton, Panel } from '@plinth/ui';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { LoadError } from '../../list/load-error.tsx';
import { LinkAnchor } from '../../router/links.tsx';
import { chooseOnboarding, onboardingChoice } from '../../session/onboarding-choice.ts';
import { type OnboardingStep, onboardingSteps } from './onboarding.ts';
import { useSiteState } from './use-site-state.ts';

type OnLaunch = { readonly onLaunch: () => void };

type StepProps = OnLaunch & { readonly step: OnboardingStep };

/** The link, or for the launch the button, that starts a step. */
const StartStep = ({ step: { key, path }, onLaunch }: StepProps) => {
  const t = useT();
  const label = t('MODULE.DASHBOARD.GO_TO', { step: t(key) });
  return path === null ? (
    <Anchor component="button" fw={500} size="sm" aria-label={label} onClick={onLaunch}>
      {t('MODULE.DASHBOARD.GO')}
    </Anchor>
  ) : (
    <LinkAnchor to={path} fw={500} size="sm" aria-label={label}>
      {t('MODULE.DASHBOARD.GO')}
    </LinkAnchor>
  );
};

const Step = ({ step, onLaunch }: StepProps) => {
  const t = useT();
  const { key, isDone, left = 0 } = step;
  return (
    <li className="step" data-done={isDone || undefined}>
      <span
        className="step-mark"
        role="img"
        aria-label={t(isDone ? 'MODULE.DASHBOARD.DONE' : 'MODULE.DASHBOARD.OPEN')}
      >
        {isDone && <IconCheck size={14} stroke={3} />}
      </span>
      <span className="step-text">
        {t(key)}
        {left > 0 && (
          <span className="step-left">{t('MODULE.LAUNCH.SAMPLES_LEFT', { count: left })}</span>
        )}
      </span>
      {!isDone && <StartStep step={step} onLaunch={onLaunch} />}
    </li>
  );
};

/** The getting-started checklist, derived from the site's state. */
export const OnboardingCard = ({ onLaunch }: OnLaunch) => {
  const t = useT();
  const state = useSiteState();
  const [choice, setChoice] = useState(onboardingChoice);
  if (choice === 'dismissed') return null;
  if (state.isPending) return <FormSkeleton fields={4} />;
  if (state.error) return <LoadError error={state.error} onRetry={() => void state.refetch()} />;
  const steps = onboardingSteps(state.data);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length && choice !== 'shown') return null;
  const progress = t('MODULE.DASHBOARD.PROGRESS', { done, steps: steps.length });
  return (
    <Panel
      title={t('MODULE.DASHBOARD.ONBOARDING')}
      description={progress}
      data-testid="onboarding-card"
      action={
        <Button
          variant="subtle"
          size="xs"
          className="steps-away"
          onClick={() => {
            chooseOnboarding('dismissed');
            setChoice('dismissed');
          }}
        >
          {t('MODULE.DASHBOARD.DISMISS')}
        </Button>
      }
    >
      <Progress
        value={Math.round((done / steps.length) * 100)}
        size="sm"
        mb="sm"
        aria-label={progress}
      />
      <ul className="steps">
        {steps.map((step) => (
          <Step key={step.key} step={step} onLaunch={onLaunch} />
        ))}
      </ul>
    </Panel>
  );
};
