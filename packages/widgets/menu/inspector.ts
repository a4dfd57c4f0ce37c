import { keyPart } from '@plinth/i18n';
import { frameControls } from '../kit/inspector/box-controls.ts';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import type { Control } from '../kit/inspector/control.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { fontControls } from '../kit/inspector/font-controls.ts';
import { MENU_COLLAPSES, MENU_ORIENTATIONS, SUBMENU_TRIGGERS } from './schema.ts';

/** Selectors of the text in each part. */
const TEXT_SELECTORS = {
  item: 'li:not(ul ul > li) > :is(a, span, details):not([aria-current])',
  item_current: '[aria-current]',
  submenu: 'ul ul > li > :is(a, span)',
};
type Part = keyof typeof TEXT_SELECTORS;
type PartColor = 'color' | 'background_color' | 'border_color';

/**
 * A color control for items, stored at `part.what`. `hover` is the part that stores the hover
 * color.
 */
const itemColor = (part: Part, property: PartColor, hoverPart?: string): Control => ({
  kind: 'color',
  path: `${part}.${property}`,
  label: `WIDGET.MENU.${keyPart(`${part}_${property}`)}`,
  ...(property === 'color' ? { textSelector: TEXT_SELECTORS[part] } : {}),
  ...(hoverPart === undefined ? {} : { hoverPath: `${hoverPart}.${property}` }),
});

export const inspector = defineInspector({
  content: contentTab(
    { kind: 'menu', path: 'menu_id', label: 'WIDGET.MENU.NAME' },
    {
      kind: 'segmented',
      path: 'orientation',
      label: 'WIDGET.MENU.ORIENTATION',
      options: optionsOf('WIDGET.ORIENTATION', MENU_ORIENTATIONS),
    },
    {
      kind: 'select',
      path: 'collapse',
      label: 'WIDGET.MENU.COLLAPSE',
      options: optionsOf('WIDGET.MENU.COLLAPSE', MENU_COLLAPSES),
    },
    {
      kind: 'segmented',
      path: 'submenu_on',
      label: 'WIDGET.MENU.SUBMENU_ON',
      options: optionsOf('WIDGET.MENU.SUBMENU_ON', SUBMENU_TRIGGERS),
    },
    { kind: 'switch', path: 'has_arrows', label: 'WIDGET.MENU.ARROWS' },
    { kind: 'switch', path: 'is_current_marked', label: 'WIDGET.MENU.CURRENT_MARKED' },
    { kind: 'slider', path: 'depth', label: 'WIDGET.MENU.DEPTH', min: 1, max: 3 },
    {
      kind: 'text',
      path: 'label',
      label: 'WIDGET.MENU.LABEL',
      help: 'WIDGET.MENU.LABEL_HELP',
      maxLength: 100,
    },
  ),
  design: designTab(
    {
      layout: [
        {
          kind: 'number',
          path: 'gap',
          label: 'WIDGET.MENU.GAP',
          synonyms: 'WIDGET.OPTION_SYNONYMS.GAP',
          min: 0,
          max: 100,
          unit: 'px',
          isOptional: true,
        },
      ],
      typography: [
        {
          kind: 'number',
          path: 'font_size',
          label: 'WIDGET.OPTION.FONT_SIZE',
          synonyms: 'WIDGET.OPTION_SYNONYMS.FONT_SIZE',
          min: 8,
          max: 60,
          unit: 'px',
          isOptional: true,
        },
        ...fontControls,
        itemColor('item', 'color', 'item_hover'),
        itemColor('item_current', 'color'),
        itemColor('submenu', 'color', 'submenu_hover'),
        { kind: 'color', path: 'toggle_color', label: 'WIDGET.MENU.TOGGLE_COLOR' },
      ],
      background: [
        itemColor('item', 'background_color', 'item_hover'),
        itemColor('item_current', 'background_color'),
        itemColor('submenu', 'background_color', 'submenu_hover'),
      ],
      border: [
        itemColor('item', 'border_color', 'item_hover'),
        itemColor('item_current', 'border_color'),
        itemColor('submenu', 'border_color', 'submenu_hover'),
      ],
    },
    frameControls,
  ),
  template: { properties: {} },
  placeholder: { path: 'menu_id', label: 'WIDGET.MENU.EMPTY' },
});
