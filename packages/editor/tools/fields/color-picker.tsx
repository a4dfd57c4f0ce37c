import { Popover, UnstyledButton } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { useT } from '@plinth/i18n/react';
import { lazyComponent } from '@plinth/ui';
import { type CSSProperties, useRef } from 'react';
import { colorName } from '../../core/design/color-name.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import { shiftClearOf } from '../../core/view/clear-of.ts';
import { isSmallScreen } from '../../core/view/small-screen.ts';
import './color-picker.css';
import type { ColorPickerProps } from './color-picker-props.ts';
import { type PanelSide, panelSide } from './panel-side.ts';
import { useShownColor } from './shown-color.ts';
import { useBesideWidget } from './use-beside-widget.ts';

const Palette = lazyComponent(async () => (await import('./color-palette.tsx')).ColorPalette);

/** 12 swatches and the gaps between them, see color-picker.css. */
const WIDTH = 336;

const OUTSIDE: PanelSide = { side: 'left', gap: 8 };

/** Theme colors first: a token follows the theme, a custom color doesn't. */
export function ColorPicker(props: ColorPickerProps) {
  const { value, label, css, onClose, keepVisible } = props;
  const t = useT();
  const [isOpen, setOpen] = useUncontrolled({
    value: props.opened,
    defaultValue: false,
    onChange: props.onOpenChange,
  });
  const button = useRef<HTMLButtonElement>(null);
  const besideWidget = useBesideWidget(button);
  const shown = useShownColor();
  const theme = useDesignState(({ colors }) => colors);
  const { side, gap } = panelSide(isOpen ? button.current : null) ?? OUTSIDE;
  const name = value === null ? t('EDITOR.VALUE.NONE') : colorName(t, value, theme);
  return (
    <Popover
      width={WIDTH}
      position={isSmallScreen() ? 'top' : keepVisible ? 'bottom-start' : `${side}-start`}
      offset={isSmallScreen() || keepVisible ? 8 : gap}
      middlewares={keepVisible ? shiftClearOf(keepVisible) : besideWidget}
      withinPortal
      trapFocus
      returnFocus={onClose === undefined}
      // Fading out, it would lie over what is clicked next.
      transitionProps={{ duration: 0 }}
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
        {isOpen && (
          <Palette
            {...props}
            css={css ?? (value === null ? '' : shown(value))}
            close={() => setOpen(false)}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
