import { keyPart } from '@plinth/i18n';
import type { EmbedKind } from '@plinth/model';
import { areaControls, borderControls, shadowControls } from './box-controls.ts';
import type { Control, ControlGroup } from './control.ts';
import { designTab } from './design.ts';

/** Controls for `embedOptions`. */
export const embedControls: readonly Control[] = [
  {
    kind: 'switch',
    path: 'is_click_to_load',
    label: 'WIDGET.EMBED.CLICK_TO_LOAD',
    help: 'WIDGET.EMBED.CLICK_TO_LOAD_HELP',
    synonyms: 'WIDGET.EMBED.CLICK_TO_LOAD_SYNONYMS',
  },
];

type UrlControl = Pick<Control, 'label' | 'help'> & {
  readonly of: EmbedKind;
  /** The service tells nothing about its content. */
  readonly isUnknown?: true;
};

/** Controls for `linkedEmbedOptions`. */
export const linkedEmbedControls = ({ isUnknown, ...url }: UrlControl): readonly Control[] => [
  {
    kind: 'embed_url',
    path: 'url',
    synonyms: 'WIDGET.OPTION_SYNONYMS.LINK',
    ...url,
    ...(isUnknown ? {} : { found: 'found' }),
  },
  {
    kind: 'text',
    path: 'title',
    label: 'WIDGET.EMBED.TITLE',
    help: isUnknown ? 'WIDGET.EMBED.TITLE_UNKNOWN_HELP' : 'WIDGET.EMBED.TITLE_HELP',
    maxLength: 255,
  },
  {
    kind: 'media',
    path: 'poster_id',
    label: 'WIDGET.EMBED.POSTER',
    help: isUnknown ? 'WIDGET.EMBED.POSTER_UNKNOWN_HELP' : 'WIDGET.EMBED.POSTER_HELP',
    accepts: 'image',
  },
  ...embedControls,
];

/** The width of an embed in percent. */
export const embedWidthControl: Control = {
  kind: 'slider',
  path: 'width',
  label: 'WIDGET.OPTION.WIDTH',
  synonyms: 'WIDGET.OPTION_SYNONYMS.WIDTH',
  min: 10,
  max: 100,
  unit: '%',
  perDevice: true,
};

type Range = { readonly min: number; readonly max: number };

/** A size of an embed in px. */
export const embedSizeControl = (path: 'width' | 'height', range: Range): Control => ({
  kind: 'number',
  path,
  label: `WIDGET.OPTION.${keyPart(path)}`,
  unit: 'px',
  ...range,
  ...(path === 'width' && { synonyms: 'WIDGET.OPTION_SYNONYMS.WIDTH' }),
});

/** The Design tab for `embedStyleOptions`. */
export const embedDesign = (...layout: readonly Control[]): readonly ControlGroup[] =>
  designTab(
    {
      layout,
      typography: [
        {
          kind: 'color',
          path: 'color',
          label: 'WIDGET.EMBED.BUTTON_TEXT',
          hoverPath: 'hover.color',
          textSelector: '.moto-embed-action',
        },
      ],
      background: [
        {
          kind: 'color',
          path: 'background_color',
          label: 'WIDGET.EMBED.BUTTON_BACKGROUND',
          hoverPath: 'hover.background_color',
        },
      ],
      border: borderControls(),
      shadow: shadowControls(),
    },
    areaControls,
  );

/** What inspectors of such widgets have in common. */
export const embedInspector = {
  template: {
    properties: { spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } } },
  },
  texts: [{ path: 'title', kind: 'text' }],
  withoutControl: [
    ...['found.url', 'found.title', 'found.frame_url', 'found.poster_id', 'found.is_gone'],
  ],
} as const;
