import { frameControls } from '../kit/inspector/box-controls.ts';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { EMBED_OVERFLOWS } from './schema.ts';

export const inspector = defineInspector({
  content: contentTab({
    kind: 'code',
    path: 'code',
    label: 'WIDGET.HTML_EMBED.CODE',
    help: 'WIDGET.HTML_EMBED.CODE_HELP',
    language: 'html',
    maxLength: 65_536,
  }),
  design: designTab(
    {
      layout: [
        {
          kind: 'length',
          path: 'height',
          label: 'WIDGET.OPTION.HEIGHT',
          units: ['px', 'vh'],
          perDevice: true,
          isOptional: true,
        },
        {
          kind: 'select',
          path: 'overflow',
          label: 'WIDGET.HTML_EMBED.OVERFLOW',
          options: optionsOf('WIDGET.HTML_EMBED.OVERFLOW', EMBED_OVERFLOWS),
        },
      ],
    },
    frameControls,
  ),
  template: { properties: {} },
  placeholder: { path: 'code', label: 'WIDGET.HTML_EMBED.EMPTY' },
});
