import { type DocumentNode, walk } from '@plinth/model';
import type { EditorSession } from '../../core/session/types.ts';

/** All widgets in document order. */
export const pageNodes = ({ sections, store }: EditorSession): readonly DocumentNode[] =>
  sections.flatMap(({ root }) => [...walk(store.reader, root)]);
