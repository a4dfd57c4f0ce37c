import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { Form } from '../../forms/form.tsx';
import { ExpiryWarning } from './expiry-warning.tsx';
import { FactsWizard } from './facts-wizard.tsx';
import { NoLink } from './link-card.tsx';
import { StepFields } from './step-fields.tsx';
import { StepFrame } from './step-frame.tsx';
import { LanguageStep, OwnerStep, SiteStep, StarterStep } from './steps.tsx';
import { useSetup } from './use-setup.ts';
import type { SetupLink, SetupState } from './use-setup-link.ts';

const STEPS = [
  { title: 'SETUP.LANGUAGE.TITLE', text: 'SETUP.LANGUAGE.TEXT', Step: LanguageStep },
  { title: 'SETUP.OWNER.TITLE', text: 'SETUP.OWNER.TEXT', Step: OwnerStep },
  { title: 'SETUP.SITE.TITLE', text: 'SETUP.SITE.TEXT', Step: SiteStep },
  { title: 'SETUP.STARTER.TITLE', text: 'SETUP.STARTER.TEXT', Step: StarterStep },
] as const;

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
    const { site_name, email } = form.values;
    return (
      <FactsWizard
        site={{ token: link.token, homePage, siteName: site_name, email: email.trim() }}
      />
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
