import { ColorSwatch, Popover, type PopoverProps, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isSmallScreen } from '../../core/view/small-screen.ts';
import type { ContrastPair } from './color-picker-props.ts';
import { ColorArea, ScreenColor } from './custom-color.tsx';
import { HexField } from './hex-field.tsx';
import { aboveBars, ON_SCREEN, panelSide } from './panel-side.ts';
import { PickedContrast } from './picked-contrast.tsx';

type ThemeColorProps = {
  readonly name: string;
  /** What it's used for. */
  readonly use: string;
  readonly value: string;
  readonly onChange: (color: string) => void;
  /** What it's shown with most. */
  readonly pair: ContrastPair;
  readonly hasAlpha?: boolean;
  /** Shows the picker at first, with the value selected, so that typing replaces it. */
  readonly startsOpen?: boolean;
  /** Shown next to the name. */
  readonly beside?: ReactNode;
  /** Shown below the field. */
  readonly children?: ReactNode;
};

/** Whether the picker is open, and the field that it belongs to. */
function usePicker(startsOpen: boolean) {
  const [isOpen, setOpen] = useState(startsOpen);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (startsOpen) field.current?.querySelector('input')?.select();
  }, [startsOpen]);
  return { isOpen, setOpen, field };
}

/** Where the picker of a field opens: below it, beside its panel, or on small screens above the bars. */
function pickerPlace(field: HTMLElement | null): Partial<PopoverProps> {
  if (!field) return {};
  if (isSmallScreen()) return { floatingStrategy: 'fixed', middlewares: aboveBars(field) };
  const place = panelSide(field);
  if (!place) return {};
  const position = `${place.side}-start` as const;
  return { position, offset: place.gap, middlewares: ON_SCREEN, floatingStrategy: 'fixed' };
}

/** A color of the theme with what it's used for. */
export function ThemeColor(props: ThemeColorProps) {
  const { name, use, value, onChange, pair, hasAlpha = false, beside, children } = props;
  const { startsOpen = false } = props;
  const t = useT();
  const id = useId();
  const { isOpen, setOpen, field } = usePicker(startsOpen);
  const change = (hex: string) => onChange(hex.toLowerCase());
  const closeByEscape = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    // The panel stays open.
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <div className="pl-theme-color">
      <div className="pl-theme-color-head">
        <label htmlFor={id}>{name}</label>
        <span className="pl-color-use">{use}</span>
        {beside}
      </div>
      <Popover
        width={264}
        position="bottom-start"
        // Next to its field in the tab order, but not cut off by the panel.
        withinPortal={false}
        withRoles={false}
        // Fading out, it would lie over the field that is clicked next.
        transitionProps={{ duration: 0 }}
        opened={isOpen}
        onChange={setOpen}
        {...pickerPlace(isOpen ? field.current : null)}
      >
        <Popover.Target>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field in it */}
          <div ref={field} onKeyDown={closeByEscape}>
            <HexField
              id={id}
              value={value}
              onChange={change}
              hasAlpha={hasAlpha}
              onClick={() => setOpen(true)}
              leftSection={
                <UnstyledButton
                  aria-label={t('EDITOR.COLOR.PICK', { color: name })}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(!isOpen)}
                >
                  <ColorSwatch color={value} size={18} />
                </UnstyledButton>
              }
            />
          </div>
        </Popover.Target>
        <Popover.Dropdown
          className="pl-palette"
          role="group"
          aria-label={t('EDITOR.COLOR.PICK', { color: name })}
          onKeyDown={closeByEscape}
          data-testid="main-color-picker"
        >
          <ColorArea value={value} onChange={change} hasAlpha={hasAlpha} />
          <div className="pl-color-formats">
            <PickedContrast value={value} pair={pair} />
            <ScreenColor onChange={change} />
          </div>
        </Popover.Dropdown>
      </Popover>
      {children}
    </div>
  );
}
