import type { NodeId } from '@plinth/model';
import { useMemo } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { setValue } from '../../core/commands/properties.ts';
import { useReport } from '../../core/commands/use-report.ts';
import { blockFormat, type SpanFormat } from '../../core/design/block-format.ts';
import type { TextStyle } from '../../core/design/design-store.ts';
import { useSession } from '../../core/session/context.ts';

/** A format of a text's words in one style; null until the page is there. */
export function useBlockFormat<Value>(id: NodeId, style: TextStyle, format: SpanFormat<Value>) {
  const session = useSession();
  const report = useReport();
  const canvas = useCanvas();
  // The panel's own parser doesn't take HTML from a string.
  const words = useMemo(
    () => canvas && blockFormat(new canvas.window.DOMParser(), format),
    [canvas, format],
  );
  if (!words) return null;
  const change = (value: Value | null) => {
    const html = session.store.node(id)?.properties.html;
    if (typeof html !== 'string') return;
    const next = words.write(html, style.class_name, value);
    report(setValue(session, [id], { path: ['html'], value: next }));
  };
  return { ...words, change };
}
