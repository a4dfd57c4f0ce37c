import { Select } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { useState } from 'react';
import { choiceData, useChoices } from '../../core/ports/use-choices.ts';
import { useServices } from '../../core/session/services.ts';
import { type LinkDraft, typedDraft } from './link-draft.ts';
import { type LinkTarget, linkTargets } from './link-targets.ts';

export type OwnerKind = 'page' | 'blog.post';
const OWNER_FIELDS: Record<OwnerKind, string> = { page: 'page_id', 'blog.post': 'post_id' };

export const isOwner = (kind: string): kind is OwnerKind => Object.hasOwn(OWNER_FIELDS, kind);

type OwnerChoiceProps = {
  readonly kind: OwnerKind;
  readonly link: LinkDraft;
  readonly onChange: (link: LinkDraft) => void;
  /** The link to the address in the search; null if it isn't one anymore. */
  readonly onAddress: (typed: LinkDraft | null) => void;
  /** The search is over. Whether it ended with choosing the typed address. */
  readonly onEnd: (isChosen: boolean) => void;
  readonly withinPortal: boolean;
};

/** The value of the option that links to the address typed into the search. */
const ADDRESS = 'address';

/** A page or post, or an address that is typed instead. */
export function OwnerChoice(props: OwnerChoiceProps) {
  const { kind, link, onChange, onAddress, onEnd, withinPortal } = props;
  const t = useT();
  const { ports } = useServices();
  const choices = useChoices<LinkTarget>(kind === 'page' ? ports.pages : ports.posts);
  const field = OWNER_FIELDS[kind];
  const own: LinkDraft = link.action === kind ? link : { action: kind };
  const targets = linkTargets(choices, own[field] ? Number(own[field]) : null);
  const [search, setSearch] = useState('');
  const offered = typedDraft(link, search)
    ? [{ value: ADDRESS, label: t('EDITOR.LINK.TO', { address: search }) }]
    : [];
  return (
    <Select
      size="xs"
      aria-label={t(`EDITOR.LINK.${keyPart(kind)}`)}
      placeholder={t(kind === 'page' ? 'EDITOR.LINK.CHOOSE_PAGE' : 'EDITOR.LINK.CHOOSE_POST')}
      searchable
      // In a popover, the list is part of the form.
      openOnFocus={!withinPortal}
      // Selects the first option also when results arrive after the search text.
      selectFirstOptionOnChange={choices !== null}
      // Inside a popover, a click in a portal would count as a click outside.
      comboboxProps={{ withinPortal }}
      classNames={withinPortal ? {} : { dropdown: 'pl-link-inline-list' }}
      data={[...choiceData(targets), ...offered]}
      onSearchChange={setSearch}
      onInput={({ currentTarget }) => onAddress(typedDraft(link, currentTarget.value))}
      value={own[field] ? String(own[field]) : null}
      onChange={(id) => {
        if (id === ADDRESS) onEnd(true);
        else if (id !== null) onChange({ ...own, [field]: Number(id) });
      }}
      onBlur={() => onEnd(false)}
      data-autofocus
      data-testid={kind === 'page' ? 'link-page' : 'link-post'}
    />
  );
}
