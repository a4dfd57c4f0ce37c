import { type NodeId, rootOf, type SectionName } from '@plinth/model';
import type { EditorSession, SectionInfo } from './types.ts';

/** The section that contains a node. */
export function sectionOf({ store, sections }: EditorSession, id: NodeId): SectionInfo | undefined {
  const root = rootOf(store.reader, id);
  return sections.find((section) => section.root === root?.id);
}

/** The section of the selection, otherwise the page's content. */
export function currentSection(session: EditorSession): SectionInfo | undefined {
  const selected = session.ui.getState().selection.at(-1);
  const own = selected === undefined ? undefined : sectionOf(session, selected);
  return own ?? session.sections.find(({ name }) => name === 'content') ?? session.sections[0];
}

export type SharedSection = SectionInfo & { readonly name: Exclude<SectionName, 'content'> };

/** Whether other pages use the section too. */
export const isShared = (section: SectionInfo): section is SharedSection =>
  section.name !== 'content' && section.usedOn > 1;
