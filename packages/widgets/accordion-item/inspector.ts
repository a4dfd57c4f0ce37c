import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';

export const inspector = defineInspector({
  content: contentTab(
    {
      kind: 'text',
      path: 'title',
      label: 'WIDGET.ACCORDION_ITEM.TITLE',
      placeholder: 'VISITOR.ACCORDION_ITEM.UNTITLED',
      maxLength: 255,
    },
    { kind: 'icon', path: 'icon', label: 'WIDGET.ACCORDION_ITEM.ICON' },
    {
      kind: 'switch',
      path: 'is_open',
      label: 'WIDGET.ACCORDION_ITEM.OPEN',
      help: 'WIDGET.ACCORDION_ITEM.OPEN_HELP',
    },
    {
      kind: 'items',
      path: '',
      label: 'WIDGET.ACCORDION_ITEM.ALL',
      item: 'accordion_item',
      titlePath: 'title',
    },
  ),
  design: designTab(),
  template: {
    properties: {},
    texts: { title: 'WIDGET.ACCORDION_ITEM.NEW_TITLE' },
    children: [{ widget: 'text', properties: { html: '<p class="moto-text_normal"></p>' } }],
  },
  texts: [{ path: 'title', kind: 'text' }],
});
