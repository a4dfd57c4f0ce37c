import { Button, Progress, Text, Title } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import { useI18n, useT } from '@plinth/i18n/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from '../../forms/form.tsx';
import { FactsStep } from './facts-step.tsx';
import { NoLink } from './link-card.tsx';
import { LanguageStep, OwnerStep, SiteStep, StarterStep } from './steps.tsx';
import { useSetup } from './use-setup.ts';
import type { SetupLink, SetupState } from './use-setup-link.ts';

const STEPS = [
  { title: 'SETUP.LANGUAGE.TITLE', text: 'SETUP.LANGUAGE.TEXT', Step: LanguageStep },
  { title: 'SETUP.OWNER.TITLE', text: 'SETUP.OWNER.TEXT', Step: OwnerStep },
  { title: 'SETUP.SITE.TITLE', text: 'SETUP.SITE.TEXT', Step: SiteStep },
  { title: 'SETUP.STARTER.TITLE', text: 'SETUP.STARTER.TEXT', Step: StarterStep },
] as const;

type StepFrameProps = {
  readonly step: number;
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly children: ReactNode;
};

/** The last step comes after the site was created. */
const STEP_COUNT = STEPS.length + 1;

const StepFrame = ({ step, title, text, children }: StepFrameProps) => {
  const t = useT();
  const progress = t('SETUP.STEP', { step: step + 1, steps: STEP_COUNT });
  return (
    <div className="card" data-wide data-testid="setup">
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
      <Title order={1}>{t(title)}</Title>
      <Text c="dimmed" mt={4} mb="lg">
        {t(text)}
      </Text>
      {children}
    </div>
  );
};

/** Warns in time for a link that nobody uses to stay valid. */
const ExpiryWarning = ({ link }: { readonly link: SetupLink }) => {
  const { t, format } = useI18n();
  return (
    <div role="status">
      {link.isExpiring && (
        <div className="setup-expiry">
          <Text size="sm">{t('SETUP.EXPIRING.TEXT', { time: format.time(link.expires) })}</Text>
          <Button variant="subtle" size="xs" onClick={() => void link.extend()}>
            {t('SETUP.EXPIRING.EXTEND')}
          </Button>
        </div>
      )}
    </div>
  );
};

/** The fields of the current step; moves focus to the first one when the step changes. */
const StepFields = ({
  step,
  children,
}: {
  readonly step: number;
  readonly children: ReactNode;
}) => {
  const fields = useRef<HTMLDivElement>(null);
  const former = useRef(step);
  useEffect(() => {
    if (former.current === step) return;
    former.current = step;
    const all = fields.current;
    const first = all?.querySelector<HTMLElement>('input:checked') ?? all?.querySelector('input');
    first?.focus();
  }, [step]);
  return <div ref={fields}>{children}</div>;
};

type WizardProps = {
  readonly link: SetupLink;
  /** The state at the last time that the link was valid. */
  readonly state: SetupState;
};

/** The steps of the setup. What was entered outlasts the link. */
export const Wizard = ({ link, state }: WizardProps) => {
  const t = useT();
  const setup = useSetup({
    token: link.token,
    state,
    onActivity: link.extendIfDue,
    onBadLink: link.refetch,
  });
  const { form, step, isBusy, isLast, homePage } = setup;
  const current = STEPS[step] ?? STEPS[0];
  if (homePage !== null) {
    return (
      <StepFrame step={STEPS.length} title="SETUP.FACTS.TITLE" text="SETUP.FACTS.TEXT">
        <FactsStep
          siteName={form.values.site_name}
          email={form.values.email.trim()}
          homePage={homePage}
          onDone={setup.enter}
        />
      </StepFrame>
    );
  }
  if (!link.isValid) return <NoLink link={link} isInterrupted />;
  return (
    <StepFrame step={step} title={current.title} text={current.text}>
      <Form onSubmit={setup.onSubmit}>
        <StepFields step={step}>
          <current.Step form={form} starters={state.starters} />
        </StepFields>
        <div className="setup-actions">
          {step > 0 ? (
            <Button variant="default" size="md" onClick={setup.back} disabled={isBusy}>
              {t('COMMON.ACTION.BACK')}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" size="md" loading={isBusy} data-testid="setup-next">
            {t(isLast ? 'SETUP.FINISH' : 'COMMON.ACTION.CONTINUE')}
          </Button>
        </div>
      </Form>
      <ExpiryWarning link={link} />
    </StepFrame>
  );
};
