import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';

export const inspector = defineInspector({
  content: contentTab({ kind: 'rich_text', path: 'html', label: 'WIDGET.TEXT.HTML' }),
  design: designTab(),
  template: {
    properties: {
      html: '<p class="moto-text_normal"></p>',
      spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } },
    },
  },
  texts: [{ path: 'html', kind: 'rich_text' }],
});
