import { boxControls } from '../kit/inspector/box-controls.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';

export const inspector = defineInspector({
  content: contentTab(
    {
      kind: 'slider',
      path: 'width',
      label: 'WIDGET.COLUMN.WIDTH',
      min: 1,
      max: 12,
      perDevice: true,
    },
    {
      kind: 'link',
      path: 'link',
      label: 'WIDGET.COLUMN.LINK',
      synonyms: 'WIDGET.OPTION_SYNONYMS.LINK',
    },
    {
      kind: 'text',
      path: 'link_label',
      label: 'WIDGET.COLUMN.LINK_LABEL',
      maxLength: 255,
    },
  ),
  design: designTab(boxControls),
  template: { properties: {} },
});
