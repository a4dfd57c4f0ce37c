import { areaControls, borderControls } from '../inspector/box-controls.ts';
import { optionsOf } from '../inspector/common-groups.ts';
import type { Control, DesignGroup } from '../inspector/control.ts';
import { ARROW_POSITIONS, CAPTION_ALIGNMENTS, CAPTION_POSITIONS, SLIDE_RATIOS } from './options.ts';

const size = { unit: 'px', isOptional: true } as const;
const whenPlaying = { path: 'autoplay', is: [true] };
const whenArrows = { path: 'has_arrows', is: [true] };
const whenDots = { path: 'has_dots', is: [true] };
const whenOver = { path: 'captions', is: ['over'] };
const whenCaptions = { path: 'captions', is: ['over', 'below'] };

/** The list of slides, on the widget and on each slide. */
export const slideList: Control = {
  kind: 'items',
  path: '',
  label: 'WIDGET.SLIDES.ITEMS',
  item: 'slider_item',
  titlePath: 'layer_name',
  imagePath: 'image_id',
};

/** Controls for `slidesOptions` in the Content tab. */
export const slidesContent: readonly Control[] = [
  {
    kind: 'segmented',
    path: 'captions',
    label: 'WIDGET.SLIDES.CAPTIONS',
    help: 'WIDGET.SLIDES.CAPTIONS_HELP',
    options: optionsOf('WIDGET.SLIDES.CAPTIONS', CAPTION_POSITIONS),
  },
  {
    kind: 'switch',
    path: 'autoplay',
    label: 'WIDGET.SLIDES.AUTOPLAY',
    help: 'WIDGET.SLIDES.AUTOPLAY_HELP',
  },
  {
    kind: 'number',
    path: 'duration',
    label: 'WIDGET.SLIDES.DURATION',
    min: 1,
    max: 60,
    unit: 's',
    when: whenPlaying,
  },
  {
    kind: 'switch',
    path: 'stops_on_click',
    label: 'WIDGET.SLIDES.STOPS_ON_CLICK',
    when: whenPlaying,
  },
  { kind: 'switch', path: 'loops', label: 'WIDGET.SLIDES.LOOPS' },
  { kind: 'switch', path: 'has_arrows', label: 'WIDGET.SLIDES.ARROWS' },
  { kind: 'switch', path: 'has_dots', label: 'WIDGET.SLIDES.DOTS' },
  {
    kind: 'text',
    path: 'label',
    label: 'WIDGET.SLIDES.LABEL',
    maxLength: 255,
  },
];

/** Controls for `slidesOptions` in the Design tab. */
export const slidesDesign: { readonly [G in DesignGroup]?: readonly Control[] } = {
  layout: [
    {
      kind: 'select',
      path: 'ratio',
      label: 'WIDGET.SLIDES.RATIO',
      synonyms: 'WIDGET.OPTION_SYNONYMS.RATIO',
      options: optionsOf('WIDGET.SLIDES.RATIO', SLIDE_RATIOS),
      perDevice: true,
    },
    {
      kind: 'select',
      path: 'caption.vertical_align',
      label: 'WIDGET.SLIDES.CAPTION_ALIGN',
      options: optionsOf('WIDGET.SLIDES.CAPTION_ALIGN', [null, ...CAPTION_ALIGNMENTS]),
      when: whenOver,
    },
    {
      kind: 'slider',
      path: 'caption.width',
      label: 'WIDGET.SLIDES.CAPTION_WIDTH',
      synonyms: 'WIDGET.OPTION_SYNONYMS.WIDTH',
      min: 20,
      max: 100,
      unit: '%',
      isOptional: true,
      when: whenOver,
    },
    {
      kind: 'number',
      path: 'caption.padding',
      label: 'WIDGET.SLIDES.CAPTION_PADDING',
      min: 0,
      max: 100,
      ...size,
      when: whenCaptions,
    },
    {
      kind: 'select',
      path: 'arrows.position',
      label: 'WIDGET.SLIDES.ARROW_POSITION',
      options: optionsOf('WIDGET.SLIDES.ARROW_POSITION', [null, ...ARROW_POSITIONS]),
      when: whenArrows,
    },
    {
      kind: 'number',
      path: 'arrows.size',
      label: 'WIDGET.SLIDES.ARROW_SIZE',
      min: 24,
      max: 96,
      ...size,
      when: whenArrows,
    },
    {
      kind: 'number',
      path: 'arrows.radius',
      label: 'WIDGET.SLIDES.ARROW_RADIUS',
      synonyms: 'WIDGET.OPTION_SYNONYMS.RADIUS',
      min: 0,
      max: 500,
      ...size,
      when: whenArrows,
    },
    {
      kind: 'number',
      path: 'dots.size',
      label: 'WIDGET.SLIDES.DOT_SIZE',
      min: 6,
      max: 24,
      ...size,
      when: whenDots,
    },
  ],
  typography: [
    {
      kind: 'color',
      path: 'caption.text_color',
      label: 'WIDGET.SLIDES.CAPTION_COLOR',
      when: whenCaptions,
    },
    {
      kind: 'color',
      path: 'arrows.color',
      label: 'WIDGET.SLIDES.ARROW_COLOR',
      hoverPath: 'hover.arrow_color',
      when: whenArrows,
    },
    {
      kind: 'color',
      path: 'dots.color',
      label: 'WIDGET.SLIDES.DOT_COLOR',
      hoverPath: 'hover.dot_color',
      when: whenDots,
    },
    {
      kind: 'color',
      path: 'dots.current_color',
      label: 'WIDGET.SLIDES.CURRENT_DOT_COLOR',
      when: whenDots,
    },
  ],
  background: [
    {
      kind: 'color',
      path: 'background_color',
      label: 'WIDGET.SLIDES.BACKGROUND',
      synonyms: 'WIDGET.OPTION_SYNONYMS.BACKGROUND',
      hoverPath: 'hover.background_color',
    },
    {
      kind: 'color',
      path: 'caption.background_color',
      label: 'WIDGET.SLIDES.CAPTION_BACKGROUND',
      synonyms: 'WIDGET.OPTION_SYNONYMS.BACKGROUND',
      when: whenCaptions,
    },
    {
      kind: 'color',
      path: 'arrows.background_color',
      label: 'WIDGET.SLIDES.ARROW_BACKGROUND',
      synonyms: 'WIDGET.OPTION_SYNONYMS.BACKGROUND',
      hoverPath: 'hover.arrow_background_color',
      when: whenArrows,
    },
    ...(areaControls.background ?? []),
  ],
  border: borderControls(),
  shadow: [
    {
      kind: 'shadow',
      path: 'shadow',
      label: 'WIDGET.OPTION.SHADOW',
      synonyms: 'WIDGET.OPTION_SYNONYMS.SHADOW',
      hoverPath: 'hover.shadow',
    },
  ],
};
