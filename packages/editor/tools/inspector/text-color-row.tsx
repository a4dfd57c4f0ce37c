import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { useMemo } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { setValue } from '../../core/commands/properties.ts';
import { useReport } from '../../core/commands/use-report.ts';
import { blockColors } from '../../core/design/block-color.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import type { TextStyle } from '../../core/design/design-store.ts';
import { formatInEffect } from '../../core/design/format-in-effect.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import { ColorPicker } from '../fields/color-picker.tsx';
import { StyleFormat } from '../fields/style-format.tsx';

type FrameWindow = Window & { readonly DOMParser: typeof DOMParser };

type TextColorRowProps = {
  readonly id: NodeId;
  readonly html: string;
  readonly style: TextStyle;
};

/** The color of a text's words in one style: their own, or that of the style. */
export function TextColorRow({ id, html, style }: TextColorRowProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const device = useUi((ui) => ui.device);
  const styles = useDesignState(({ textStyles }) => textStyles);
  const canvas = useCanvas();
  // The panel's own parser doesn't take HTML from a string.
  const colors = useMemo(
    () => canvas && blockColors(new (canvas.window as FrameWindow).DOMParser()),
    [canvas],
  );
  if (!colors) return null;
  const own = colors.read(html, style.class_name);
  const { value } = formatInEffect(styles, style, { name: 'color', device });
  const label = t('EDITOR.TEXT.COLOR');
  const change = (color: string | null) => {
    const now = session.store.node(id)?.properties.html;
    if (typeof now !== 'string') return;
    const next = colors.write(now, style.class_name, color);
    report(setValue(session, [id], { path: ['html'], value: next }));
  };
  return (
    <StyleFormat
      label={label}
      origin={own === null ? { kind: 'textStyle', name: style.name } : { kind: 'here' }}
      reset={own === null ? undefined : () => change(null)}
    >
      {() => (
        <ColorPicker
          value={own ?? (typeof value === 'string' ? value : null)}
          onChange={change}
          label={label}
          hasRoles={false}
        />
      )}
    </StyleFormat>
  );
}
