import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { slideList, slidesContent, slidesDesign } from '../kit/slides/controls.ts';
import { showSlide } from '../kit/slides/show-slide.ts';
import { MAX_VISIBLE } from './schema.ts';

export const inspector = defineInspector({
  content: contentTab(slideList, ...slidesContent),
  design: designTab(
    {
      layout: [
        {
          kind: 'slider',
          path: 'visible',
          label: 'WIDGET.CAROUSEL.VISIBLE',
          synonyms: 'WIDGET.CAROUSEL.VISIBLE_SYNONYMS',
          min: 1,
          max: MAX_VISIBLE,
          perDevice: true,
        },
        {
          kind: 'slider',
          path: 'step',
          label: 'WIDGET.CAROUSEL.STEP',
          min: 1,
          max: MAX_VISIBLE,
        },
        {
          kind: 'number',
          path: 'gap',
          label: 'WIDGET.CAROUSEL.GAP',
          synonyms: 'WIDGET.OPTION_SYNONYMS.GAP',
          min: 0,
          max: 100,
          unit: 'px',
          perDevice: true,
        },
      ],
    },
    slidesDesign,
  ),
  template: {
    properties: { spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } } },
  },
  reveal: showSlide,
});
