import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useEffect, useRef } from 'react';
import { Form } from '../../forms/form.tsx';
import { LookFields } from './look-fields.tsx';
import { type SiteFactValues, useSiteFacts } from './use-site-facts.ts';
import { useThemeColors } from './use-theme-colors.ts';

type FactsStepProps = {
  readonly siteName: string;
  /** The owner's sign-in email. */
  readonly email: string;
  /** Id of the home page. */
  readonly homePage: number;
  readonly onDone: () => void;
};

type HoursProps = {
  readonly label: string;
  readonly day: 'weekdays' | 'saturday';
  readonly inputProps: (field: keyof SiteFactValues) => object;
};

const Hours = ({ label, day, inputProps }: HoursProps) => {
  const t = useT();
  return (
    <div className="setup-pair">
      <TextInput
        type="time"
        size="md"
        label={t('SETUP.FACTS.OPENS', { days: label })}
        {...inputProps(`${day}_opens`)}
      />
      <TextInput
        type="time"
        size="md"
        label={t('SETUP.FACTS.CLOSES', { days: label })}
        {...inputProps(`${day}_closes`)}
      />
    </div>
  );
};

/** Optional facts about the business, right after the site was created. */
export const FactsStep = ({ siteName, email, homePage, onDone }: FactsStepProps) => {
  const t = useT();
  const theme = useThemeColors();
  const themeColor = theme?.main[0];
  const { form, isBusy, onSubmit, waitForLogo } = useSiteFacts({
    ...{ siteName, email, themeColor, onDone },
  });
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector('button')?.focus(), []);
  const input = (field: keyof SiteFactValues) => ({ size: 'md', ...form.getInputProps(field) });
  return (
    <Form onSubmit={onSubmit} data-testid="setup-facts">
      <Stack gap="lg" ref={fields}>
        <LookFields {...{ form, siteName, homePage, theme }} onUploading={waitForLogo} />
        <Textarea
          rows={2}
          label={t('SETUP.FACTS.DESCRIPTION')}
          description={t('SETUP.FACTS.DESCRIPTION_HINT')}
          {...input('description')}
        />
        <div className="setup-pair">
          <TextInput type="tel" label={t('SETUP.FACTS.PHONE')} {...input('phone')} />
          <TextInput
            type="email"
            label={t('SETUP.FACTS.EMAIL')}
            description={
              email !== '' && form.values.email === email ? t('SETUP.FACTS.EMAIL_HINT') : undefined
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...input('email')}
          />
        </div>
        <TextInput
          autoComplete="street-address"
          label={t('SETUP.FACTS.STREET')}
          {...input('street')}
        />
        <div className="setup-place">
          <TextInput label={t('SETUP.FACTS.POSTAL_CODE')} {...input('postal_code')} />
          <TextInput label={t('SETUP.FACTS.CITY')} {...input('city')} />
        </div>
        <Hours label={t('SETUP.FACTS.WEEKDAYS')} day="weekdays" inputProps={input} />
        <Hours label={t('SETUP.FACTS.SATURDAY')} day="saturday" inputProps={input} />
        <Textarea
          rows={3}
          label={t('SETUP.FACTS.PROFILES')}
          description={t('SETUP.FACTS.PROFILES_HINT')}
          {...input('profiles')}
        />
      </Stack>
      <div className="setup-actions" data-sticky>
        <Button variant="default" size="md" onClick={onDone} data-testid="setup-skip">
          {t('SETUP.FACTS.SKIP')}
        </Button>
        <Button type="submit" size="md" loading={isBusy} data-testid="setup-save-facts">
          {t('SETUP.FACTS.SAVE')}
        </Button>
      </div>
    </Form>
  );
};
