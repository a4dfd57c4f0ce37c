import { Popover, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { lazyComponent } from '@plinth/ui';
import { type CSSProperties, useState } from 'react';
import { colorName } from '../../core/design/color-name.ts';
import { isSmallScreen } from '../../core/view/small-screen.ts';
import './color-picker.css';
import type { ColorPickerProps } from './color-picker-props.ts';
import { useShownColor } from './shown-color.ts';

const Palette = lazyComponent(async () => (await import('./color-palette.tsx')).ColorPalette);

/** Theme colors first: a token follows the theme, a custom color doesn't. */
export function ColorPicker(props: ColorPickerProps) {
  const { value, label, css, onClose } = props;
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const shown = useShownColor();
  const name = value === null ? t('EDITOR.VALUE.NONE') : colorName(t, value);
  return (
    <Popover
      width={isSmallScreen() ? 344 : 288}
      position={isSmallScreen() ? 'top' : 'left-start'}
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
