import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { slideList, slidesContent, slidesDesign } from '../kit/slides/controls.ts';
import { showSlide } from '../kit/slides/show-slide.ts';
import { SLIDE_ANIMATIONS } from './schema.ts';

export const inspector = defineInspector({
  content: contentTab(
    slideList,
    {
      kind: 'segmented',
      path: 'slide_animation',
      label: 'WIDGET.SLIDER.SLIDE_ANIMATION',
      synonyms: 'WIDGET.SLIDER.SLIDE_ANIMATION_SYNONYMS',
      options: optionsOf('WIDGET.SLIDER.SLIDE_ANIMATION', SLIDE_ANIMATIONS),
    },
    ...slidesContent,
  ),
  design: designTab(slidesDesign),
  template: {
    properties: { spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } } },
  },
  reveal: showSlide,
});
