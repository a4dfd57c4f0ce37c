import { keyPart } from '@plinth/i18n';
import type { NodeId } from '@plinth/model';
import { type Described, describedWidget } from '../../canvas/drag/described-widget.ts';
import { positionText } from '../../canvas/drag/drop-position-text.ts';
import { sectionOf } from '../../core/session/section-of.ts';
import { missingFactNames, nodeStates } from '../../core/widgets/node-states.ts';

/** “Editing text “Know what…”. Press Escape when done.” */
export const writtenText = (described: Described, id: NodeId): string =>
  described.t('EDITOR.SPOKEN.WRITING', { widget: describedWidget(described, id) });

/** “Text “Know what…”: 1 of 4, in Column 1, Hidden on this device, Locked” */
function placeText(described: Described, id: NodeId): string {
  const { t, session, site } = described;
  const place = positionText(t, session, describedWidget(described, id));
  const node = session.store.node(id);
  if (!node) return place;
  const { device } = session.ui.getState();
  const missing = missingFactNames(t, node, site.fact);
  return [place, ...nodeStates(t, node, { device, missing })].join(', ');
}

/** “Text “Know what…”: 1 of 4, in Column 1”, “Header · on 6 pages: section 1 of 3”, “3 widgets selected” */
export function selectionText(described: Described): string {
  const { t, session } = described;
  const { selection } = session.ui.getState();
  const [id] = selection;
  if (id === undefined) return t('EDITOR.SELECTED.NONE');
  if (selection.length > 1) return t('EDITOR.SELECTED.SEVERAL', { count: selection.length });
  const section = sectionOf(session, id);
  if (section?.root !== id) return placeText(described, id);
  const name = t(`EDITOR.SECTION.${keyPart(section.name)}`);
  return t('EDITOR.SPOKEN.SECTION', {
    section:
      section.name === 'content'
        ? name
        : t('EDITOR.SHARED', { section: name, count: section.usedOn }),
    position: session.sections.findIndex(({ root }) => root === id) + 1,
    count: session.sections.length,
  });
}
