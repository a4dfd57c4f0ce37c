import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useT } from '@plinth/i18n/react';
import { friendlyUrl } from '@plinth/model';
import { useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';

type UrlFieldProps = TextInputProps & {
  /** Makes the address while none is written. */
  readonly name: string;
  readonly parentId: number | null;
  readonly pageId?: number;
  /** Shown instead of the address that the slug would give: the home page has none of its own. */
  readonly fixedAddress?: string | undefined;
};

const PAUSE = 250;

/** A page's part of its address, with what becomes of it: transliterated, complete, free or taken. */
export const UrlField = ({ name, parentId, pageId, fixedAddress, ...input }: UrlFieldProps) => {
  const t = useT();
  const slug = friendlyUrl(String(input.value || name));
  const [url] = useDebouncedValue(slug, PAUSE);
  const params = { url, parent_id: parentId, ...(pageId ? { id: pageId } : {}) };
  const check = useQuery({
    queryKey: ['pages', 'url', params],
    queryFn: () => client.PagesService.checkUrl(params),
    enabled: url !== '',
    placeholderData: (previous) => previous,
  });
  const isTaken = check.data?.is_available === false;
  return (
    <div>
      <TextInput
        label={t('MODULE.PAGES.URL')}
        placeholder={slug}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...input}
        error={input.error ?? (isTaken ? t('COMMON.VALIDATION.VALUE_ALREADY_EXISTS') : undefined)}
      />
      {url !== '' && check.data && (
        <Text size="xs" c="dimmed" mt={6} className="url-preview" data-testid="url-preview">
          {fixedAddress ?? check.data.full_url}
        </Text>
      )}
    </div>
  );
};
