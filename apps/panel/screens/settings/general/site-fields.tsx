import { Button, Select } from '@mantine/core';
import { LOCALE_NAMES, LOCALES, type MessageKey } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { type GeneralSettings, zoneChoices, zoneLabel } from '@plinth/model';
import { useMemo } from 'react';
import { ChoiceField } from '../../../forms/fields/choice-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { MediaField } from '../../../media/media-field.tsx';
import { useBoot } from '../../../session/boot.ts';
import { useSettings } from '../../../settings/use-settings.ts';
import { suggestedZone } from '../../../time/suggested-zone.ts';
import type { GeneralForm } from './general-form.ts';

type FaviconTabProps = {
  /** The chosen image; null if there is none. */
  readonly url: string | null;
  readonly siteName: string;
};

/** A browser tab with the chosen icon, or the one that the site has without it. */
const FaviconTab = ({ url, siteName }: FaviconTabProps) => {
  const { data: stored } = useSettings('general');
  const hasOwnIcon = stored?.values.favicon_id !== null;
  const src = url ?? (hasOwnIcon ? null : `/favicon.ico?${stored.revision}`);
  return (
    <div className="favicon-tab">
      {src ? <img src={src} alt="" width={16} height={16} /> : <span />}
      {siteName}
    </div>
  );
};

const BACK_TO_TOP: Record<GeneralSettings['back_to_top'], MessageKey> = {
  disabled: 'MODULE.SETTINGS.BACK_TO_TOP.DISABLED',
  default: 'MODULE.SETTINGS.BACK_TO_TOP.DEFAULT',
  custom: 'MODULE.SETTINGS.BACK_TO_TOP.CUSTOM',
};

const ZONES = Intl.supportedValuesOf('timeZone');

const TimeZoneField = ({ form }: GeneralForm) => {
  const t = useT();
  const format = useFormat();
  const zone = form.values.time_zone;
  const { is_time_zone_fixed } = useBoot().config;
  const { data: facts } = useSettings('site_facts');
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const country = facts?.values.country ?? '';
  const suggested = suggestedZone({ zone, own, country });
  const choices = useMemo(
    () => zoneChoices([...new Set(['UTC', zone, ...ZONES])], { own, country }),
    [zone, own, country],
  );
  return (
    <div>
      <Select
        label={t('MODULE.SETTINGS.TIME_ZONE')}
        description={
          is_time_zone_fixed
            ? t('MODULE.SETTINGS.TIME_ZONE_DISABLED')
            : t('MODULE.SETTINGS.TIME_NOW', { time: format.time(Date.now(), zone) })
        }
        disabled={is_time_zone_fixed}
        data={choices}
        searchable
        allowDeselect={false}
        {...form.getInputProps('time_zone')}
      />
      {suggested && !is_time_zone_fixed && (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => form.setFieldValue('time_zone', suggested as never)}
        >
          {t('MODULE.SETTINGS.TIME_ZONE_USE', { zone: zoneLabel(suggested) })}
        </Button>
      )}
    </div>
  );
};

/** Name, favicon, language, time zone, and the button to the top of the page. */
export const SiteFields = (general: GeneralForm) => {
  const t = useT();
  const { config } = useBoot();
  const { form, field } = general;
  return (
    <>
      <TextField
        label={t('MODULE.SETTINGS.SITE_NAME')}
        fallback={config.site_name}
        {...field('site_name')}
      />
      <MediaField
        label={t('MODULE.SETTINGS.FAVICON')}
        description={t('MODULE.SETTINGS.FAVICON_HINT')}
        type="images"
        isOwn
        preview={(url) => <FaviconTab url={url} siteName={form.values.site_name} />}
        {...form.getInputProps('favicon_id')}
      />
      <div className="field-row">
        <Select
          label={t('MODULE.SETTINGS.LANGUAGE')}
          data={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
          allowDeselect={false}
          {...form.getInputProps('default_language')}
        />
        <TimeZoneField {...general} />
      </div>
      <ChoiceField
        label={t('MODULE.SETTINGS.BACK_TO_TOP.LABEL')}
        description={t('MODULE.SETTINGS.BACK_TO_TOP.HINT')}
        choices={BACK_TO_TOP}
        {...field('back_to_top')}
      />
    </>
  );
};
