import { Popover, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { lazyComponent } from '@plinth/ui';
import { useState } from 'react';
import { colorName } from '../../core/design/color-name.ts';
import './color-picker.css';
import type { ColorPickerProps } from './color-picker-props.ts';
import { useShownColor } from './shown-color.ts';

const Palette = lazyComponent(async () => (await import('./color-palette.tsx')).ColorPalette);

/** Theme colors first: a token follows the theme, a custom color doesn't. */
export function ColorPicker(props: ColorPickerProps) {
  const { value, label, onClose } = props;
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const shown = useShownColor();
  const name = value === null ? t('EDITOR.AUTOMATIC') : colorName(t, value);
  return (
    <Popover
      width={288}
      position="left-start"
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
            style={value === null ? {} : { background: shown(value) }}
            data-none={value === null || undefined}
          />
          <span>{name}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className="pl-color-dropdown">
        {isOpen && <Palette {...props} />}
      </Popover.Dropdown>
    </Popover>
  );
}
