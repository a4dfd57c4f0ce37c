import { Button } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { LINK_KINDS, type LinkKind, type PropertyValue } from '@plinth/model';
import { IconFile, IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../core/session/services.ts';
import { ChoiceSelect } from './choice-select.tsx';
import { type LinkDraft, withOption } from './link-draft.ts';
import { LinkOptions } from './link-options.tsx';
import { isOwner, OwnerChoice, type OwnerKind } from './link-owner-choice.tsx';
import { isTyped, TypedTarget } from './link-typed-target.tsx';
import './link-picker.css';

/** What is linked: a widget, which may have no link, or a text selection. */
export type LinkUse = 'widget' | 'text';

/** Link kinds that can be chosen, by where they lead. */
const GROUPS = {
  site: ['page', 'home_page', 'anchor', 'blog.index', 'blog.post', 'popup'],
  address: ['url', 'mail', 'call'],
  facts: ['fact.call', 'fact.mail', 'fact.directions'],
  files: ['file', 'lightbox'],
} as const satisfies Record<string, readonly LinkKind[]>;

const GROUPED: ReadonlySet<LinkKind> = new Set(Object.values(GROUPS).flat());

/** The options of the kind. A stored kind that is no longer offered stays one of them. */
function useKinds(use: LinkUse, kind: LinkKind) {
  const t = useT();
  const option = (value: LinkKind) => ({ value, label: t(`EDITOR.LINK.${keyPart(value)}`) });
  const isStray = !GROUPED.has(kind) && (kind !== 'none' || use === 'text');
  return [
    ...(use === 'widget' ? [option('none')] : []),
    ...(isStray ? [option(kind)] : []),
    ...Object.entries(GROUPS).map(([group, kinds]) => ({
      group: t(`EDITOR.LINK.GROUP_${keyPart(group as keyof typeof GROUPS)}`),
      items: kinds.map(option),
    })),
  ];
}

/** What is searched for: without a link yet a page, or an address of any kind. */
const ownerOf = (kind: LinkKind, searchesFirst: boolean): OwnerKind | null => {
  if (isOwner(kind)) return kind;
  return kind === 'none' && searchesFirst ? 'page' : null;
};

type LinkPickerProps = {
  readonly link: LinkDraft;
  readonly onChange: (link: LinkDraft) => void;
  readonly use: LinkUse;
  readonly labelId: string;
  /** Whether a lightbox without an image shows the widget's own. */
  readonly hasOwnImage?: boolean | undefined;
  /** Whether the selected widgets have different links. */
  readonly isMixed?: boolean;
};

/** The link picker of the whole editor: the kind of target and its settings. */
export function LinkPicker(props: LinkPickerProps) {
  const { link, onChange, use, labelId, hasOwnImage, isMixed = false } = props;
  const t = useT();
  const kind = LINK_KINDS.find((each) => each === link.action) ?? 'none';
  // A typed address is linked at once, but its field stays until it loses the focus.
  const [search, setSearch] = useState<OwnerKind | null>(null);
  // Whether the field of the target takes the focus once it is there.
  const [isNext, setNext] = useState(false);
  const owner = search ?? ownerOf(kind, use === 'widget' && !isMixed);
  const change = (next: LinkDraft, leadsOn = false) => {
    setSearch(null);
    setNext(leadsOn);
    onChange(next);
  };
  const typeAddress = (searched: OwnerKind, typed: LinkDraft | null) => {
    setSearch(typed && searched);
    onChange(typed ?? { action: searched });
  };
  const endSearch = (isChosen: boolean) => {
    setSearch(null);
    setNext(isChosen);
  };
  const kinds = useKinds(use, kind);
  const withinPortal = use !== 'text';
  return (
    <div className="pl-link-picker">
      <ChoiceSelect
        aria-labelledby={labelId}
        aria-label={t('EDITOR.LINK.KIND')}
        value={isMixed ? null : kind}
        placeholder={isMixed ? t('EDITOR.MIXED') : undefined}
        data={kinds}
        comboboxProps={{ withinPortal }}
        classNames={withinPortal ? {} : { dropdown: 'pl-link-inline-list' }}
        maxDropdownHeight={withinPortal ? 320 : 220}
        onChange={(action) => change({ action }, true)}
        data-testid="link-action"
      />
      {owner && (
        <OwnerChoice
          key={owner}
          kind={owner}
          link={link}
          onChange={change}
          takesFocus={isNext && kind === owner}
          onAddress={(typed) => typeAddress(owner, typed)}
          onEnd={endSearch}
          withinPortal={withinPortal}
        />
      )}
      {kind === 'file' && <FileChoice link={link} onChange={onChange} />}
      {kind === 'lightbox' && (
        <ImageChoice link={link} onChange={onChange} hasOwnImage={hasOwnImage} />
      )}
      {!owner && isTyped(kind) && (
        <TypedTarget kind={kind} link={link} onChange={onChange} takesFocus={isNext} />
      )}
      {kind !== 'none' && <LinkOptions link={link} onChange={onChange} />}
    </div>
  );
}

type PartProps = Pick<LinkPickerProps, 'link' | 'onChange'>;
type ImageChoiceProps = Pick<LinkPickerProps, 'hasOwnImage'>;

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
  const { media, site } = useServices().ports;
  const choose = async () => {
    const chosen = await media.pick(id, type);
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
      {(id !== null && site.context.media(id)?.name) || label}
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
