import { frameControls } from '../kit/inspector/box-controls.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';

export const inspector = defineInspector({
  content: contentTab({
    kind: 'slider',
    path: 'height',
    label: 'WIDGET.SPACER.HEIGHT',
    min: 0,
    max: 1000,
    unit: 'px',
    perDevice: true,
  }),
  design: designTab(frameControls),
  template: { properties: { height: { desktop: 40 } } },
  resize: { axis: 'height', path: 'height' },
});
