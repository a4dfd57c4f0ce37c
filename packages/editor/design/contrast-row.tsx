import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import {
  type ContrastPair,
  contrastText,
  isPoor,
  MIN_TEXT_CONTRAST,
  resolveColor,
} from '@plinth/model';
import '../tools/fields/color-picker.css';
import { contrastNames } from './contrast-names.ts';
import { useColors } from './use-colors.ts';

/** Sample letters that work in any language. Borders and icons have a line instead. */
const SAMPLE = 'Aa';

const GRADES = {
  text: { poor: 'EDITOR.CONTRAST.FAIL', good: 'EDITOR.CONTRAST.AA' },
  line: { poor: 'EDITOR.CONTRAST.UNSEEN', good: 'EDITOR.CONTRAST.SEEN' },
} as const;

type ContrastRowProps = {
  readonly pair: ContrastPair;
  /** null if there is nothing to fix, or no way to. */
  readonly onFix: (() => void) | null;
};

/** Two colors on each other, and how well they are told apart. */
export function ContrastRow({ pair, onFix }: ContrastRowProps) {
  const t = useT();
  const { colors } = useColors();
  const { front, behind, ratio, needed } = pair;
  const names = contrastNames(t, pair);
  const kind = needed < MIN_TEXT_CONTRAST ? 'line' : 'text';
  const hex = (value: string) => resolveColor(colors, value) ?? undefined;
  return (
    <tr data-testid={`contrast-${front}-${behind}`} data-poor={isPoor(pair) || undefined}>
      <td>
        <span className="pl-contrast-pair">
          <span
            className="pl-contrast-sample"
            aria-hidden="true"
            style={{ color: hex(front), background: hex(behind) }}
          >
            {kind === 'line' ? <span className="pl-contrast-line" /> : SAMPLE}
          </span>
          <span>{t('EDITOR.CONTRAST.ON', names)}</span>
        </span>
      </td>
      <td>
        <span className="pl-contrast-grade">
          {t(GRADES[kind][isPoor(pair) ? 'poor' : 'good'], { ratio: contrastText(ratio) })}
        </span>
      </td>
      <td>
        {onFix && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('EDITOR.CONTRAST.FIX_PAIR', names)}
            onClick={onFix}
          >
            {t('EDITOR.CONTRAST.FIX')}
          </Button>
        )}
      </td>
    </tr>
  );
}
