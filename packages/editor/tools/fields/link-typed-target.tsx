import { TextInput } from '@mantine/core';
import { keyPart, type MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { LinkAction, normalUrl, plainAddress } from '@plinth/model';
import { useEffect, useRef, useState } from 'react';
import { type LinkDraft, typedDraft } from './link-draft.ts';
import { useRegion } from './use-region.ts';

export type TypedKind = 'url' | 'anchor' | 'mail' | 'call';
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

export const isTyped = (kind: string): kind is TypedKind => Object.hasOwn(TYPED, kind);

type TypedTargetProps = {
  readonly kind: TypedKind;
  readonly link: LinkDraft;
  readonly onChange: (link: LinkDraft) => void;
  readonly takesFocus: boolean;
};

/** What a text that is recognized as no address is stored as: a URL of this site, or what's not whole yet. */
const READ: { readonly [K in TypedKind]: (text: string) => string } = {
  url: normalUrl,
  anchor: (text) => plainAddress(text).replace(/^#/, ''),
  mail: plainAddress,
  call: plainAddress,
};

/** The field of a target that is typed. An address of another kind changes the kind of the link. */
export function TypedTarget({ kind, link, onChange, takesFocus }: TypedTargetProps) {
  const t = useT();
  const region = useRegion();
  const field = useRef<HTMLInputElement>(null);
  // What is typed stays as it is until the field loses the focus, whatever it is recognized as.
  const [typed, setTyped] = useState<string | null>(null);
  const name = TYPED[kind];
  const target = String(link[name] ?? '');
  const isWrong = target !== '' && !LinkAction.safeParse(link).success;
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <TextInput
      ref={field}
      size="xs"
      aria-label={t(`EDITOR.LINK.${keyPart(kind)}`)}
      placeholder={t(`EDITOR.LINK.${keyPart(kind)}_EXAMPLE`)}
      value={typed ?? target}
      error={isWrong ? t(PROBLEMS[kind]) : undefined}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value.trim();
        setTyped(currentTarget.value);
        onChange(typedDraft(link, { text, region }) ?? { ...link, [name]: READ[kind](text) });
      }}
      onBlur={() => setTyped(null)}
      data-autofocus
      data-testid="link-target"
    />
  );
}
