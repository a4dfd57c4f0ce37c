import { Button, Menu, NumberInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { IconChevronDown } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { ownSize, setSize, sizesAt } from '../../canvas/text/text-size.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import { useDeviceScope } from '../../core/properties/use-device-scope.ts';
import { useSelectOnClick } from '../fields/use-select-on-click.ts';
import { ToolbarMenu } from './toolbar-menu.tsx';

/** Font sizes in px that rich text allows. */
const LIMITS = { min: 8, max: 200 };

/** The size of the selected words: that of their text style, one of the scale, or any other. */
export function SizeMenu({ editor }: { readonly editor: Editor }) {
  const t = useT();
  const styles = useDesignState((state) => state.textStyles) ?? [];
  const scope = useDeviceScope();
  const sizes = sizesAt(editor);
  const isMixed = sizes.length > 1;
  const size = isMixed ? null : (sizes[0] ?? null);
  const own = isMixed ? null : ownSize(editor, scope);
  const isInherited = own?.origin.kind === 'inherited';
  const scale = [
    ...new Set(styles.map(({ properties }) => Math.round(properties.desktop?.font_size ?? 0))),
  ]
    .filter((each) => each > 0)
    .sort((a, b) => a - b);
  const choose = (next: number | null) => {
    setSize(editor, next, scope);
    const [applied] = sizesAt(editor);
    if (applied !== undefined) announce(t('EDITOR.TEXT.PX', { size: applied }));
  };
  return (
    <ToolbarMenu
      editor={editor}
      testId="text-size-menu"
      width={168}
      target={
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          className="pl-text-size-choice"
          aria-label={t('EDITOR.TEXT.SIZE_CHOICE', {
            size: size === null ? t('EDITOR.MIXED') : t('EDITOR.TEXT.PX', { size }),
          })}
          data-tip={t('EDITOR.TEXT.SIZE')}
          rightSection={<IconChevronDown size={14} />}
          data-testid="text-size"
        >
          {size ?? t('EDITOR.MIXED')}
        </Button>
      }
    >
      <CustomSize size={size} onChange={(next) => setSize(editor, next, scope)} />
      <Menu.RadioItem
        value="style"
        checked={own !== null && own.origin.kind !== 'here'}
        closeMenuOnClick
        onChange={() => choose(null)}
      >
        {t(isInherited ? 'EDITOR.TEXT.SIZE_OF_LARGER' : 'EDITOR.TEXT.SIZE_OF_STYLE')}
      </Menu.RadioItem>
      {scale.map((each) => (
        <Menu.RadioItem
          key={each}
          value={String(each)}
          checked={own?.origin.kind === 'here' && own.value === each}
          closeMenuOnClick
          onChange={() => choose(each)}
        >
          {t('EDITOR.TEXT.PX', { size: each })}
        </Menu.RadioItem>
      ))}
    </ToolbarMenu>
  );
}

type CustomSizeProps = {
  /** `null` if the selected words differ. */
  readonly size: number | null;
  readonly onChange: (size: number) => void;
};

/** Any size; applies with each step, and once a typed number is finished. */
function CustomSize({ size, onChange }: CustomSizeProps) {
  const t = useT();
  const [typed, setTyped] = useState<number | string>(size ?? '');
  const { fieldProps } = useSelectOnClick(typed);
  const apply = () => {
    const next = Number(typed);
    if (typed !== '' && next !== size && next >= LIMITS.min && next <= LIMITS.max) onChange(next);
  };
  return (
    <NumberInput
      {...fieldProps}
      size="xs"
      m={4}
      aria-label={t('EDITOR.TEXT.SIZE_CUSTOM')}
      suffix=" px"
      allowDecimal={false}
      {...LIMITS}
      value={typed}
      onChange={setTyped}
      onBlur={apply}
      onKeyDown={(event) => {
        // Arrow keys change the number instead of moving through the menu.
        if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
        if (event.key === 'Enter') apply();
      }}
      data-testid="text-size-custom"
    />
  );
}
