import { Button, Group, Select, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { allowedAttribute } from '@plinth/widgets/kit';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { choiceData, useChoices } from '../inspector/controls/choices.ts';
import { useServices } from '../session/services.ts';

type LinkFormProps = { readonly editor: Editor; readonly onClose: () => void };

const PAGE = /^link:page\/(\d+)/;

/** A link inside text: a page of the site, which keeps working when its address changes, or an address. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const t = useT();
  const { ports } = useServices();
  const pages = useChoices(ports.pages);
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''));
  const page = PAGE.exec(href)?.[1] ?? null;
  const address = href.trim();
  const isValid = address !== '' && allowedAttribute('a', 'href', address) !== null;
  const apply = () => {
    editor.chain().focus().extendMarkRange('link').setMark('link', { href: address }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };
  return (
    <div className="pl-text-link" data-testid="text-link-form">
      <Select
        size="xs"
        aria-label={t('EDITOR.LINK.PAGE')}
        placeholder={t('EDITOR.LINK.CHOOSE_PAGE')}
        searchable
        clearable
        data={choiceData(pages)}
        value={page}
        onChange={(id) => setHref(id === null ? '' : `link:page/${id}`)}
      />
      <TextInput
        size="xs"
        aria-label={t('EDITOR.LINK.URL')}
        placeholder={t('EDITOR.LINK.URL_EXAMPLE')}
        value={page === null ? href : ''}
        error={address !== '' && !isValid ? t('EDITOR.LINK.URL_INVALID') : undefined}
        onChange={({ currentTarget }) => setHref(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && isValid && apply()}
      />
      <Group gap="xs" justify="flex-end">
        {editor.isActive('link') && (
          <Button size="compact-xs" variant="subtle" color="red" onClick={remove}>
            {t('EDITOR.LINK.REMOVE')}
          </Button>
        )}
        <Button size="compact-xs" disabled={!isValid} onClick={apply}>
          {t('COMMON.ACTION.APPLY')}
        </Button>
      </Group>
    </div>
  );
}
