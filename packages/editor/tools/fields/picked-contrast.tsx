import { Badge } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { contrastGrade, contrastRatio, contrastText, resolveColor } from '@plinth/model';
import { requiredContrast } from '../../canvas/contrast/nearest-color.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import type { ContrastPair } from './color-picker-props.ts';

/** Sample letters that work in any language. */
const SAMPLE = 'Aa';

type PickedContrastProps = { readonly value: string; readonly pair: ContrastPair };

/** The contrast of the picked color with what it is shown with, while it's being picked. */
export function PickedContrast({ value, pair }: PickedContrastProps) {
  const t = useT();
  const theme = useDesignState(({ colors }) => colors);
  const picked = resolveColor(theme, value);
  if (picked === null) return null;
  const ratio =
    pair.picks === 'text'
      ? contrastRatio(picked, pair.other)
      : contrastRatio(pair.other, picked.slice(0, 7));
  const isPoor = ratio < requiredContrast(pair.isLarge);
  const grade = isPoor ? 'FAIL' : contrastGrade(ratio) === 'AAA' ? 'AAA' : 'AA';
  return (
    <div className="pl-contrast" role="status" data-testid="picked-contrast" data-grade={grade}>
      <span
        className="pl-contrast-sample"
        aria-hidden="true"
        style={
          pair.picks === 'text'
            ? { color: picked, background: pair.other }
            : { color: pair.other, background: picked }
        }
      >
        {SAMPLE}
      </span>
      <Badge size="sm" variant="light" color={isPoor ? 'red' : 'green'}>
        {t(`EDITOR.CONTRAST.${grade}`, { ratio: contrastText(ratio) })}
      </Badge>
      <span className="pl-contrast-with">{t(`EDITOR.CONTRAST.WITH.${keyPart(pair.picks)}`)}</span>
    </div>
  );
}
