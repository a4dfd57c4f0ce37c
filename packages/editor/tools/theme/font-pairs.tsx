import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { type CSSProperties, useState } from 'react';
import { useDesignState } from '../../core/design/design-context.ts';
import { currentFontPair, type FontPair, offeredPairs } from '../../core/design/font-pairs.ts';
import { setFontPair } from '../../core/design/text-style-commands.ts';
import { useFontCatalog } from '../../core/design/use-font-catalog.ts';
import { useSession } from '../../core/session/context.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { FontSelect } from '../fields/font-select.tsx';
import './font-pairs.css';
import { SampleChoice } from './sample-choice.tsx';

/** Pairs shown until the user asks for all. */
const FIRST = 4;

const headingStyle = ({ heading }: FontPair): CSSProperties => ({
  fontFamily: `"${heading}"`,
  ['--pl-letters' as string]: Math.max(...heading.split(' ').map(({ length }) => length)),
});

/** The fonts of headings and texts: one by one, or as a pair that goes well together. */
export function FontPairs() {
  const t = useT();
  const session = useSession();
  const report = useReport();
  useFontCatalog();
  const styles = useDesignState(({ textStyles }) => textStyles);
  const fonts = useDesignState(({ stored }) => stored.fonts);
  const catalog = useDesignState((design) => design.catalog);
  const [showsAll, setShowsAll] = useState(false);
  const current = currentFontPair(styles);
  // The order stays while pairs are tried.
  const [first] = useState(current);
  const site = fonts.map(({ family }) => family);
  const pairs = offeredPairs({ first, site, catalog: catalog.map(({ family }) => family) });
  const choose = (pair: FontPair) => report(setFontPair(session, styles, pair));
  const fontOf = (part: keyof FontPair) => ({
    value: current?.[part] ?? null,
    onChange: (family: string) =>
      choose({ heading: family, body: family, ...current, [part]: family }),
  });
  return (
    <div data-testid="font-pairs">
      <div className="pl-fonts">
        <FontSelect
          label={t('EDITOR.FONT.HEADINGS')}
          {...fontOf('heading')}
          placeholder={t('EDITOR.FONT.MIXED')}
          data-testid="font-heading"
        />
        <FontSelect
          label={t('EDITOR.FONT.TEXT')}
          {...fontOf('body')}
          placeholder={t('EDITOR.FONT.MIXED')}
          data-testid="font-body"
        />
      </div>
      <div className="pl-samples">
        {(showsAll ? pairs : pairs.slice(0, FIRST)).map((pair) => (
          <SampleChoice
            key={`${pair.heading} ${pair.body}`}
            label={t('EDITOR.STYLES.PAIR_LABEL', pair)}
            isCurrent={pair.heading === current?.heading && pair.body === current.body}
            onChoose={() => choose(pair)}
            testId={`font-pair-${pair.heading}-${pair.body}`}
          >
            <span className="pl-sample-look">
              <span className="pl-sample-heading" style={headingStyle(pair)}>
                {pair.heading}
              </span>
              <span style={{ fontFamily: `"${pair.body}"` }}>{pair.body}</span>
            </span>
          </SampleChoice>
        ))}
      </div>
      {pairs.length > FIRST && (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          data-testid="font-pairs-all"
        >
          {showsAll
            ? t('EDITOR.COLOR.PALETTES_FEWER')
            : t('EDITOR.COLOR.PALETTES_ALL', { count: pairs.length })}
        </Button>
      )}
    </div>
  );
}
