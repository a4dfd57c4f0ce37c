import {
  borderControls,
  fillControl,
  shadowControls,
  whenNoStyle,
} from '../kit/inspector/box-controls.ts';
import { optionsOf, spacingControl } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { fontControls } from '../kit/inspector/font-controls.ts';
import { BUTTON_SIZES, ICON_POSITIONS } from './schema.ts';

const padding = { min: 0, unit: 'px', isOptional: true } as const;

export const inspector = defineInspector({
  content: contentTab(
    { kind: 'text', path: 'label', label: 'WIDGET.BUTTON.LABEL', maxLength: 255 },
    {
      kind: 'link',
      path: 'link',
      label: 'WIDGET.OPTION.LINK',
      synonyms: 'WIDGET.OPTION_SYNONYMS.LINK',
    },
    { kind: 'icon', path: 'icon', label: 'WIDGET.BUTTON.ICON' },
    {
      kind: 'segmented',
      path: 'icon_position',
      label: 'WIDGET.BUTTON.ICON_POSITION',
      options: optionsOf('WIDGET.ALIGN', ICON_POSITIONS),
      when: { path: 'icon', isSet: true },
    },
  ),
  design: designTab({
    without: ['spacing'],
    layout: [
      {
        kind: 'segmented',
        path: 'size',
        label: 'WIDGET.BUTTON.SIZE',
        synonyms: 'WIDGET.OPTION_SYNONYMS.FONT_SIZE',
        options: optionsOf('WIDGET.SIZE', BUTTON_SIZES),
      },
      { kind: 'switch', path: 'is_full_width', label: 'WIDGET.BUTTON.FULL_WIDTH' },
      { kind: 'switch', path: 'is_inline', label: 'WIDGET.BUTTON.INLINE' },
      {
        kind: 'number',
        path: 'padding_x',
        label: 'WIDGET.BUTTON.PADDING_X',
        synonyms: 'WIDGET.OPTION_SYNONYMS.GAP',
        max: 200,
        ...padding,
      },
      {
        kind: 'number',
        path: 'padding_y',
        label: 'WIDGET.BUTTON.PADDING_Y',
        synonyms: 'WIDGET.OPTION_SYNONYMS.GAP',
        max: 100,
        ...padding,
      },
    ],
    spacing: [{ ...spacingControl, help: 'WIDGET.BUTTON.SPACING_HELP' }],
    typography: [
      ...fontControls,
      {
        kind: 'color',
        path: 'text_color',
        label: 'WIDGET.OPTION.TEXT_COLOR',
        hoverPath: 'hover.text_color',
        textSelector: 'a',
      },
      {
        kind: 'color',
        path: 'icon_color',
        label: 'WIDGET.BUTTON.ICON_COLOR',
        hoverPath: 'hover.icon_color',
      },
    ],
    background: [
      {
        kind: 'color',
        path: 'background_color',
        label: 'WIDGET.OPTION.BACKGROUND',
        synonyms: 'WIDGET.OPTION_SYNONYMS.BACKGROUND',
        hoverPath: 'hover.background_color',
        when: whenNoStyle(),
      },
      fillControl(),
    ],
    border: borderControls(),
    shadow: shadowControls(),
  }),
  presetColors: { background: 'primary', foreground: 'on_primary' },
  template: {
    properties: { spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } } },
    texts: { label: 'WIDGET.BUTTON.NEW_LABEL' },
  },
  texts: [{ path: 'label', kind: 'text' }],
});
