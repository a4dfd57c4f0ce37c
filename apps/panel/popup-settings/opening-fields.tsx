import { MultiSelect, Stack } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { opensItself, POPUP_FREQUENCIES } from '@plinth/model';
import { ChoiceField } from '../forms/fields/choice-field.tsx';
import { NumberField } from '../forms/fields/number-field.tsx';
import { SwitchField } from '../forms/fields/switch-field.tsx';
import { usePages } from '../pages/use-pages.ts';
import type { PopupForm } from './use-popup-form.ts';

type FormProps = { readonly form: PopupForm };

const FREQUENCIES = Object.fromEntries(
  POPUP_FREQUENCIES.map((name) => [name, `MODULE.POPUPS.FREQUENCY.${keyPart(name)}` as const]),
);
const PLACES = { all: 'MODULE.POPUPS.WHERE.ALL', chosen: 'MODULE.POPUPS.WHERE.CHOSEN' } as const;

/** What a trigger starts with when it's turned on. */
const STARTS = { after_seconds: 10, at_scroll: 50 } as const;
const SUFFIXES = { after_seconds: ' s', at_scroll: ' %' } as const;

/** A trigger with a number, which is null while it's off. */
const Trigger = ({ form, name }: FormProps & { readonly name: keyof typeof STARTS }) => {
  const t = useT();
  const path = `properties.opens.${name}`;
  const isOn = form.values.properties.opens[name] !== null;
  return (
    <>
      <SwitchField
        label={t(`MODULE.POPUPS.${keyPart(name)}`)}
        checked={isOn}
        onChange={({ currentTarget }) =>
          form.setFieldValue(path, currentTarget.checked ? STARTS[name] : null)
        }
        data-testid={`popup-${name}`}
      />
      {isOn && (
        <NumberField
          label={t(`MODULE.POPUPS.${keyPart(name)}_VALUE`)}
          suffix={SUFFIXES[name]}
          maw={240}
          {...form.getInputProps(path)}
        />
      )}
    </>
  );
};

const PagesField = ({ form }: FormProps) => {
  const t = useT();
  const pages = usePages().data ?? [];
  const path = 'properties.opens.page_ids';
  return (
    <MultiSelect
      label={t('MODULE.POPUPS.PAGES')}
      data={pages
        .filter(({ service }) => !service)
        .map(({ id, name }) => ({ value: String(id), label: name }))}
      value={form.values.properties.opens.page_ids.map(String)}
      onChange={(ids) => form.setFieldValue(path, ids.map(Number))}
      error={form.errors[path]}
      searchable
      clearable
    />
  );
};

/** How often and where a popup opens on its own. */
const Limits = ({ form }: FormProps) => {
  const t = useT();
  const { frequency, where } = form.values.properties.opens;
  return (
    <>
      <div className="field-row">
        <ChoiceField
          label={t('MODULE.POPUPS.FREQUENCY.LABEL')}
          choices={FREQUENCIES}
          {...form.getInputProps('properties.opens.frequency')}
        />
        {frequency === 'days' && (
          <NumberField
            label={t('MODULE.POPUPS.DAYS')}
            {...form.getInputProps('properties.opens.days')}
          />
        )}
      </div>
      <ChoiceField
        label={t('MODULE.POPUPS.WHERE.LABEL')}
        choices={PLACES}
        {...form.getInputProps('properties.opens.where')}
      />
      {where === 'chosen' && <PagesField form={form} />}
    </>
  );
};

/** When a popup opens without a click. */
export const OpeningFields = ({ form }: FormProps) => {
  const t = useT();
  return (
    <Stack gap="lg">
      <Trigger form={form} name="after_seconds" />
      <Trigger form={form} name="at_scroll" />
      <SwitchField
        label={t('MODULE.POPUPS.ON_EXIT')}
        description={t('MODULE.POPUPS.ON_EXIT_HINT')}
        {...form.getInputProps('properties.opens.on_exit', { type: 'checkbox' })}
      />
      {opensItself(form.values.properties) && <Limits form={form} />}
    </Stack>
  );
};
