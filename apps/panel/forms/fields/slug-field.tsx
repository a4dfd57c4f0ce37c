import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { type SlugSource, useSlugCheck } from './use-slug-check.ts';

type SlugFieldProps = TextInputProps &
  Omit<SlugSource, 'typed'> & {
    /** Shown instead of the resulting URL, for the home page, which has no slug. */
    readonly fixedAddress?: string | undefined;
  };

const NO_BREAK_SPACE = '\u00a0';

/** A URL slug with the resulting URL: transliterated, and free or taken. */
export const SlugField = ({ name, check, fixedAddress, ...input }: SlugFieldProps) => {
  const t = useT();
  const { slug, checked } = useSlugCheck({ typed: String(input.value ?? ''), name, check });
  const isTaken = checked?.is_available === false;
  return (
    <div>
      <TextInput
        label={t('MODULE.PAGES.URL')}
        placeholder={slug}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...input}
        error={input.error ?? (isTaken ? t('COMMON.VALIDATION.VALUE_ALREADY_EXISTS') : undefined)}
      />
      {/* Rendered even without a URL, so that fields below don't shift. */}
      <Text size="xs" c="dimmed" mt={6} className="url-preview" data-testid="url-preview">
        {fixedAddress ?? checked?.full_url ?? NO_BREAK_SPACE}
      </Text>
    </div>
  );
};
