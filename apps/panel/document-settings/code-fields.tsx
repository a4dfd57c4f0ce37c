import { Stack } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { CodeField } from '../forms/fields/code-field.tsx';
import type { DocumentForm } from './document-form.ts';

/** Custom code of one page or post. */
export const CodeFields = ({ form }: { readonly form: DocumentForm }) => {
  const t = useT();
  return (
    <Stack gap="lg">
      <CodeField label={t('MODULE.PAGES.HEAD_CODE')} {...form.getInputProps('head_code')} />
      <CodeField label={t('MODULE.PAGES.BODY_CODE')} {...form.getInputProps('body_code')} />
    </Stack>
  );
};
