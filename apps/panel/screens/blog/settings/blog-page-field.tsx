import { Select, Stack } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { FieldProps } from '../../../forms/use-fields.tsx';
import { isSystemPage, pageTree } from '../../../pages/page-tree.ts';
import { usePages } from '../../../pages/use-pages.ts';
import { MissingList } from '../../../posts/missing-list.tsx';
import { treeRows } from '../../../tree/flat-tree.ts';

/** Selects the page that lists posts; their URLs start with its URL. */
export const BlogPageField = ({ limits, value, onChange, ...input }: FieldProps) => {
  const t = useT();
  const pages = usePages().data ?? [];
  const fitting = pages.filter(
    (page) => page.id === value || !(page.is_home || isSystemPage(page) || page.service !== null),
  );
  const chosen = pages.find(({ id }) => id === value);
  return (
    <Stack gap="sm">
      <Select
        label={t('MODULE.POSTS.BLOG_PAGE')}
        description={t('MODULE.POSTS.BLOG_PAGE_HINT')}
        placeholder={t('MODULE.POSTS.BLOG_PAGE_NONE')}
        data={treeRows(pageTree(fitting)).map(({ id, depth, item }) => ({
          value: String(id),
          label: `${'– '.repeat(depth)}${item.name}`,
        }))}
        value={typeof value === 'number' ? String(value) : null}
        onChange={(next) => onChange(next === null ? null : Number(next))}
        clearable
        searchable
        {...input}
      />
      {chosen && <MissingList page={chosen} />}
    </Stack>
  );
};
