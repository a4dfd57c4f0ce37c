import { Select } from '@mantine/core';
import { servicePageSettings } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import type { FieldProps } from '../../../forms/use-fields.tsx';
import { pageTree } from '../../../pages/page-tree.ts';
import { usePages } from '../../../pages/use-pages.ts';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsScreen } from '../../../settings/settings-screen.tsx';
import { treeRows } from '../../../tree/flat-tree.ts';

type PageFieldProps = FieldProps & { readonly label: string; readonly description: string };

/** Selects the page that is shown in place of others. Without one, a built-in page is. */
const PageField = ({ limits, value, onChange, ...input }: PageFieldProps) => {
  const t = useT();
  const pages = (usePages().data ?? []).filter(({ is_home }) => !is_home);
  return (
    <Select
      placeholder={t('MODULE.SETTINGS.SERVICE_PAGES.BUILT_IN')}
      data={treeRows(pageTree(pages)).map(({ id, depth, item }) => ({
        value: String(id),
        label: `${'– '.repeat(depth)}${item.name}`,
      }))}
      value={typeof value === 'number' ? String(value) : null}
      onChange={(next) => onChange(next === null ? null : Number(next))}
      clearable
      searchable
      {...input}
    />
  );
};

/** Which pages visitors see in place of others: missing ones, all of them, and protected ones. */
export const ServicePagesScreen = () => {
  const t = useT();
  return (
    <SettingsScreen definition={servicePageSettings}>
      {({ field }) => (
        <SettingsCard
          title={t('ROUTE.SETTINGS_SERVICE_PAGES.TITLE')}
          description={t('MODULE.SETTINGS.SERVICE_PAGES.INTRO')}
        >
          <PageField
            label={t('MODULE.SETTINGS.SERVICE_PAGES.NOT_FOUND')}
            description={t('MODULE.SETTINGS.SERVICE_PAGES.NOT_FOUND_HINT')}
            {...field('not_found_id')}
          />
          <PageField
            label={t('MODULE.SETTINGS.SERVICE_PAGES.UNDER_CONSTRUCTION')}
            description={t('MODULE.SETTINGS.SERVICE_PAGES.UNDER_CONSTRUCTION_HINT')}
            {...field('under_construction_id')}
          />
          <PageField
            label={t('MODULE.SETTINGS.SERVICE_PAGES.PASSWORD')}
            description={t('MODULE.SETTINGS.SERVICE_PAGES.PASSWORD_HINT')}
            {...field('password_id')}
          />
        </SettingsCard>
      )}
    </SettingsScreen>
  );
};
