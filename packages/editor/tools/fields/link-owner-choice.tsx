import { Select } from '@mantine/core';
import { keyPart, type MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { choiceData, useChoices } from '../../core/ports/use-choices.ts';
import { useServices } from '../../core/session/services.ts';
import { type LinkDraft, typedDraft } from './link-draft.ts';
import { searchProblem } from './link-search-problem.ts';
import { type LinkTarget, linkTargets } from './link-targets.ts';
import { useRegion } from './use-region.ts';

export type OwnerKind = 'page' | 'blog.post' | 'popup';
const OWNER_FIELDS: Record<OwnerKind, string> = {
  page: 'page_id',
  'blog.post': 'post_id',
  popup: 'popup_id',
};

const PLACEHOLDERS: Record<OwnerKind, MessageKey> = {
  page: 'EDITOR.LINK.CHOOSE_PAGE',
  'blog.post': 'EDITOR.LINK.CHOOSE_POST',
  popup: 'EDITOR.LINK.CHOOSE_POPUP',
};

const TEST_IDS: Record<OwnerKind, string> = {
  page: 'link-page',
  'blog.post': 'link-post',
  popup: 'link-popup',
};

export const isOwner = (kind: string): kind is OwnerKind => Object.hasOwn(OWNER_FIELDS, kind);

type OwnerChoiceProps = {
  readonly kind: OwnerKind;
  readonly link: LinkDraft;
  readonly onChange: (link: LinkDraft) => void;
  readonly takesFocus: boolean;
  /** The link to the address in the search; null if it isn't one anymore. */
  readonly onAddress: (typed: LinkDraft | null) => void;
  /** The search is over. Whether it ended with choosing the typed address. */
  readonly onEnd: (isChosen: boolean) => void;
  readonly withinPortal: boolean;
};

/** The value of the option that links to the address typed into the search. */
const ADDRESS = 'address';

const OFFERS: { readonly [action: string]: MessageKey } = {
  call: 'EDITOR.LINK.TO_CALL',
  mail: 'EDITOR.LINK.TO_MAIL',
};

/** A page, post, or popup, or an address that is typed instead. What is typed stays until one is chosen. */
export function OwnerChoice(props: OwnerChoiceProps) {
  const { kind, link, onChange, takesFocus, onAddress, onEnd, withinPortal } = props;
  const t = useT();
  const { pages, posts, popups } = useServices().ports;
  const region = useRegion();
  const choices = useChoices<LinkTarget>(
    { page: pages, 'blog.post': posts, popup: popups }[kind].list,
  );
  const field = OWNER_FIELDS[kind];
  const own: LinkDraft = link.action === kind ? link : { action: kind };
  const id = own[field] ? Number(own[field]) : null;
  const targets = linkTargets(choices, id);
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const search = typed ?? targets.find((target) => target.id === id)?.name ?? '';
  const offer = typed === null ? null : typedDraft(link, { text: typed, region });
  const offered = offer
    ? [
        {
          value: ADDRESS,
          label: t(OFFERS[String(offer.action)] ?? 'EDITOR.LINK.TO', { address: search }),
        },
      ]
    : [];
  const isSearched = choices !== null && typed !== null && offer === null;
  const problem = isSearched ? searchProblem(typed, { kind, targets, isLeft }) : null;
  return (
    <Select
      ref={input}
      size="xs"
      aria-label={t(`EDITOR.LINK.${keyPart(kind)}`)}
      placeholder={t(PLACEHOLDERS[kind])}
      searchable
      searchValue={search}
      error={problem && t(problem)}
      // In a popover, the list is part of the form.
      openOnFocus={!withinPortal}
      // Selects the first option also when results arrive after the search text.
      selectFirstOptionOnChange={choices !== null}
      // Inside a popover, a click in a portal would count as a click outside.
      comboboxProps={{ withinPortal }}
      classNames={withinPortal ? {} : { dropdown: 'pl-link-inline-list' }}
      data={[...choiceData(targets), ...offered]}
      onInput={({ currentTarget: { value: text } }) => {
        setTyped(text);
        setLeft(false);
        onAddress(typedDraft(link, { text, region }));
      }}
      value={id === null ? null : String(id)}
      onChange={(chosen) => {
        if (chosen === ADDRESS) return onEnd(true);
        setTyped(null);
        if (chosen !== null) onChange({ ...own, [field]: Number(chosen) });
      }}
      onBlur={() => {
        setLeft(true);
        onEnd(false);
      }}
      data-autofocus
      data-testid={TEST_IDS[kind]}
    />
  );
}
