import { Select, Stack } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { ChoiceField } from '../forms/fields/choice-field.tsx';
import { client } from '../rpc/client.ts';
import type { PageForm } from './use-page-form.tsx';

const LAYOUTS: Record<PageForm['values']['layout'], MessageKey> = {
  header_footer: 'MODULE.PAGES.LAYOUTS.HEADER_FOOTER',
  header: 'MODULE.PAGES.LAYOUTS.HEADER',
  footer: 'MODULE.PAGES.LAYOUTS.FOOTER',
  content: 'MODULE.PAGES.LAYOUTS.CONTENT',
};

const STANDARD = 'standard';

type SharedProps = {
  readonly form: PageForm;
  readonly kind: 'header' | 'footer';
  readonly label: string;
};

/** Selects the page's header or footer. */
const SharedSection = ({ form, kind, label }: SharedProps) => {
  const t = useT();
  const sections = useQuery({
    queryKey: ['sections', kind],
    queryFn: async () =>
      (await client.ContentSection.getList({ count: 200, sort: 'created', filter: { kind } }))
        .items,
  });
  const field = kind === 'header' ? 'header_id' : 'footer_id';
  const value = form.values[field];
  return (
    <Select
      label={label}
      data={[
        { value: STANDARD, label: t('MODULE.PAGES.STANDARD_SECTION') },
        ...(sections.data ?? []).map(({ id, name, used_on }) => ({
          value: String(id),
          label: t('MODULE.PAGES.SECTION_USED', { name, count: used_on }),
        })),
      ]}
      value={value === null ? STANDARD : String(value)}
      onChange={(next) =>
        form.setFieldValue(field, next === null || next === STANDARD ? null : Number(next))
      }
      allowDeselect={false}
      error={form.errors[field]}
    />
  );
};

/** Selects the page's background style; hidden if the site has none. */
const BackgroundField = ({ form }: { readonly form: PageForm }) => {
  const t = useT();
  const backgrounds = useQuery({
    queryKey: ['backgrounds'],
    queryFn: async () =>
      (await client.BackgroundsService.getList({ count: 200, sort: 'name' })).items,
  });
  if (!backgrounds.data || backgrounds.data.length === 0) return null;
  const { background_id } = form.values;
  return (
    <Select
      label={t('MODULE.PAGES.BACKGROUND')}
      data={[
        { value: STANDARD, label: t('MODULE.PAGES.BACKGROUND_NONE') },
        ...backgrounds.data.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={background_id === null ? STANDARD : String(background_id)}
      onChange={(next) =>
        form.setFieldValue(
          'background_id',
          next === null || next === STANDARD ? null : Number(next),
        )
      }
      allowDeselect={false}
      error={form.errors.background_id}
    />
  );
};

export const LayoutFields = ({ form }: { readonly form: PageForm }) => {
  const t = useT();
  const { layout } = form.values;
  return (
    <Stack gap="lg">
      <ChoiceField
        label={t('MODULE.PAGES.LAYOUTS.LABEL')}
        choices={LAYOUTS}
        {...form.getInputProps('layout')}
      />
      <div className="field-row">
        {(layout === 'header_footer' || layout === 'header') && (
          <SharedSection form={form} kind="header" label={t('MODULE.PAGES.HEADER')} />
        )}
        {(layout === 'header_footer' || layout === 'footer') && (
          <SharedSection form={form} kind="footer" label={t('MODULE.PAGES.FOOTER')} />
        )}
      </div>
      <BackgroundField form={form} />
    </Stack>
  );
};
