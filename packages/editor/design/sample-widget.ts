import type { Translate } from '@plinth/i18n';
import type { WidgetNode } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import { newWidget, type WidgetMaker } from '../core/commands/new-widget.ts';
import { widgetFor } from '../core/widgets/received-content.ts';

/** As many as widgets show side by side. */
const SAMPLE_ITEMS = 4;

function withWords(node: WidgetNode, words: string): WidgetNode {
  const text = widgetFor('html');
  const children = node.children.map((child) => withWords(child, words));
  if (node.widget !== text.widget) return { ...node, children };
  return { ...node, properties: { ...node.properties, [text.path]: `<p>${words}</p>` } };
}

/** What a new widget has in it, or would get first. */
function contentOf(maker: WidgetMaker, { widget, children }: WidgetNode): readonly WidgetNode[] {
  const accepted = widgetDefinition(widget)?.children?.accepts;
  if (accepted === undefined || children.length > 0) return children;
  const text = widgetFor('html').widget;
  if (accepted === 'any' || accepted.includes(text)) return [newWidget(maker, text)];
  const items = accepted.slice(0, 1).flatMap((item) => Array<string>(SAMPLE_ITEMS).fill(item));
  return items.map((item) => newWidget(maker, item));
}

/** A new widget to show a preset on. One that is made for others has texts in it. */
export function sampleWidget(widget: string, t: Translate): WidgetNode {
  const maker = { newId: () => crypto.randomUUID(), text: t };
  const words = t('EDITOR.PRESETS.SAMPLE_TEXT');
  const node = newWidget(maker, widget);
  return { ...node, children: contentOf(maker, node).map((child) => withWords(child, words)) };
}
