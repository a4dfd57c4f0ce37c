import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import {
  type ColorRole,
  type ColorTheme,
  colorRoles,
  colorShades,
  resolveColor,
} from '@plinth/model';
import type { ReactNode } from 'react';
import { mainColorName, mainColorRole } from '../../core/design/color-name.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import type { ContrastPair } from './color-picker-props.ts';
import { PoorColor } from './poor-color.tsx';
import { ThemeColor } from './theme-color.tsx';

/** What a main color is shown with most. */
const SHOWN_WITH = {
  primary: ['background', 'on_primary'],
  accent: ['background', 'on_accent'],
  text: ['text', 'bg'],
  muted: ['text', 'bg'],
  surface_2: ['background', 'text'],
} as const;

type ShownWith = readonly ['background' | 'text', ColorRole];

const contrastPair = (theme: ColorTheme, [picks, other]: ShownWith): ContrastPair => ({
  picks,
  others: [resolveColor(theme, colorRoles(theme)[other]) ?? '#ffffff'],
  behind: [],
  isLarge: false,
});

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
  const theme = useDesignState(({ colors }) => colors);
  const role = mainColorRole(number);
  return (
    <ThemeColor
      name={mainColorName(t, number)}
      use={t(`EDITOR.COLOR.USE.${keyPart(role)}`)}
      value={value}
      onChange={onChange}
      pair={contrastPair(theme, SHOWN_WITH[role])}
      beside={children}
    >
      <div className="pl-shades" aria-hidden="true">
        {colorShades(value).map((shade) => (
          <span key={shade} style={{ background: shade }} />
        ))}
      </div>
      <PoorColor role={role} />
    </ThemeColor>
  );
}

type PageBackgroundProps = { readonly onChange: (color: string) => void };

/** The color behind the pages of the site, which isn't one of the main colors. */
export function PageBackground({ onChange }: PageBackgroundProps) {
  const t = useT();
  const theme = useDesignState(({ colors }) => colors);
  return (
    <ThemeColor
      name={t('EDITOR.COLOR.PAGE_BACKGROUND')}
      use={t('EDITOR.COLOR.USE.BG')}
      value={resolveColor(theme, 'bg') ?? '#ffffff'}
      onChange={onChange}
      pair={contrastPair(theme, ['background', 'text'])}
    />
  );
}
