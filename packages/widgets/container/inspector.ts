import { boxControls, stickyControls } from '../kit/inspector/box-controls.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { designTab } from '../kit/inspector/design.ts';

export const inspector = defineInspector({
  content: [],
  design: designTab(boxControls, stickyControls),
  purpose: 'WIDGET.CONTAINER.PURPOSE',
  template: {
    properties: { spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } } },
  },
});
