import { Button, NativeSelect, Select, TextInput } from '@mantine/core';
import { keyPart, type MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { LINK_KINDS, LinkAction, type LinkKind, type PropertyValue } from '@plinth/model';
import { IconFile, IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { choiceData, useChoices } from '../../core/ports/use-choices.ts';
import { useServices } from '../../core/session/services.ts';
import { type LinkDraft, typedDraft, withOption } from './link-draft.ts';
import { LinkOptions } from './link-options.tsx';
import './link-picker.css';

/** What is linked: a widget, which may have no link, or a text selection. */
export type LinkUse = 'widget' | 'text';

/** Link kinds that can be chosen. */
const TARGETS: readonly LinkKind[] = [
  'home_page',
  'page',
  'blog.index',
  'blog.post',
  'url',
  'anchor',
  'mail',
  'call',
  'fact.call',
  'fact.mail',
  'fact.directions',
  'file',
  'lightbox',
];
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

const PROBLEMS: Record<TypedKind, MessageKey> = {
  url: 'EDITOR.LINK.URL_INVALID',
  anchor: 'COMMON.LINK.ANCHOR_INVALID',
  mail: 'EDITOR.LINK.MAIL_INVALID',
  call: 'EDITOR.LINK.CALL_INVALID',
};

type OwnerKind = 'page' | 'blog.post';
const OWNER_FIELDS: Record<OwnerKind, string> = { page: 'page_id', 'blog.post': 'post_id' };

const isOwner = (kind: string): kind is OwnerKind => Object.hasOwn(OWNER_FIELDS, kind);

const isTyped = (kind: string): kind is TypedKind => Object.hasOwn(TYPED, kind);

type LinkPickerProps = {
  readonly link: LinkDraft;
  readonly onChange: (link: LinkDraft) => void;
  readonly use: LinkUse;
  readonly labelId: string;
  /** Whether a lightbox without an image shows the widget's own. */
  readonly hasOwnImage?: boolean | undefined;
};

/** The link picker of the whole editor: the kind of target and its settings. */
export function LinkPicker(props: LinkPickerProps) {
  const { link, onChange, use, labelId, hasOwnImage } = props;
  const t = useT();
  const kind = LINK_KINDS.find((each) => each === link.action) ?? 'none';
  // Keeps a stored kind that is no longer offered.
  const kinds = [...new Set([...KINDS[use], kind])];
  return (
    <div className="pl-link-picker">
      <NativeSelect
        size="xs"
        aria-labelledby={labelId}
        value={kind}
        data={kinds.map((value) => ({
          value,
          label: t(`EDITOR.LINK.${keyPart(value)}`),
        }))}
        onChange={({ currentTarget }) => onChange({ action: currentTarget.value })}
        data-testid="link-action"
      />
      {isOwner(kind) && <OwnerChoice kind={kind} link={link} onChange={onChange} use={use} />}
      {kind === 'file' && <FileChoice link={link} onChange={onChange} />}
      {kind === 'lightbox' && (
        <ImageChoice link={link} onChange={onChange} hasOwnImage={hasOwnImage} />
      )}
      {isTyped(kind) && <TypedTarget kind={kind} link={link} onChange={onChange} />}
      {kind !== 'none' && <LinkOptions link={link} onChange={onChange} />}
    </div>
  );
}

type PartProps = Pick<LinkPickerProps, 'link' | 'onChange'>;
type ImageChoiceProps = Pick<LinkPickerProps, 'hasOwnImage'>;

function TypedTarget({ kind, link, onChange }: PartProps & { readonly kind: TypedKind }) {
  const t = useT();
  const name = TYPED[kind];
  const value = String(link[name] ?? '');
  const isWrong = value !== '' && !LinkAction.safeParse(link).success;
  return (
    <TextInput
      size="xs"
      aria-label={t(`EDITOR.LINK.${keyPart(kind)}`)}
      placeholder={t(`EDITOR.LINK.${keyPart(kind)}_EXAMPLE`)}
      value={value}
      error={isWrong ? t(PROBLEMS[kind]) : undefined}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value.trim();
        onChange(typedDraft(link, text) ?? { ...link, [name]: text });
      }}
      data-autofocus
      data-testid="link-target"
    />
  );
}

type OwnerProps = PartProps & Pick<LinkPickerProps, 'use'> & { readonly kind: OwnerKind };

/** The value of the option that links to the address typed into the search. */
const ADDRESS = 'address';

/** A page or post, or an address that is typed instead. */
function OwnerChoice({ kind, link, onChange, use }: OwnerProps) {
  const t = useT();
  const { ports } = useServices();
  const choices = useChoices(kind === 'page' ? ports.pages : ports.posts);
  const field = OWNER_FIELDS[kind];
  const [search, setSearch] = useState('');
  const typed = typedDraft(link, search);
  const offered = typed
    ? [{ value: ADDRESS, label: t('EDITOR.LINK.TO', { address: search }) }]
    : [];
  return (
    <Select
      size="xs"
      aria-label={t(`EDITOR.LINK.${keyPart(kind)}`)}
      placeholder={t(kind === 'page' ? 'EDITOR.LINK.CHOOSE_PAGE' : 'EDITOR.LINK.CHOOSE_POST')}
      searchable
      // Selects the first option also when results arrive after the search text.
      selectFirstOptionOnChange={choices !== null}
      // Inside a popover, a click in a portal would count as a click outside.
      comboboxProps={{ withinPortal: use !== 'text' }}
      data={[...choiceData(choices), ...offered]}
      onSearchChange={setSearch}
      value={link[field] ? String(link[field]) : null}
      onChange={(id) => {
        if (id === ADDRESS) onChange(typed ?? link);
        else if (id !== null) onChange({ ...link, [field]: Number(id) });
      }}
      data-autofocus
      data-testid={kind === 'page' ? 'link-page' : 'link-post'}
    />
  );
}

type ChosenMedia = {
  readonly id: number | null;
  readonly type?: 'any';
  readonly icon: ReactNode;
  /** Shown while no file is chosen. */
  readonly label: string;
  readonly onChoose: (id: number) => void;
  readonly 'data-testid': string;
};

function MediaButton({ id, type, icon, label, onChoose, ...button }: ChosenMedia) {
  const { ports } = useServices();
  const choose = async () => {
    const chosen = await ports.pickMedia(id, type);
    if (chosen !== null) onChoose(chosen);
  };
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={icon}
      onClick={() => void choose()}
      data-autofocus
      {...button}
    >
      {(id !== null && ports.site.media(id)?.name) || label}
    </Button>
  );
}

const idOf = (value: PropertyValue | undefined) => (typeof value === 'number' ? value : null);

function FileChoice({ link, onChange }: PartProps) {
  const t = useT();
  return (
    <MediaButton
      id={idOf(link.file_id)}
      type="any"
      icon={<IconFile size={14} />}
      label={t('EDITOR.LINK.CHOOSE_FILE')}
      onChoose={(file_id) => onChange({ ...link, file_id })}
      data-testid="link-file"
    />
  );
}

/** The image of a lightbox; removing it falls back to the widget's image. */
function ImageChoice({ link, onChange, hasOwnImage }: PartProps & ImageChoiceProps) {
  const t = useT();
  const id = idOf(link.image_id);
  return (
    <>
      <MediaButton
        id={id}
        icon={<IconPhoto size={14} />}
        label={t(hasOwnImage ? 'EDITOR.LINK.OWN_IMAGE' : 'EDITOR.LINK.CHOOSE_IMAGE')}
        onChoose={(image_id) => onChange({ ...link, image_id })}
        data-testid="link-image"
      />
      {hasOwnImage && id !== null && (
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={() => onChange(withOption(link, 'image_id', undefined))}
        >
          {t('EDITOR.LINK.USE_OWN_IMAGE')}
        </Button>
      )}
    </>
  );
}
