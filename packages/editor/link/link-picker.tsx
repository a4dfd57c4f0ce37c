import { Button, NativeSelect, Select, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { LinkAction, type LinkKind } from '@plinth/model';
import { IconFile } from '@tabler/icons-react';
import { choiceData, useChoices } from '../inspector/controls/choices.ts';
import { useServices } from '../session/services.ts';
import type { LinkDraft } from './link-draft.ts';
import { LinkOptions } from './link-options.tsx';
import './link-picker.css';

/** What is linked: a widget, or words of a text, which are linked or not. */
export type LinkUse = 'widget' | 'text';

/** Actions whose targets exist. */
const TARGETS: readonly LinkKind[] = ['home_page', 'page', 'url', 'anchor', 'mail', 'call', 'file'];
const KINDS: Record<LinkUse, readonly LinkKind[]> = {
  widget: ['none', ...TARGETS],
  text: TARGETS,
};

type TypedKind = 'url' | 'anchor' | 'mail' | 'call';
const TYPED: Record<TypedKind, string> = {
  url: 'url',
  anchor: 'anchor',
  mail: 'email',
  call: 'phone',
};

const isTyped = (kind: string): kind is TypedKind => Object.hasOwn(TYPED, kind);

type LinkPickerProps = {
  readonly link: LinkDraft;
  readonly onChange: (link: LinkDraft) => void;
  readonly use: LinkUse;
  readonly labelId: string;
};

/** What a click does: the kind of target, and what that kind needs. The one picker of every link. */
export function LinkPicker({ link, onChange, use, labelId }: LinkPickerProps) {
  const t = useT();
  const kind = String(link.action);
  // A stored kind that nobody can choose any more stays what it is.
  const kinds = [...new Set<string>([...KINDS[use], kind])];
  return (
    <div className="pl-link-picker">
      <NativeSelect
        size="xs"
        aria-labelledby={labelId}
        value={kind}
        data={kinds.map((value) => ({
          value,
          label: t(`EDITOR.LINK.${value.replace('.', '_').toUpperCase()}`),
        }))}
        onChange={({ currentTarget }) => onChange({ action: currentTarget.value })}
        data-testid="link-action"
      />
      {kind === 'page' && <PageChoice link={link} onChange={onChange} use={use} />}
      {kind === 'file' && <FileChoice link={link} onChange={onChange} />}
      {isTyped(kind) && <TypedTarget kind={kind} link={link} onChange={onChange} />}
      {kind !== 'none' && kind !== 'lightbox' && (
        <LinkOptions link={link} onChange={onChange} canDownload={use !== 'text'} />
      )}
    </div>
  );
}

type PartProps = Pick<LinkPickerProps, 'link' | 'onChange'>;

function TypedTarget({ kind, link, onChange }: PartProps & { readonly kind: TypedKind }) {
  const t = useT();
  const name = TYPED[kind];
  const value = String(link[name] ?? '');
  const isWrong = value !== '' && !LinkAction.safeParse(link).success;
  return (
    <TextInput
      size="xs"
      aria-label={t(`EDITOR.LINK.${kind.toUpperCase()}`)}
      placeholder={t(`EDITOR.LINK.${kind.toUpperCase()}_EXAMPLE`)}
      value={value}
      error={isWrong ? t(`EDITOR.LINK.${kind.toUpperCase()}_INVALID`) : undefined}
      onChange={({ currentTarget }) => onChange({ ...link, [name]: currentTarget.value.trim() })}
      data-autofocus
      data-testid="link-target"
    />
  );
}

function PageChoice({ link, onChange, use }: PartProps & Pick<LinkPickerProps, 'use'>) {
  const t = useT();
  const { ports } = useServices();
  const pages = useChoices(ports.pages);
  return (
    <Select
      size="xs"
      aria-label={t('EDITOR.LINK.PAGE')}
      placeholder={t('EDITOR.LINK.CHOOSE_PAGE')}
      searchable
      // Also the first of pages that came after the words that look for them.
      selectFirstOptionOnChange={pages !== null}
      // In a popover the list is a part of it, or choosing would count as a press beside it.
      comboboxProps={{ withinPortal: use !== 'text' }}
      data={choiceData(pages)}
      value={link.page_id ? String(link.page_id) : null}
      onChange={(id) => id !== null && onChange({ ...link, page_id: Number(id) })}
      data-autofocus
      data-testid="link-page"
    />
  );
}

function FileChoice({ link, onChange }: PartProps) {
  const t = useT();
  const { ports } = useServices();
  const id = typeof link.file_id === 'number' ? link.file_id : null;
  const choose = async () => {
    const file_id = await ports.pickMedia(id, 'any');
    if (file_id !== null) onChange({ ...link, file_id });
  };
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconFile size={14} />}
      onClick={() => void choose()}
      data-autofocus
      data-testid="link-file"
    >
      {(id !== null && ports.site.media(id)?.name) || t('EDITOR.LINK.CHOOSE_FILE')}
    </Button>
  );
}
