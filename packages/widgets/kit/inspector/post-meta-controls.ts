import { frameControls } from './box-controls.ts';
import type { Control, ControlGroup } from './control.ts';
import { contentTab, designTab } from './design.ts';
import { wholeFontControls } from './font-controls.ts';

/** Controls for `postMetaOptions`. */
export const postMetaInspector = (...own: readonly Control[]) => ({
  content: contentTab(
    {
      kind: 'text',
      path: 'prefix',
      label: 'WIDGET.POST_META.PREFIX',
      maxLength: 100,
    },
    ...own,
    { kind: 'switch', path: 'has_meta_icon', label: 'WIDGET.POST_META.HAS_ICON' },
  ),
  design: postMetaDesign,
  template: { properties: { spacing: { bottom: { desktop: 'small' as const } } } },
  texts: [{ path: 'prefix', kind: 'text' as const }],
});

const postMetaDesign: readonly ControlGroup[] = designTab(
  {
    typography: [
      ...wholeFontControls(),
      {
        kind: 'color',
        path: 'text_color',
        label: 'WIDGET.OPTION.TEXT_COLOR',
        textSelector: '.moto-post-meta',
      },
      {
        kind: 'color',
        path: 'icon_color',
        label: 'WIDGET.POST_META.ICON_COLOR',
        when: { path: 'has_meta_icon', is: [true] },
      },
    ],
  },
  frameControls,
);
