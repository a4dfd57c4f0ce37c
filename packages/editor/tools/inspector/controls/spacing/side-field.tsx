import { Autocomplete } from '@mantine/core';
import { keyPart, type Translate } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { type NodeId, SPACING_SIZES, type SpacingSide, SpacingValue } from '@plinth/model';
import { IconChevronDown } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useDesignState } from '../../../../core/design/design-context.ts';
import { spacingText } from '../../../../core/properties/spacing-text.ts';
import { useUi } from '../../../../core/session/context.ts';
import { originText } from '../../../fields/origin-text.ts';
import { useInEffect } from '../../in-effect/in-effect-store.ts';
import { useProperty } from '../../use-control.ts';
import { sizePx } from './size-px.ts';
import { typedSize } from './typed-size.ts';

type SideFieldProps = {
  readonly id: NodeId;
  readonly side: SpacingSide;
  readonly path: string;
  readonly onChange: (size: SpacingValue) => void;
};

type Option = { readonly value: string; readonly label: string };

/** The named sizes with their px on the current device. */
function useSizes(t: Translate): readonly Option[] {
  const device = useUi((ui) => ui.device);
  const spacings = useDesignState(({ stored }) => stored.values.spacings);
  return SPACING_SIZES.map((value) => {
    const size = t(`EDITOR.SIZE.${keyPart(value)}`);
    const px = value === 'none' ? null : sizePx(spacings, value, device);
    return { value, label: px === null ? size : t('EDITOR.SPACING.SIZE', { size, px }) };
  });
}

/** The sizes that a typed text begins, or all of them after the exact one that it is. */
function matching(t: Translate, sizes: readonly Option[], draft: string | null) {
  const typed = draft === null ? null : typedSize(draft);
  if (typed !== null)
    return [{ value: String(typed), label: t('EDITOR.TEXT.PX', { size: typed }) }, ...sizes];
  const begun = draft?.trim().toLowerCase() ?? '';
  return sizes.filter(({ label }) => label.toLowerCase().startsWith(begun));
}

/** The value of an option, or of a text that was typed. */
const sizeOf = (text: string): SpacingValue | null =>
  SpacingValue.safeParse(text).data ?? typedSize(text);

/** Whether arrow keys have marked an option in the list of a field. */
const hasMarked = (field: Element): boolean => {
  const list = field.ownerDocument.getElementById(field.getAttribute('aria-controls') ?? '');
  return Boolean(list?.querySelector('[data-combobox-selected]'));
};

/** Spacing on one side: a size of the site, or any number of px that is typed. */
export function SideField({ id, side, path, onChange }: SideFieldProps) {
  const t = useT();
  const { value, origin } = useProperty(id, [...path.split('.'), side], { isPerDevice: true });
  const ofPage = useInEffect(`${path}.${side}`);
  const px = typeof ofPage?.value === 'number' ? ofPage.value : null;
  const [draft, setDraft] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const sizes = useSizes(t);
  const current = SpacingValue.safeParse(value).data ?? 'auto';
  const isMixed = origin.kind === 'mixed';
  // What is not set has the value in effect as its name.
  const named = current === 'auto' && px !== null ? t('EDITOR.TEXT.PX', { size: px }) : null;
  const shown = isMixed ? '' : (named ?? spacingText(t, current) ?? '');
  // The field also reports the name of a chosen option as typed.
  const isChosen = useRef(false);
  const choose = (text: string) => {
    const next = sizeOf(text);
    setDraft(null);
    setOpen(false);
    if (next !== null && (isMixed || next !== current)) onChange(next);
  };
  const field = useRef<HTMLInputElement>(null);
  // The next key replaces a value that was just set.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is shown
  useLayoutEffect(() => {
    const input = field.current;
    if (draft === null && input === document.activeElement) input?.select();
  }, [draft, shown]);
  const options = matching(t, sizes, draft);
  const handleKey = ({ key, currentTarget }: KeyboardEvent) => {
    if (key === 'Escape') setDraft(null);
    // What is typed is chosen, unless arrow keys have marked an option.
    if (key === 'Enter' && draft !== null && !hasMarked(currentTarget))
      choose(options[0]?.value ?? draft);
  };
  return (
    <div className="pl-spacing-side" data-side={side} data-origin={origin.kind}>
      <Autocomplete
        ref={field}
        size="xs"
        aria-label={t(`EDITOR.SIDE.${keyPart(side)}`)}
        value={draft ?? shown}
        placeholder={isMixed ? t('EDITOR.MIXED') : undefined}
        data={options}
        filter={({ options }) => options}
        openOnFocus={false}
        dropdownOpened={isOpen}
        onDropdownOpen={() => setOpen(true)}
        onDropdownClose={() => setOpen(false)}
        comboboxProps={{ width: 168 }}
        rightSection={<IconChevronDown size={12} aria-hidden />}
        rightSectionWidth={20}
        rightSectionPointerEvents="none"
        data-typed={draft === null ? undefined : true}
        data-tip={px === null ? undefined : `${px} px · ${originText(t, origin)}`}
        onChange={(text) => {
          if (!isChosen.current) setDraft(text);
          isChosen.current = false;
        }}
        onOptionSubmit={(option) => {
          isChosen.current = true;
          choose(option);
        }}
        onKeyDown={handleKey}
        onFocus={({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select()}
        onBlur={() => choose(draft ?? '')}
        data-testid={`spacing-${side}`}
      />
    </div>
  );
}
