import { Checkbox } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { type LinkDraft, withOption } from './link-draft.ts';

type LinkOptionsProps = {
  readonly link: LinkDraft;
  readonly onChange: (link: LinkDraft) => void;
  /** Whether a file may be saved instead of shown. */
  readonly canDownload: boolean;
};

/** How a link opens, apart from where it leads. */
export function LinkOptions({ link, onChange, canDownload }: LinkOptionsProps) {
  const t = useT();
  return (
    <>
      {canDownload && link.action === 'file' && (
        <Checkbox
          size="xs"
          label={t('EDITOR.LINK.DOWNLOAD')}
          checked={link.is_download === true}
          onChange={({ currentTarget }) =>
            onChange(withOption(link, 'is_download', currentTarget.checked || undefined))
          }
        />
      )}
      <Checkbox
        size="xs"
        label={t('EDITOR.LINK.NEW_TAB')}
        checked={link.target === '_blank'}
        onChange={({ currentTarget }) =>
          onChange(withOption(link, 'target', currentTarget.checked ? '_blank' : undefined))
        }
      />
      <Checkbox
        size="xs"
        label={t('EDITOR.LINK.NOFOLLOW')}
        checked={link.is_nofollow === true}
        onChange={({ currentTarget }) =>
          onChange(withOption(link, 'is_nofollow', currentTarget.checked || undefined))
        }
      />
    </>
  );
}
