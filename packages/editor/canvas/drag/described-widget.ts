import type { Translate } from '@plinth/i18n';
import type { NodeId } from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';
import { fileText } from '../../core/design/readable.ts';
import { factTextIn, plainText } from '../../core/properties/plain-text.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { nodeText } from './drop-position-text.ts';

/** Characters of a widget's own text that are read. */
const MAX_TEXT = 60;

function startOf(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  const start = text.slice(0, MAX_TEXT);
  return `${start.slice(0, start.lastIndexOf(' ')) || start}…`;
}

export type Described = {
  readonly t: Translate;
  readonly session: EditorSession;
  readonly site: Pick<SiteContext, 'fact' | 'media'>;
};

/** “Text “Know what…””, “Image “Boats in the harbor””: its own words, otherwise those of its file. */
export function describedWidget({ t, session, site }: Described, id: NodeId): string {
  const node = session.store.node(id);
  const name = nodeText(t, session, id);
  const text = node ? startOf(plainText(node, factTextIn(site)) || fileText(node, site)) : '';
  return text === '' ? name : t('EDITOR.SELECTED.WITH_TEXT', { widget: name, text });
}
