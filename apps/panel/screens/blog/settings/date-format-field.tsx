import { Select, Stack } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { DATE_FORMATS, formatDate } from '@plinth/model';
import { useState } from 'react';
import { TextField } from '../../../forms/fields/text-field.tsx';
import type { FieldProps } from '../../../forms/use-fields.tsx';
import { useSettings } from '../../../settings/use-settings.ts';

const CUSTOM = 'custom';

/** A date format, chosen by example or written in letters. */
export const DateFormatField = (props: FieldProps) => {
  const t = useT();
  const { value, onChange, error } = props;
  const format = typeof value === 'string' ? value : '';
  const isListed = DATE_FORMATS.some((each) => each === format);
  const [isCustom, setCustom] = useState(!isListed);
  const site = useSettings('general').data?.values;
  const place = { timeZone: site?.time_zone ?? 'UTC', language: site?.html_lang ?? 'en-US' };
  const choices = DATE_FORMATS.map((each) => ({
    value: each as string,
    label: formatDate(Date.now(), each, place),
  }));
  const showsCustom = isCustom || !isListed;
  return (
    <Stack gap="sm">
      <Select
        label={t('MODULE.POSTS.DATE_FORMAT')}
        data={[...choices, { value: CUSTOM, label: t('MODULE.POSTS.DATE_FORMAT_CUSTOM') }]}
        value={showsCustom ? CUSTOM : format}
        onChange={(next) => {
          setCustom(next === CUSTOM);
          if (next !== CUSTOM) onChange(next);
        }}
        allowDeselect={false}
        maxDropdownHeight={400}
        error={showsCustom ? undefined : error}
      />
      {showsCustom && (
        <TextField
          {...props}
          fallback={DATE_FORMATS[0]}
          label={t('MODULE.POSTS.DATE_FORMAT_LETTERS')}
          description={t('MODULE.POSTS.DATE_FORMAT_HINT', {
            date: formatDate(Date.now(), format, place),
          })}
        />
      )}
    </Stack>
  );
};
