import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { useMemo } from 'react';
import { colorInEffect } from '../../canvas/contrast/color-in-effect.ts';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { setValue } from '../../core/commands/properties.ts';
import { useReport } from '../../core/commands/use-report.ts';
import { blockColors, TEXT_BLOCKS } from '../../core/design/block-color.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import type { TextStyle } from '../../core/design/design-store.ts';
import { blockStyle } from '../../core/design/text-blocks.ts';
import { useSession } from '../../core/session/context.ts';
import { ColorPicker } from '../fields/color-picker.tsx';
import { StyleFormat } from '../fields/style-format.tsx';

type TextColorRowProps = {
  readonly id: NodeId;
  readonly html: string;
  readonly style: TextStyle;
};

/** The first block of a text on the page that has a text style. */
const blockIn = (page: Document, id: NodeId, style: string): Element | null => {
  const blocks = page.querySelectorAll(`[data-node-id="${CSS.escape(id)}"] :is(${TEXT_BLOCKS})`);
  const isStyled = ({ localName, className }: Element) =>
    blockStyle(localName, className) === style;
  return [...blocks].find(isStyled) ?? null;
};

/** The color of a text's words in one style: their own, or that of the style. */
export function TextColorRow({ id, html, style }: TextColorRowProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const theme = useDesignState((design) => design.colors);
  const canvas = useCanvas();
  // The panel's own parser doesn't take HTML from a string.
  const colors = useMemo(() => canvas && blockColors(new canvas.window.DOMParser()), [canvas]);
  if (!colors) return null;
  const own = colors.read(html, style.class_name);
  const block = canvas ? blockIn(canvas.document, id, style.class_name) : null;
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
          value={own ?? colorInEffect(theme, block)}
          onChange={change}
          label={label}
          hasRoles={false}
        />
      )}
    </StyleFormat>
  );
}
