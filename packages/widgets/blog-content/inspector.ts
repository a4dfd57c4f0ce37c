import { frameControls } from '../kit/inspector/box-controls.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { designTab } from '../kit/inspector/design.ts';

export const inspector = defineInspector({
  content: [],
  design: designTab({}, frameControls),
  template: { properties: { spacing: { bottom: { desktop: 'medium' } } } },
});
