import type { Revisions, SaveOutcome, SectionTrees } from '../core/ports/saving/port.ts';

export type Saved = Extract<SaveOutcome, { readonly kind: 'saved' }>;

export type SentSave = {
  readonly sent: SectionTrees;
  /** The revisions that it was based on. */
  readonly before: Revisions;
};

const SHARED = ['header', 'footer'] as const;

/** The header and footer if others have saved them since they were read. */
export const newerSections = ({ revisions, sections }: Saved, { sent, before }: SentSave) =>
  SHARED.filter(
    (name) => !sent[name] && sections[name] !== undefined && revisions[name] !== before[name],
  );
