import { Button } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import {
  type ColorTheme,
  hasPalette,
  type NamedPalette,
  PALETTES,
  type Palette,
  paletteName,
  resolveColor,
} from '@plinth/model';
import { useState } from 'react';
import { setPalette } from '../../core/design/design-commands.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import { currentFontPair } from '../../core/design/font-pairs.ts';
import { useSession } from '../../core/session/context.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { keepOwnPalette, ownPalette } from './own-palette.ts';
import { SampleChoice } from './sample-choice.tsx';

/** Palettes shown until the user asks for all. */
const FIRST = 4;

/**
 * Ready palettes, and the owner's colors if they are others: these stay when another palette is
 * chosen. Choosing a palette changes the page's colors as one step.
 */
export function Palettes() {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const colors = useDesignState((design) => design.colors);
  const stored = useDesignState((design) => design.stored.colors.colors);
  const [showsAll, setShowsAll] = useState(false);
  const own = ownPalette({ colors, stored });
  const isOwnCurrent = paletteName(colors) === null;
  // Not those of the current colors: cards would move under the pointer.
  const [first, setFirst] = useState(() => firstPalettes(colors, own ? FIRST - 1 : FIRST));
  const shown = showsAll ? PALETTES : first.slice(0, own ? FIRST - 1 : FIRST);
  const choose = (palette: Palette & Partial<Pick<ColorTheme, 'is_accent_own'>>) => {
    keepOwnPalette(colors);
    report(setPalette(session, palette));
  };
  const toggle = () => {
    if (showsAll) setFirst(firstPalettes(colors, own ? FIRST - 1 : FIRST));
    setShowsAll(!showsAll);
  };
  return (
    <div data-testid="palettes">
      <div className="pl-samples">
        {own && (
          <SampleChoice
            label={t('EDITOR.COLOR.PALETTE_OWN')}
            name={t('EDITOR.COLOR.PALETTE_OWN')}
            isCurrent={isOwnCurrent}
            onChoose={() => !isOwnCurrent && choose(own)}
            testId="palette-own"
          >
            <PaletteSample palette={own} />
          </SampleChoice>
        )}
        {shown.map((palette) => {
          const name = t(`COMMON.PALETTE.${keyPart(palette.name)}`);
          return (
            <SampleChoice
              key={palette.name}
              label={name}
              name={name}
              isCurrent={hasPalette(colors, palette)}
              onChoose={() => choose(palette)}
              testId={`palette-${palette.name}`}
            >
              <PaletteSample palette={palette} />
            </SampleChoice>
          );
        })}
      </div>
      <Button
        size="compact-xs"
        variant="subtle"
        aria-expanded={showsAll}
        onClick={toggle}
        data-testid="palettes-all"
      >
        {showsAll
          ? t('EDITOR.COLOR.PALETTES_FEWER')
          : t('EDITOR.COLOR.PALETTES_ALL', { count: PALETTES.length })}
      </Button>
    </div>
  );
}

/** The first palettes, with the one in use among them. */
function firstPalettes(colors: ColorTheme, count: number): readonly NamedPalette[] {
  const current = PALETTES.findIndex((palette) => hasPalette(colors, palette));
  if (current < count) return PALETTES.slice(0, FIRST);
  return [...PALETTES.slice(0, count - 1), ...PALETTES.slice(current, current + 1)];
}

/** Heading, text, and button on the background, in the site's fonts. */
export function PaletteSample({ palette }: { readonly palette: Palette }) {
  const t = useT();
  const styles = useDesignState(({ textStyles }) => textStyles);
  const fonts = currentFontPair(styles);
  const { main, roles } = palette;
  const colors = { main, roles, more: [], more_list: [], is_accent_own: false };
  const hex = (color: string) => resolveColor(colors, color) ?? undefined;
  return (
    <>
      <span className="pl-sample-look" style={{ background: hex('bg'), fontFamily: fonts?.body }}>
        <span
          className="pl-sample-heading"
          style={{ color: hex('text'), fontFamily: fonts?.heading }}
        >
          {t('EDITOR.STYLES.SAMPLE_HEADING')}
        </span>
        <span style={{ color: hex('muted') }}>{t('EDITOR.STYLES.SAMPLE_TEXT')}</span>
        <span
          className="pl-sample-button"
          style={{ color: hex('on_primary'), background: hex('primary') }}
        >
          {t('EDITOR.COLOR.SAMPLE_BUTTON')}
        </span>
      </span>
      <span className="pl-sample-strip">
        {palette.main.map((color) => (
          <span key={color} style={{ background: color }} />
        ))}
      </span>
    </>
  );
}
