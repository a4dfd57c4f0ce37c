import { useT } from '@plinth/i18n/react';
import { useReport } from '../../core/commands/use-report.ts';
import { setFontPair } from '../../core/design/design-commands.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import { currentFontPair, fontPairs } from '../../core/design/font-pairs.ts';
import { useSession } from '../../core/session/context.ts';
import { SampleChoice } from './sample-choice.tsx';

/** Pairs of the site's fonts for headings and texts; nothing if the site has a single font. */
export function FontPairs() {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const styles = useDesignState(({ textStyles }) => textStyles);
  const fonts = useDesignState(({ stored }) => stored.fonts);
  const pairs = fontPairs(fonts.map(({ family }) => family));
  const current = currentFontPair(styles);
  if (pairs.length === 0) return null;
  return (
    <section data-testid="font-pairs">
      <h3>{t('EDITOR.STYLES.PAIRS')}</h3>
      <div className="pl-samples">
        {pairs.map((pair) => (
          <SampleChoice
            key={`${pair.heading} ${pair.body}`}
            label={t('EDITOR.STYLES.PAIR_LABEL', pair)}
            isCurrent={pair.heading === current?.heading && pair.body === current.body}
            onChoose={() => report(setFontPair(session, styles, pair))}
            testId={`font-pair-${pair.heading}-${pair.body}`}
          >
            <span className="pl-sample-look">
              <span className="pl-sample-heading" style={{ fontFamily: `"${pair.heading}"` }}>
                {pair.heading}
              </span>
              <span style={{ fontFamily: `"${pair.body}"` }}>{pair.body}</span>
            </span>
          </SampleChoice>
        ))}
      </div>
    </section>
  );
}
