import { Badge } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { contrastGrade, contrastText, resolveColor } from '@plinth/model';
import { requiredContrast } from '../../canvas/contrast/nearest-color.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import type { ContrastPair } from './color-picker-props.ts';
import { pairContrast } from './pair-contrast.ts';

/** Sample letters that work in any language. */
const SAMPLE = 'Aa';

type PickedContrastProps = { readonly value: string; readonly pair: ContrastPair };

/** The contrast of the picked color with what it is shown with, while it's being picked. */
export function PickedContrast({ value, pair }: PickedContrastProps) {
  const t = useT();
  const theme = useDesignState(({ colors }) => colors);
  const picked = resolveColor(theme, value);
  const contrast = picked && pairContrast(picked, pair);
  if (!contrast) return null;
  const { text, background, ratio } = contrast;
  const isPoor = ratio < requiredContrast(pair.isLarge);
  const grade = isPoor ? 'FAIL' : contrastGrade(ratio) === 'AAA' ? 'AAA' : 'AA';
  return (
    <div className="pl-contrast" role="status" data-testid="picked-contrast" data-grade={grade}>
      <span className="pl-contrast-sample" aria-hidden="true" style={{ color: text, background }}>
        {SAMPLE}
      </span>
      <span className="pl-contrast-with">{t(`EDITOR.CONTRAST.WITH.${keyPart(pair.picks)}`)}</span>
      <Badge size="sm" variant="light" color={isPoor ? 'red' : 'green'}>
        {t(`EDITOR.CONTRAST.${grade}`, { ratio: contrastText(ratio) })}
      </Badge>
    </div>
  );
}
