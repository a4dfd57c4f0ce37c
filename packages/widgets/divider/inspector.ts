import { frameControls } from '../kit/inspector/box-controls.ts';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { designTab } from '../kit/inspector/design.ts';
import { BORDER_STYLES } from '../kit/options/box.ts';
import { DIVIDER_ORIENTATIONS } from './schema.ts';

export const inspector = defineInspector({
  content: [],
  design: designTab(
    {
      layout: [
        {
          kind: 'segmented',
          path: 'orientation',
          label: 'WIDGET.DIVIDER.ORIENTATION',
          options: optionsOf('WIDGET.ORIENTATION', DIVIDER_ORIENTATIONS),
        },
        {
          kind: 'length',
          path: 'width',
          label: 'WIDGET.OPTION.WIDTH',
          units: ['%', 'px'],
          perDevice: true,
          when: { path: 'orientation', is: ['horizontal'] },
        },
        {
          kind: 'number',
          path: 'height',
          label: 'WIDGET.OPTION.HEIGHT',
          min: 1,
          max: 2000,
          unit: 'px',
          perDevice: true,
          when: { path: 'orientation', is: ['vertical'] },
        },
      ],
      border: [
        {
          kind: 'number',
          path: 'line_width',
          label: 'WIDGET.DIVIDER.LINE_WIDTH',
          min: 1,
          max: 50,
          unit: 'px',
          isOptional: true,
        },
        {
          kind: 'select',
          path: 'line_style',
          label: 'WIDGET.DIVIDER.LINE_STYLE',
          options: optionsOf('WIDGET.BORDER_STYLE', [null, ...BORDER_STYLES]),
        },
        { kind: 'color', path: 'line_color', label: 'WIDGET.DIVIDER.LINE_COLOR' },
      ],
    },
    frameControls,
  ),
  template: {
    properties: { spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } } },
  },
});
