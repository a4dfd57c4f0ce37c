import { MAX_ALT } from '../kit/image-alt.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { slideList } from '../kit/slides/controls.ts';

const whenImage = { path: 'image_id', isSet: true } as const;

export const inspector = defineInspector({
  content: contentTab(
    { kind: 'media', path: 'image_id', label: 'WIDGET.SLIDER_ITEM.IMAGE', accepts: 'image' },
    {
      kind: 'media_text',
      path: 'alt',
      label: 'WIDGET.SLIDER_ITEM.ALT',
      image: 'image_id',
      replaces: 'alt',
      maxLength: MAX_ALT,
      when: whenImage,
    },
    {
      kind: 'switch',
      path: 'is_decorative',
      label: 'WIDGET.SLIDER_ITEM.DECORATIVE',
      when: whenImage,
    },
    {
      kind: 'link',
      path: 'link',
      label: 'WIDGET.OPTION.LINK',
      synonyms: 'WIDGET.OPTION_SYNONYMS.LINK',
      hasOwnImage: true,
      when: whenImage,
    },
    { ...slideList, label: 'WIDGET.SLIDER_ITEM.ALL' },
  ),
  design: designTab(),
  template: {
    properties: {},
    children: [{ widget: 'text', properties: { html: '<p class="moto-text_normal"></p>' } }],
  },
  placeholder: { path: 'image_id', label: 'WIDGET.SLIDER_ITEM.EMPTY', isFilledOtherwise: true },
});
