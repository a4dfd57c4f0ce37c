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
import { whenAtRest } from '../../canvas/contrast/active-control.ts';
import {
  backgroundsOf,
  type MeasuredText,
  measureText,
} from '../../canvas/contrast/background-color.ts';
import { nearestReadable, requiredContrast } from '../../canvas/contrast/nearest-color.ts';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { colorName } from '../../core/design/color-name.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import { useNode, useSession, useUi } from '../../core/session/context.ts';

type Words = {
  readonly id: NodeId;
  /** Finds the element to measure inside the widget's element. */
  readonly find: (root: Element) => Element | null;
  /** Identifies that element; a new value triggers a new measurement. */
  readonly place: string | number;
};

/** Measures after the canvas has painted the latest change, without the colors of a hovered link. */
function useMeasured({ id, find, place }: Words): MeasuredText | null {
  const { elements } = useSession();
  const canvas = useCanvas();
  const node = useNode(id);
  const css = useDesignState((design) => design.css + design.colorCss);
  const state = useUi((ui) => ui.state);
  const latest = useRef(find);
  latest.current = find;
  const [measured, setMeasured] = useState<MeasuredText | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or state needs a new measurement
  useEffect(() => {
    if (!canvas || !node || !css) return;
    const done = new AbortController();
    // A color transition may start with the change.
    const timer = setTimeout(() => {
      const root = elements.get(id);
      const element = root && latest.current(root);
      setMeasured(null);
      if (element) whenAtRest(element, () => setMeasured(measureText(element)), done.signal);
    }, 350);
    return () => {
      clearTimeout(timer);
      done.abort();
    };
  }, [canvas, elements, id, node, css, state, place]);
  return measured;
}

type ContrastProps = Words & {
  readonly onChange: (token: string) => void;
};

/** The text's contrast to its background, with the closest theme color that passes. */
export function ContrastBadge({ onChange, ...words }: ContrastProps) {
  const t = useT();
  const measured = useMeasured(words);
  if (!measured) return null;
  const ratio = contrastRatio(measured.color, measured.background);
  const isPoor = ratio < requiredContrast(measured.isLarge);
  const grade = isPoor ? 'FAIL' : contrastGrade(ratio) === 'AAA' ? 'AAA' : 'AA';
  return (
    <div className="pl-contrast">
      <Badge
        size="sm"
        variant="light"
        color={isPoor ? 'red' : 'green'}
        data-testid="contrast-badge"
        data-grade={grade}
      >
        {t(`EDITOR.CONTRAST.${grade}`, { ratio: contrastText(ratio) })}
      </Badge>
      <UseReadable measured={measured} onChange={onChange} />
    </div>
  );
}

/** The closest theme color that passes, if the text is hard to read. */
export function ContrastRepair({ onChange, ...words }: ContrastProps) {
  const measured = useMeasured(words);
  return measured && <UseReadable measured={measured} onChange={onChange} />;
}

type UseReadableProps = Pick<ContrastProps, 'onChange'> & { readonly measured: MeasuredText };

function UseReadable({ measured, onChange }: UseReadableProps) {
  const t = useT();
  const theme = useDesignState(({ colors }) => colors);
  const ratio = contrastRatio(measured.color, measured.background);
  const nearest =
    ratio < requiredContrast(measured.isLarge)
      ? nearestReadable(theme, { ...measured, backgrounds: backgroundsOf(measured) })
      : null;
  if (nearest === null) return null;
  return (
    <Button
      size="compact-xs"
      variant="default"
      className="pl-wrapping-button"
      leftSection={<ColorSwatch color={resolveColor(theme, nearest) ?? nearest} size={14} />}
      onClick={() => onChange(nearest)}
      data-testid="contrast-repair"
    >
      {t('EDITOR.CONTRAST.USE', { color: colorName(t, nearest) })}
    </Button>
  );
}
