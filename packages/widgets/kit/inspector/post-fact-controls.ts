import { frameControls } from './box-controls.ts';
import type { Control, ControlGroup } from './control.ts';
import { contentTab, designTab } from './design.ts';
import { wholeFontControls } from './font-controls.ts';

/** Controls for `postFactOptions`. */
export const postFactInspector = (...own: readonly Control[]) => ({
  content: contentTab(
    {
      kind: 'text',
      path: 'prefix',
      label: 'WIDGET.POST_FACT.PREFIX',
      maxLength: 100,
    },
    ...own,
    { kind: 'switch', path: 'has_icon', label: 'WIDGET.POST_FACT.HAS_ICON' },
  ),
  design: postFactDesign,
  template: { properties: {} },
  texts: [{ path: 'prefix', kind: 'text' as const }],
});

const postFactDesign: readonly ControlGroup[] = designTab(
  {
    typography: [
      ...wholeFontControls(),
      {
        kind: 'color',
        path: 'text_color',
        label: 'WIDGET.OPTION.TEXT_COLOR',
        textSelector: '.moto-post-fact',
      },
      {
        kind: 'color',
        path: 'icon_color',
        label: 'WIDGET.POST_FACT.ICON_COLOR',
        when: { path: 'has_icon', is: [true] },
      },
    ],
  },
  frameControls,
);
