import { Checkbox, TextInput, UnstyledButton } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { Anchor, DownloadName, type LinkKind } from '@plinth/model';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { type LinkDraft, opensPage, withOption } from './link-draft.ts';

type LinkOptionsProps = {
  readonly link: LinkDraft;
  readonly onChange: (link: LinkDraft) => void;
};

const WITH_ANCHOR: readonly LinkKind[] = ['home_page', 'page', 'blog.post'];

/** Options of a link besides its target. */
export function LinkOptions(props: LinkOptionsProps) {
  const kind = props.link.action as LinkKind;
  const isFile = kind === 'file';
  return (
    <>
      {kind === 'mail' && <TextOption {...props} name="subject" />}
      {isFile && <CheckOption {...props} name="is_download" value={true} />}
      {isFile && props.link.is_download === true && (
        <TextOption
          {...props}
          name="file_name"
          isValid={(text) => DownloadName.safeParse(text).success}
        />
      )}
      {(opensPage(kind) || props.link.target !== undefined) && (
        <CheckOption {...props} name="target" value="_blank" />
      )}
      <RareOptions {...props} kind={kind} />
    </>
  );
}

const RARE = ['anchor', 'title', 'is_nofollow'] as const;

/** Options that few links have. Expanded at first if one is set. */
function RareOptions({ kind, ...props }: LinkOptionsProps & { readonly kind: LinkKind }) {
  const t = useT();
  const body = useId();
  const [isOpen, setOpen] = useState(() => RARE.some((name) => props.link[name] !== undefined));
  return (
    <>
      <UnstyledButton
        className="pl-link-more"
        aria-expanded={isOpen}
        aria-controls={body}
        onClick={() => setOpen(!isOpen)}
        data-testid="link-more"
      >
        {t('EDITOR.LINK.MORE')}
        <IconChevronDown size={14} aria-hidden />
      </UnstyledButton>
      <div id={body} hidden={!isOpen} className="pl-link-picker">
        {WITH_ANCHOR.includes(kind) && (
          <TextOption {...props} name="anchor" isValid={(text) => Anchor.safeParse(text).success} />
        )}
        <TextOption {...props} name="title" />
        {kind !== 'lightbox' && <CheckOption {...props} name="is_nofollow" value={true} />}
      </div>
    </>
  );
}

const LABELS = {
  anchor: 'COMMON.LINK.PAGE_ANCHOR',
  subject: 'COMMON.LINK.SUBJECT',
  file_name: 'COMMON.LINK.FILE_NAME',
  title: 'COMMON.LINK.TITLE',
  is_download: 'COMMON.LINK.DOWNLOAD',
  target: 'EDITOR.LINK.NEW_TAB',
  is_nofollow: 'COMMON.LINK.NOFOLLOW',
} as const;

const PROBLEMS: { readonly [name: string]: MessageKey } = {
  anchor: 'COMMON.LINK.ANCHOR_INVALID',
  file_name: 'COMMON.LINK.FILE_NAME_INVALID',
};

type TextOptionProps = LinkOptionsProps & {
  readonly name: 'anchor' | 'subject' | 'file_name' | 'title';
  readonly isValid?: (text: string) => boolean;
};

function TextOption({ link, onChange, name, isValid }: TextOptionProps) {
  const t = useT();
  const value = String(link[name] ?? '');
  const isWrong = value !== '' && isValid?.(value) === false;
  const problem = PROBLEMS[name];
  return (
    <TextInput
      size="xs"
      label={t(LABELS[name])}
      maxLength={255}
      value={value}
      error={isWrong && problem ? t(problem) : undefined}
      onChange={({ currentTarget }) =>
        onChange(withOption(link, name, currentTarget.value || undefined))
      }
      data-testid={`link-${name}`}
    />
  );
}

type CheckOptionProps = LinkOptionsProps & {
  readonly name: 'is_download' | 'target' | 'is_nofollow';
  /** Stored value while the option is on. */
  readonly value: true | '_blank';
};

function CheckOption({ link, onChange, name, value }: CheckOptionProps) {
  const t = useT();
  return (
    <Checkbox
      size="xs"
      label={t(LABELS[name])}
      checked={link[name] === value}
      onChange={({ currentTarget }) =>
        onChange(withOption(link, name, currentTarget.checked ? value : undefined))
      }
    />
  );
}
