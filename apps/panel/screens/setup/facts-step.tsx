import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { Form } from '../../forms/form.tsx';
import { ColorField } from './color-field.tsx';
import { DrawnLogos } from './drawn-logos.tsx';
import { HomePreview } from './home-preview.tsx';
import { LogoField } from './logo-field.tsx';
import { type SiteFactValues, useSiteFacts } from './use-site-facts.ts';
import { useThemeColors } from './use-theme-colors.ts';

type FactsStepProps = {
  readonly siteName: string;
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
export const FactsStep = ({ siteName, homePage, onDone }: FactsStepProps) => {
  const t = useT();
  const theme = useThemeColors();
  const { form, isBusy, onSubmit } = useSiteFacts({ siteName, themeColor: theme?.main[0], onDone });
  const color = form.values.color || (theme?.main[0] ?? '');
  const [logoUrl, setLogoUrl] = useState<string | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector('button')?.focus(), []);
  const input = (field: keyof SiteFactValues) => ({ size: 'md', ...form.getInputProps(field) });
  return (
    <Form onSubmit={onSubmit} data-testid="setup-facts">
      <Stack gap="lg" ref={fields}>
        <LogoField
          isDrawn={form.values.logo_style !== null}
          onChange={(logo) => {
            form.setFieldValue('logo_id', logo?.id ?? null);
            form.setFieldValue('logo_style', null);
            setLogoUrl(logo?.url ?? null);
          }}
        />
        {theme && (
          <DrawnLogos
            name={siteName}
            color={color}
            value={form.values.logo_style}
            onChange={(style) => form.setFieldValue('logo_style', style)}
          />
        )}
        <ColorField
          theme={theme}
          value={form.values.color}
          onChange={(color) => form.setFieldValue('color', color)}
          logoUrl={logoUrl}
          inputProps={input('color')}
        />
        {theme && <HomePreview page={homePage} theme={theme} color={color} />}
        <div className="setup-pair">
          <TextInput type="tel" label={t('SETUP.FACTS.PHONE')} {...input('phone')} />
          <TextInput type="email" label={t('SETUP.FACTS.EMAIL')} {...input('email')} />
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
      <Group justify="space-between" mt="xl">
        <Button variant="default" size="md" onClick={onDone} data-testid="setup-skip">
          {t('SETUP.FACTS.SKIP')}
        </Button>
        <Button type="submit" size="md" loading={isBusy} data-testid="setup-save-facts">
          {t('SETUP.FACTS.SAVE')}
        </Button>
      </Group>
    </Form>
  );
};
