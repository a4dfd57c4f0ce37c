import { Badge, Button, ColorSwatch } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import {
  contrastGrade,
  contrastRatio,
  contrastText,
  type NodeId,
  resolveColor,
} from '@plinth/model';
import { useEffect, useRef, useState } from 'react';
import { type MeasuredText, measureText } from '../../canvas/contrast/background-color.ts';
import { nearestReadable, requiredContrast } from '../../canvas/contrast/nearest-color.ts';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { colorName } from '../../core/design/color-name.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import { useNode, useSession } from '../../core/session/context.ts';

type Words = {
  readonly id: NodeId;
  /** Finds the element to measure inside the widget's element. */
  readonly find: (root: Element) => Element | null;
  /** Identifies that element; a new value triggers a new measurement. */
  readonly place: string | number;
};

/** Measures after the canvas has painted the latest change. */
function useMeasured({ id, find, place }: Words): MeasuredText | null {
  const { elements } = useSession();
  const canvas = useCanvas();
  const node = useNode(id);
  const css = useDesignState((design) => design.css + design.colorCss);
  const latest = useRef(find);
  latest.current = find;
  const [measured, setMeasured] = useState<MeasuredText | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other text needs a new measurement
  useEffect(() => {
    if (!canvas || !node || !css) return;
    // A color transition may still be running.
    const timer = setTimeout(() => {
      const root = elements.get(id);
      const element = root && latest.current(root);
      setMeasured(element ? measureText(element) : null);
    }, 350);
    return () => clearTimeout(timer);
  }, [canvas, elements, id, node, css, place]);
  return measured;
}

type ContrastBadgeProps = Words & {
  readonly onChange: (token: string) => void;
};

/** The text's contrast to its background, with the closest theme color that passes. */
export function ContrastBadge({ onChange, ...words }: ContrastBadgeProps) {
  const t = useT();
  const theme = useDesignState(({ colors }) => colors);
  const measured = useMeasured(words);
  const ratio = measured ? contrastRatio(measured.color, measured.background) : null;
  const isPoor = measured !== null && ratio !== null && ratio < requiredContrast(measured.isLarge);
  if (!measured || ratio === null) return null;
  const grade = contrastGrade(ratio);
  const nearest = isPoor ? nearestReadable(theme, measured) : null;
  const passes = grade === 'AAA' || grade === 'AA' ? grade : isPoor ? 'FAIL' : 'AA';
  return (
    <div className="pl-contrast">
      <Badge
        size="sm"
        variant="light"
        color={isPoor ? 'red' : 'green'}
        data-testid="contrast-badge"
        data-grade={passes}
      >
        {t(`EDITOR.CONTRAST.${passes}`, { ratio: contrastText(ratio) })}
      </Badge>
      {nearest && (
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<ColorSwatch color={resolveColor(theme, nearest) ?? nearest} size={14} />}
          onClick={() => onChange(nearest)}
          data-testid="contrast-repair"
        >
          {t('EDITOR.CONTRAST.USE', { color: colorName(t, nearest) })}
        </Button>
      )}
    </div>
  );
}
