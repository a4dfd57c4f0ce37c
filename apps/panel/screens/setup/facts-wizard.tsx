import { Button, Loader, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { languageTag, type MessageKey } from '@plinth/i18n';
import { useI18n, useT } from '@plinth/i18n/react';
import { countryOf } from '@plinth/model';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useThemeColors } from '../../design/use-theme-colors.ts';
import { Form } from '../../forms/form.tsx';
import { focusFirstInvalid } from '../../forms/use-fields.tsx';
import { useHasRoute } from '../../router/routes-context.ts';
import { enterPanel } from '../../session/enter.ts';
import { ContactFields } from './contact-fields.tsx';
import { clearFactsDraft, readFactsDraft, writeFactsDraft } from './facts-draft.ts';
import { HoursFields } from './hours-fields.tsx';
import { LookFields } from './look-fields.tsx';
import type { NewSite } from './new-site.ts';
import { HOURS_FIELDS } from './open-hours.ts';
import { StepFields } from './step-fields.tsx';
import { FIRST_FACTS_STEP, StepFrame } from './step-frame.tsx';
import { type SiteFactValues, useSiteFacts } from './use-site-facts.ts';

type Step = {
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly fields: readonly (keyof SiteFactValues)[];
};

const STEPS: readonly Step[] = [
  {
    title: 'SETUP.FACTS.TITLE',
    text: 'SETUP.FACTS.TEXT',
    fields: ['logo', 'palette', 'color', 'accent'],
  },
  {
    title: 'SETUP.FACTS.CONTACT_TITLE',
    text: 'SETUP.FACTS.CONTACT_TEXT',
    fields: ['description', 'phone', 'email', 'street', 'postal_code', 'city', 'region', 'country'],
  },
  {
    title: 'SETUP.FACTS.HOURS_TITLE',
    text: 'SETUP.FACTS.HOURS_TEXT',
    fields: [...HOURS_FIELDS, 'profiles'],
  },
];

const LOOK = 0;

/** Fields that are filled in before the owner sees them. */
const SUGGESTED = ['email', 'country'] as const;

/** Shown until the editor replaces it. */
const Opening = () => {
  const t = useT();
  return (
    <div className="card setup-opening" data-wide role="status">
      <Loader />
      <Text>{t('SETUP.FACTS.OPENING')}</Text>
    </div>
  );
};

type ActionsProps = {
  readonly step: number;
  readonly isBusy: boolean;
  /** Whether something was chosen that skipping saves. */
  readonly isStarted: boolean;
  readonly onBack: () => void;
  readonly onSkip: () => void;
};

const Actions = ({ step, isBusy, isStarted, onBack, onSkip }: ActionsProps) => {
  const t = useT();
  const isLast = step === STEPS.length - 1;
  return (
    <div className="setup-actions" data-sticky>
      {step === LOOK ? (
        <span />
      ) : (
        <Button variant="default" size="md" onClick={onBack} disabled={isBusy}>
          {t('COMMON.ACTION.BACK')}
        </Button>
      )}
      <div className="setup-onward">
        {!isLast && (
          <Button
            variant="subtle"
            size="md"
            onClick={onSkip}
            disabled={isBusy}
            data-testid="setup-skip"
          >
            {t(isStarted ? 'SETUP.FACTS.FINISH_LATER' : 'SETUP.FACTS.SKIP')}
          </Button>
        )}
        <Button
          type="submit"
          size="md"
          loading={isBusy}
          data-testid={isLast ? 'setup-save-facts' : 'setup-next'}
        >
          {t(isLast ? 'SETUP.FACTS.SAVE' : 'COMMON.ACTION.CONTINUE')}
        </Button>
      </div>
    </div>
  );
};

const isValid = (form: UseFormReturnType<SiteFactValues>, { fields }: Step): boolean =>
  fields.map((name) => form.validateField(name)).every(({ hasError }) => !hasError);

/** Optional facts about the business, right after the site was created. */
export const FactsWizard = ({ site }: { readonly site: NewSite }) => {
  const { locale } = useI18n();
  const theme = useThemeColors();
  const [draft] = useState(() => readFactsDraft(site.token));
  const [step, setStep] = useState(draft?.step ?? LOOK);
  const [isEntering, setEntering] = useState(false);
  const opensEditor = useHasRoute('/pages/$id/design/');
  const enter = () => {
    setEntering(true);
    clearFactsDraft();
    enterPanel(opensEditor ? `/pages/${site.homePage}/design/` : '/pages/');
  };
  const { form, isBusy, onSubmit, logoUpload } = useSiteFacts({
    site,
    initial: draft?.values,
    country: countryOf(navigator.languages, languageTag(locale)),
    theme,
    onDone: enter,
    onRefused: (names) => {
      const place = STEPS.findIndex(({ fields }) => fields.some((field) => names.includes(field)));
      if (place >= 0) setStep(place);
    },
  });
  const { values } = form;
  useEffect(() => {
    if (!isEntering) writeFactsDraft({ ...site, step, values });
  }, [site, step, values, isEntering]);

  const current = STEPS[step] ?? (STEPS[LOOK] as Step);
  const submit = (event?: SyntheticEvent<HTMLFormElement>) => {
    if (step === STEPS.length - 1) return onSubmit(event);
    event?.preventDefault();
    if (isValid(form, current)) setStep(step + 1);
    else focusFirstInvalid();
  };
  const isStarted = form.isDirty();
  const skip = () => {
    if (!isStarted) return enter();
    // The owner may not have seen what was suggested.
    for (const field of SUGGESTED) if (!form.isDirty(field)) form.setFieldValue(field, '');
    onSubmit();
  };
  if (isEntering) return <Opening />;
  return (
    <StepFrame
      step={FIRST_FACTS_STEP + step}
      title={current.title}
      text={current.text}
      isSplit={step === LOOK}
    >
      <Form onSubmit={submit} data-testid="setup-facts">
        <StepFields step={FIRST_FACTS_STEP + step}>
          {step === LOOK && <LookFields {...{ form, site, theme, logoUpload }} />}
          {step === LOOK + 1 && <ContactFields form={form} email={site.email} />}
          {step === LOOK + 2 && <HoursFields form={form} />}
        </StepFields>
        <Actions {...{ step, isBusy, isStarted }} onBack={() => setStep(step - 1)} onSkip={skip} />
      </Form>
    </StepFrame>
  );
};
