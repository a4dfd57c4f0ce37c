import { Checkbox, NativeSelect, Select, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { LinkAction, type LinkKind, type PropertyValue } from '@plinth/model';
import { useState } from 'react';
import { useServices } from '../../session/services.ts';
import { choiceData, useChoices } from './choices.ts';
import type { FieldProps } from './field.ts';

type Draft = { readonly [name: string]: PropertyValue };

/** Actions whose targets exist. */
const KINDS: readonly LinkKind[] = ['none', 'home_page', 'page', 'url', 'anchor', 'mail', 'call'];

type TypedKind = 'url' | 'anchor' | 'mail' | 'call';
const TYPED: Record<TypedKind, string> = {
  url: 'url',
  anchor: 'anchor',
  mail: 'email',
  call: 'phone',
};

const isTyped = (kind: string): kind is TypedKind => Object.hasOwn(TYPED, kind);

/** What a click does. An unfinished link stays in the field and is not stored before it is valid. */
export function LinkField({ property, labelId }: FieldProps<'link'>) {
  const t = useT();
  const stored = (property.value ?? { action: 'none' }) as Draft;
  const [draft, setDraft] = useState<Draft>(stored);
  const shown = draft.action === stored.action ? { ...stored, ...draft } : draft;
  const kind = String(shown.action);
  const checked = LinkAction.safeParse(shown);
  const write = (next: Draft) => {
    setDraft(next);
    if (LinkAction.safeParse(next).success) property.set(next.action === 'none' ? undefined : next);
  };
  return (
    <div className="pl-link-field">
      <NativeSelect
        size="xs"
        aria-labelledby={labelId}
        value={kind}
        data={KINDS.map((value) => ({ value, label: t(`EDITOR.LINK.${value.toUpperCase()}`) }))}
        onChange={({ currentTarget }) => write({ action: currentTarget.value })}
        data-testid="link-action"
      />
      {kind === 'page' && <PageChoice link={shown} write={write} />}
      {isTyped(kind) && (
        <TextInput
          size="xs"
          aria-label={t(`EDITOR.LINK.${kind.toUpperCase()}`)}
          placeholder={t(`EDITOR.LINK.${kind.toUpperCase()}_EXAMPLE`)}
          value={String(shown[TYPED[kind]] ?? '')}
          error={
            !checked.success && shown[TYPED[kind]] !== undefined
              ? t(`EDITOR.LINK.${kind.toUpperCase()}_INVALID`)
              : undefined
          }
          onChange={({ currentTarget }) => write({ ...shown, [TYPED[kind]]: currentTarget.value })}
        />
      )}
      {kind !== 'none' && <LinkOptions link={shown} write={write} />}
    </div>
  );
}

type PartProps = { readonly link: Draft; readonly write: (link: Draft) => void };

function PageChoice({ link, write }: PartProps) {
  const t = useT();
  const { ports } = useServices();
  const pages = useChoices(ports.pages);
  return (
    <Select
      size="xs"
      aria-label={t('EDITOR.LINK.PAGE')}
      placeholder={t('EDITOR.LINK.CHOOSE_PAGE')}
      searchable
      data={choiceData(pages)}
      value={link.page_id ? String(link.page_id) : null}
      onChange={(id) => id !== null && write({ ...link, page_id: Number(id) })}
      data-testid="link-page"
    />
  );
}

function LinkOptions({ link, write }: PartProps) {
  const t = useT();
  const without = (name: string): Draft =>
    Object.fromEntries(Object.entries(link).filter(([key]) => key !== name));
  return (
    <>
      <Checkbox
        size="xs"
        label={t('EDITOR.LINK.NEW_TAB')}
        checked={link.target === '_blank'}
        onChange={({ currentTarget }) =>
          write(currentTarget.checked ? { ...link, target: '_blank' } : without('target'))
        }
      />
      <Checkbox
        size="xs"
        label={t('EDITOR.LINK.NOFOLLOW')}
        checked={link.is_nofollow === true}
        onChange={({ currentTarget }) =>
          write(currentTarget.checked ? { ...link, is_nofollow: true } : without('is_nofollow'))
        }
      />
    </>
  );
}
