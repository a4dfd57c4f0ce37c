import type { NodeId } from '@plinth/model';
import type { FormatName } from '@plinth/widgets/kit';
import { useMemo } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import type { TextStyle } from '../../core/design/design-store.ts';
import { lineFormat } from '../../core/design/line-format.ts';
import { changeFormat, formatIn } from '../../core/design/own-format.ts';
import { deviceScope } from '../../core/properties/device-scope.ts';
import { commonValue, type Effective } from '../../core/properties/effective.ts';
import { useDeviceScope } from '../../core/properties/use-device-scope.ts';
import { useSession } from '../../core/session/context.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { useChangeTexts } from './use-inspected-texts.ts';

type LineFormat = {
  /** The value of all words with the style; its origin is `default` if the style decides. */
  readonly own: Effective;
  /** Sets it on the current device, or on all; null removes it there. */
  readonly change: (value: number | null) => void;
};

type Which = { readonly html: string; readonly style: TextStyle; readonly name: FormatName };

/** A format that the selected texts' words in one style have of their own; null until the page is there. */
export function useLineFormat(id: NodeId, { html, style, name }: Which): LineFormat | null {
  const session = useSession();
  const report = useReport();
  const changeTexts = useChangeTexts(id);
  const canvas = useCanvas();
  const scope = useDeviceScope();
  // The panel's own parser doesn't take HTML from a string.
  const words = useMemo(
    () => canvas && lineFormat(new canvas.window.DOMParser(), name),
    [canvas, name],
  );
  const own = useMemo(
    () =>
      words &&
      commonValue(words.read(html, style.class_name).map((format) => formatIn(format, scope))),
    [words, html, style.class_name, scope],
  );
  if (!words || !own) return null;
  const change = (value: number | null) => {
    const now = deviceScope(session.ui.getState());
    report(
      changeTexts((stored) =>
        words.write(stored, style.class_name, (format) => changeFormat(format, now, value)),
      ),
    );
  };
  return { own, change };
}
