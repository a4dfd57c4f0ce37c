import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { useOfNode } from '../session/context.ts';

/** The message key of a widget's name. */
export const widgetLabel = (widget: string): string => `WIDGET.${widget.toUpperCase()}.NAME`;

export const useWidgetName = (widget: string): string => useT()(widgetLabel(widget));

/** What the owner called a widget, else what kind of widget it is. */
export function useNodeName(id: NodeId): string {
  const t = useT();
  return useOfNode(id, (node) => {
    const given = node?.properties.layer_name;
    if (typeof given === 'string' && given !== '') return given;
    return node ? t(widgetLabel(node.widget)) : '';
  });
}
