import type { MessageKey } from '@plinth/i18n';
import { COMMENTS_HEIGHT } from '../options/comments.ts';
import type { Inspector } from './control.ts';
import { contentTab } from './design.ts';
import { embedControls, embedDesign } from './embed-controls.ts';

/** The inspector for `commentsOptions`. */
export const commentsInspector = (emptyLabel: MessageKey<'widgets'>): Inspector => ({
  content: contentTab(
    {
      kind: 'text',
      path: 'title',
      label: 'WIDGET.COMMENTS_EMBED.TITLE',
      placeholder: 'VISITOR.COMMENTS.TITLE',
      maxLength: 200,
    },
    ...embedControls,
  ),
  design: embedDesign({
    kind: 'number',
    path: 'height',
    label: 'WIDGET.OPTION.HEIGHT',
    help: 'WIDGET.COMMENTS_EMBED.HEIGHT_HELP',
    min: COMMENTS_HEIGHT.min,
    max: COMMENTS_HEIGHT.max,
    unit: 'px',
  }),
  template: {
    properties: { spacing: { top: { desktop: 'medium' }, bottom: { desktop: 'small' } } },
  },
  placeholder: { path: 'title', label: emptyLabel, isFilledOtherwise: true },
});
