import { Popover, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { lazyComponent } from '@plinth/ui';
import { type CSSProperties, useRef, useState } from 'react';
import { colorName } from '../../core/design/color-name.ts';
import { isSmallScreen } from '../../core/view/small-screen.ts';
import './color-picker.css';
import type { ColorPickerProps } from './color-picker-props.ts';
import { useShownColor } from './shown-color.ts';

const Palette = lazyComponent(async () => (await import('./color-palette.tsx')).ColorPalette);

/** The gap to the palette, which leaves the labels of the inspector visible. */
function gapOf(button: HTMLElement | null): number {
  const panel = button?.closest('.pl-inspector');
  if (!panel || !button || isSmallScreen()) return 8;
  return button.getBoundingClientRect().left - panel.getBoundingClientRect().left + 8;
}

/** Theme colors first: a token follows the theme, a custom color doesn't. */
export function ColorPicker(props: ColorPickerProps) {
  const { value, label, css, onClose } = props;
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shown = useShownColor();
  const name = value === null ? t('EDITOR.VALUE.NONE') : colorName(t, value);
  return (
    <Popover
      width={isSmallScreen() ? 344 : 288}
      position={isSmallScreen() ? 'top' : 'left-start'}
      offset={isOpen ? gapOf(button.current) : 8}
      // Stays on the screen, over the button if necessary.
      middlewares={{ shift: { crossAxis: true, padding: 8 } }}
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
