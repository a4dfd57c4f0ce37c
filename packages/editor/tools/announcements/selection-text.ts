import { keyPart, type Translate } from '@plinth/i18n';
import type { NodeId } from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';
import { nodeText, positionText } from '../../canvas/drag/drop-position-text.ts';
import { factTextIn, plainText } from '../../core/properties/plain-text.ts';
import { sectionOf } from '../../core/session/section-of.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { missingFactNames, nodeStates } from '../../core/widgets/node-states.ts';

/** Characters of a widget's own text that are read. */
const MAX_TEXT = 60;

function startOf(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  const start = text.slice(0, MAX_TEXT);
  return `${start.slice(0, start.lastIndexOf(' ')) || start}…`;
}

type Described = {
  readonly t: Translate;
  readonly session: EditorSession;
  readonly site: Pick<SiteContext, 'fact'>;
};

/** “Text “Know what…”” */
function widgetText({ t, session, site }: Described, id: NodeId): string {
  const node = session.store.node(id);
  const name = nodeText(t, session, id);
  const text = node ? startOf(plainText(node, factTextIn(site))) : '';
  return text === '' ? name : t('EDITOR.SELECTED.WITH_TEXT', { widget: name, text });
}

/** “Editing text “Know what…”. Press Escape when done.” */
export const writtenText = (described: Described, id: NodeId): string =>
  described.t('EDITOR.SPOKEN.WRITING', { widget: widgetText(described, id) });

/** “Text “Know what…”: 1 of 4, in Column 1, Hidden on this device, Locked” */
function placeText(described: Described, id: NodeId): string {
  const { t, session, site } = described;
  const place = positionText(t, session, widgetText(described, id));
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
