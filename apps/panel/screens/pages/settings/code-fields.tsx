import { Stack } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { CodeField } from '../../../forms/code-field.tsx';
import type { PageForm } from './use-page-form.tsx';

/** The owner's own code on this page. */
export const CodeFields = ({ form }: { readonly form: PageForm }) => {
  const t = useT();
  return (
    <Stack gap="lg">
      <CodeField label={t('MODULE.PAGES.HEAD_CODE')} {...form.getInputProps('head_code')} />
      <CodeField label={t('MODULE.PAGES.BODY_CODE')} {...form.getInputProps('body_code')} />
    </Stack>
  );
};
