import { frameControls } from '../kit/inspector/box-controls.ts';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { fontControls } from '../kit/inspector/font-controls.ts';
import { NAME_SIZES, NAME_TAGS } from './schema.ts';

export const inspector = defineInspector({
  content: contentTab({
    kind: 'segmented',
    path: 'tag',
    label: 'WIDGET.BLOG_NAME.TAG',
    help: 'WIDGET.BLOG_NAME.TAG_HELP',
    options: optionsOf('WIDGET.BLOG_NAME.TAG', NAME_TAGS),
  }),
  design: designTab(
    {
      typography: [
        {
          kind: 'number',
          path: 'font_size',
          label: 'WIDGET.OPTION.FONT_SIZE',
          synonyms: 'WIDGET.OPTION_SYNONYMS.FONT_SIZE',
          ...NAME_SIZES,
          unit: 'px',
          isOptional: true,
          perDevice: true,
        },
        ...fontControls,
        {
          kind: 'color',
          path: 'text_color',
          label: 'WIDGET.OPTION.TEXT_COLOR',
          textSelector: '.moto-post-name',
        },
      ],
    },
    frameControls,
  ),
  template: { properties: { spacing: { bottom: { desktop: 'small' } } } },
});
