import { Stack } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { FieldProps } from '../../../forms/use-fields.tsx';
import { PageSelect } from '../../../pages/page-select.tsx';
import { isSystemPage } from '../../../pages/page-tree.ts';
import { usePages } from '../../../pages/use-pages.ts';
import { MissingList } from '../../../posts/missing-list.tsx';

/** Selects the page that lists posts; their URLs start with its URL. */
export const BlogPageField = (field: FieldProps) => {
  const t = useT();
  const chosen = usePages().data?.find(({ id }) => id === field.value);
  return (
    <Stack gap="sm">
      <PageSelect
        label={t('MODULE.POSTS.BLOG_PAGE')}
        description={t('MODULE.POSTS.BLOG_PAGE_HINT')}
        placeholder={t('MODULE.POSTS.BLOG_PAGE_NONE')}
        isOffered={(page) => !(page.is_home || isSystemPage(page) || page.service !== null)}
        {...field}
      />
      {chosen && <MissingList page={chosen} />}
    </Stack>
  );
};
