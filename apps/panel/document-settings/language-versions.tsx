import { Button, Text, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { MAX_ALTERNATES } from '@plinth/model';
import { IconButton } from '@plinth/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { DocumentForm } from './document-form.ts';
import './language-versions.css';

type LanguageVersionsProps = { readonly form: DocumentForm };

/** URLs of the same content in other languages, which search engines show to their readers. */
export const LanguageVersions = ({ form }: LanguageVersionsProps) => {
  const t = useT();
  const { alternates } = form.values;
  const fields = useRef<HTMLFieldSetElement>(null);
  const focus = (selector: string) => fields.current?.querySelector<HTMLElement>(selector)?.focus();
  const add = () => {
    flushSync(() => form.insertListItem('alternates', { language: '', url: '' }));
    focus('.language-version:last-of-type input');
  };
  const remove = (at: number) => {
    flushSync(() => form.removeListItem('alternates', at));
    focus(':scope > button');
  };
  return (
    <fieldset ref={fields} className="language-versions" data-testid="language-versions">
      <legend>{t('MODULE.PAGES.LANGUAGES')}</legend>
      <Text size="xs" c="dimmed">
        {t('MODULE.PAGES.LANGUAGES_HINT')}
      </Text>
      {alternates.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
        <div key={at} className="language-version">
          <TextInput
            label={t('MODULE.PAGES.LANGUAGE')}
            placeholder={t('MODULE.PAGES.LANGUAGE_EXAMPLE')}
            maxLength={35}
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps(`alternates.${at}.language`)}
          />
          <TextInput
            label={t('MODULE.PAGES.LANGUAGE_URL')}
            type="url"
            {...form.getInputProps(`alternates.${at}.url`)}
          />
          <IconButton
            label={t('MODULE.PAGES.LANGUAGE_REMOVE')}
            icon={<IconTrash size={16} />}
            onClick={() => remove(at)}
          />
        </div>
      ))}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={16} />}
        disabled={alternates.length >= MAX_ALTERNATES}
        onClick={add}
      >
        {t('MODULE.PAGES.LANGUAGE_ADD')}
      </Button>
    </fieldset>
  );
};
