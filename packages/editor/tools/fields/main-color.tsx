import { ColorSwatch, Popover, UnstyledButton } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { type ColorTheme, colorRoles, colorShades, resolveColor } from '@plinth/model';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { mainColorName, mainColorRole } from '../../core/design/color-name.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import { isSmallScreen } from '../../core/view/small-screen.ts';
import type { ContrastPair } from './color-picker-props.ts';
import { ColorArea, ScreenColor } from './custom-color.tsx';
import { HexField } from './hex-field.tsx';
import { ON_SCREEN, panelSide } from './panel-side.ts';
import { PickedContrast } from './picked-contrast.tsx';

/** What a main color is shown with most. */
const SHOWN_WITH = {
  primary: ['background', 'on_primary'],
  accent: ['background', 'on_accent'],
  text: ['text', 'bg'],
  muted: ['text', 'bg'],
  surface_2: ['background', 'text'],
} as const;

function contrastPair(theme: ColorTheme, number: number): ContrastPair {
  const [picks, other] = SHOWN_WITH[mainColorRole(number)];
  return {
    picks,
    other: resolveColor(theme, colorRoles(theme)[other]) ?? '#ffffff',
    isLarge: false,
  };
}

type MainColorProps = {
  readonly number: number;
  readonly value: string;
  readonly onChange: (color: string) => void;
  /** Shown next to the name. */
  readonly children: ReactNode;
};

/** A main color with what it's used for and its shades. */
export function MainColor({ number, value, onChange, children }: MainColorProps) {
  const t = useT();
  const id = useId();
  const theme = useDesignState(({ colors }) => colors);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const beside = isOpen && !isSmallScreen() ? panelSide(field.current) : null;
  const name = mainColorName(t, number);
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
        <span className="pl-color-use">
          {t(`EDITOR.COLOR.USE.${keyPart(mainColorRole(number))}`)}
        </span>
        {children}
      </div>
      <Popover
        width={264}
        position={beside ? `${beside.side}-start` : 'bottom-start'}
        {...(beside && { offset: beside.gap, middlewares: ON_SCREEN })}
        // Next to its field in the tab order, but not cut off by the panel.
        withinPortal={false}
        floatingStrategy={beside ? 'fixed' : 'absolute'}
        withRoles={false}
        // Fading out, it would lie over the field that is clicked next.
        transitionProps={{ duration: 0 }}
        opened={isOpen}
        onChange={setOpen}
      >
        <Popover.Target>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field in it */}
          <div ref={field} onKeyDown={closeByEscape}>
            <HexField
              id={id}
              value={value}
              onChange={change}
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
          <ColorArea value={value} onChange={change} hasAlpha={false} />
          <div className="pl-color-formats">
            <PickedContrast value={value} pair={contrastPair(theme, number)} />
            <ScreenColor onChange={change} />
          </div>
        </Popover.Dropdown>
      </Popover>
      <div className="pl-shades" aria-hidden="true">
        {colorShades(value).map((shade) => (
          <span key={shade} style={{ background: shade }} />
        ))}
      </div>
    </div>
  );
}
