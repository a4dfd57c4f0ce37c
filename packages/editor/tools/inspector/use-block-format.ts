import type { NodeId } from '@plinth/model';
import { useMemo } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { blockFormat, type SpanFormat } from '../../core/design/block-format.ts';
import type { TextStyle } from '../../core/design/design-store.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { useChangeTexts } from './use-inspected-texts.ts';

/** A format of the selected texts' words in one style; null until the page is there. */
export function useBlockFormat<Value>(id: NodeId, style: TextStyle, format: SpanFormat<Value>) {
  const report = useReport();
  const changeTexts = useChangeTexts(id);
  const canvas = useCanvas();
  // The panel's own parser doesn't take HTML from a string.
  const words = useMemo(
    () => canvas && blockFormat(new canvas.window.DOMParser(), format),
    [canvas, format],
  );
  if (!words) return null;
  const change = (value: Value | null) =>
    report(changeTexts((html) => words.write(html, style.class_name, value)));
  return { ...words, change };
}
