import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useT } from '@plinth/i18n/react';
import { friendlyUrl } from '@plinth/model';
import { useQuery } from '@tanstack/react-query';

type SlugCheck = { readonly full_url: string | null; readonly is_available: boolean };

type SlugFieldProps = TextInputProps & {
  /** Source of the slug while the field is empty. */
  readonly name: string;
  /** Query that asks the server for the final slug. */
  readonly check: (url: string) => {
    readonly queryKey: readonly unknown[];
    readonly queryFn: () => Promise<SlugCheck>;
  };
  /** Shown instead of the resulting URL, for the home page, which has no slug. */
  readonly fixedAddress?: string | undefined;
};

const PAUSE = 250;
const NO_BREAK_SPACE = '\u00a0';

/** A URL slug with the resulting URL: transliterated, and free or taken. */
export const SlugField = ({ name, check, fixedAddress, ...input }: SlugFieldProps) => {
  const t = useT();
  const slug = friendlyUrl(String(input.value || name));
  const [url] = useDebouncedValue(slug, PAUSE);
  const checked = useQuery({
    ...check(url),
    enabled: url !== '',
    placeholderData: (previous) => previous,
  });
  const isTaken = checked.data?.is_available === false;
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
        {(url !== '' && (fixedAddress ?? checked.data?.full_url)) || NO_BREAK_SPACE}
      </Text>
    </div>
  );
};
