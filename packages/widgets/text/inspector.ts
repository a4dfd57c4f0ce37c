import { frameControls } from '../kit/inspector/box-controls.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { LOGO_HEIGHT } from './schema.ts';

export const inspector = defineInspector({
  content: contentTab({ kind: 'rich_text', path: 'html', label: 'WIDGET.TEXT.HTML' }),
  design: designTab(
    {
      layout: [
        {
          kind: 'slider',
          path: 'logo_height',
          label: 'WIDGET.TEXT.LOGO_HEIGHT',
          ...LOGO_HEIGHT,
          unit: 'px',
          perDevice: true,
          isOptional: true,
          when: { path: 'html', showsImage: 'logo' },
        },
      ],
    },
    frameControls,
  ),
  template: {
    properties: {
      html: '<p class="moto-text_normal"></p>',
      spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } },
    },
  },
  texts: [{ path: 'html', kind: 'rich_text' }],
  resize: { axis: 'height', path: 'logo_height', part: 'img.moto-logo' },
});
