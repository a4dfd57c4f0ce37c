import { defineInspector } from '../kit/inspector/control.ts';
import { designTab } from '../kit/inspector/design.ts';

export const inspector = defineInspector({
  content: [],
  design: designTab({
    layout: [
      {
        kind: 'slider',
        path: 'height',
        label: 'WIDGET.SPACER.HEIGHT',
        min: 0,
        max: 1000,
        unit: 'px',
        perDevice: true,
      },
    ],
  }),
  template: { properties: { height: { desktop: 40 } } },
});
