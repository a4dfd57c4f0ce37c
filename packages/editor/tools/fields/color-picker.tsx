import { Popover, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { lazyComponent } from '@plinth/ui';
import { type CSSProperties, useRef, useState } from 'react';
import { colorName } from '../../core/design/color-name.ts';
import { shiftClearOf } from '../../core/view/clear-of.ts';
import { isSmallScreen } from '../../core/view/small-screen.ts';
import './color-picker.css';
import type { ColorPickerProps } from './color-picker-props.ts';
import { useShownColor } from './shown-color.ts';

const Palette = lazyComponent(async () => (await import('./color-palette.tsx')).ColorPalette);

type Side = 'right' | 'left';

/** The side of the palette, and the gap that leaves the labels of its panel visible. */
function placeOf(button: HTMLElement | null): { readonly side: Side; readonly gap: number } {
  const panel = button?.closest('.pl-inspector, .pl-side-panel');
  if (!panel || !button) return { side: 'left', gap: 8 };
  const [own, around] = [button.getBoundingClientRect(), panel.getBoundingClientRect()];
  return panel.matches('.pl-inspector')
    ? { side: 'left', gap: own.left - around.left + 8 }
    : { side: 'right', gap: around.right - own.right + 8 };
}

/** Stays on the screen, over the button if necessary. */
const ON_SCREEN = { shift: { crossAxis: true, padding: 8 } };

/** Theme colors first: a token follows the theme, a custom color doesn't. */
export function ColorPicker(props: ColorPickerProps) {
  const { value, label, css, onClose, keepVisible } = props;
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shown = useShownColor();
  const { side, gap } = placeOf(isOpen ? button.current : null);
  const name = value === null ? t('EDITOR.VALUE.NONE') : colorName(t, value);
  return (
    <Popover
      width={isSmallScreen() ? 344 : 288}
      position={isSmallScreen() ? 'top' : keepVisible ? 'bottom-start' : `${side}-start`}
      offset={isSmallScreen() || keepVisible ? 8 : gap}
      middlewares={keepVisible ? shiftClearOf(keepVisible) : ON_SCREEN}
      withinPortal
      trapFocus
      returnFocus={onClose === undefined}
      opened={isOpen}
      onChange={setOpen}
      onClose={onClose}
    >
      <Popover.Target>
        <UnstyledButton
          ref={button}
          className="pl-color-button"
          aria-label={t('EDITOR.COLOR.CHOOSE', { option: label, color: name })}
          onClick={() => setOpen(!isOpen)}
        >
          <span
            className="pl-swatch"
            style={(value === null ? {} : { '--color': css ?? shown(value) }) as CSSProperties}
            data-none={value === null || undefined}
          />
          <span>{name}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className="pl-color-dropdown">
        {isOpen && <Palette {...props} css={css ?? (value === null ? '' : shown(value))} />}
      </Popover.Dropdown>
    </Popover>
  );
}
