import { Select } from '@mantine/core';
import { blogSettings } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import type { FieldProps } from '../../../forms/use-fields.tsx';
import { pageTree } from '../../../pages/page-tree.ts';
import { usePages } from '../../../pages/use-pages.ts';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsScreen } from '../../../settings/settings-screen.tsx';
import { treeRows } from '../../../tree/flat-tree.ts';

/** Selects the page that lists posts; their URLs start with its URL. */
const BlogPageField = ({ limits, value, onChange, ...input }: FieldProps) => {
  const t = useT();
  const pages = usePages();
  return (
    <Select
      label={t('MODULE.POSTS.BLOG_PAGE')}
      description={t('MODULE.POSTS.BLOG_PAGE_HINT')}
      placeholder={t('MODULE.POSTS.BLOG_PAGE_NONE')}
      data={treeRows(pageTree(pages.data ?? [])).map(({ id, depth, item }) => ({
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

/** Blog settings: its page, and how posts are listed. */
export const BlogSettingsScreen = () => {
  const t = useT();
  return (
    <SettingsScreen definition={blogSettings}>
      {({ field }) => (
        <SettingsCard title={t('ROUTE.BLOG.TITLE')} description={t('MODULE.POSTS.SETTINGS_INTRO')}>
          <BlogPageField {...field('blog_page_id')} />
          <TextField
            label={t('MODULE.POSTS.DATE_FORMAT')}
            description={t('MODULE.POSTS.DATE_FORMAT_HINT')}
            {...field('date_format')}
          />
          <NumberField
            label={t('MODULE.POSTS.DESCRIPTION_MAX')}
            {...field('short_description_max')}
          />
        </SettingsCard>
      )}
    </SettingsScreen>
  );
};
