import type { SectionName } from '@plinth/model';
import type { DesignChanges, StoredDesign } from '../design/stored-design.ts';
import type { Revisions, SaveOutcome, SavePort, SaveRequest, SectionTrees } from './port.ts';

type Stored = { readonly sections: SectionTrees; readonly revisions: Revisions };

/** A version of the document's content, with the sections around it. */
export type SavedVersion = Stored & {
  /** ISO time. */
  readonly created: string;
  /** The sections that were changed. */
  readonly changed: readonly SectionName[];
};

type Answer = (request: SaveRequest) => SaveOutcome;

type Options = Partial<Stored> & {
  /** The public URL of the published document. */
  readonly url?: string | null;
  /** The site's design after a save with these changes. By default, saves don't tell it. */
  readonly saveDesign?: (changes: DesignChanges) => StoredDesign;
};

export type FakeSaving = SavePort & {
  /** All requests, including those that were not stored. */
  readonly sent: readonly SaveRequest[];
  /** Saved versions, oldest first. */
  readonly versions: readonly SavedVersion[];
  readonly stored: () => Stored;
  /** Answers the next saves in turn, for example with a failure, in place of storing them. */
  readonly answerNext: (...answers: readonly (Answer | SaveOutcome)[]) => void;
  /** Makes saves wait until the returned function is called. */
  readonly hold: () => () => void;
  /** Saves these sections as another window would. */
  readonly saveElsewhere: (sections: SectionTrees) => void;
};

const namesOf = (sections: SectionTrees) => Object.keys(sections) as SectionName[];

/** Stores a document. Saves that are based on older revisions are conflicts. */
export function fakeSaving({ url = null, saveDesign, ...first }: Options = {}): FakeSaving {
  let stored: Stored = { sections: {}, revisions: { content: 1 }, ...first };
  let gate: Promise<void> = Promise.resolve();
  const sent: SaveRequest[] = [];
  const versions: SavedVersion[] = [];
  const answers: (Answer | SaveOutcome)[] = [];

  const store = (sections: SectionTrees) => {
    const changed = namesOf(sections);
    const raised = changed.map((name) => [name, (stored.revisions[name] ?? 0) + 1]);
    stored = {
      sections: { ...stored.sections, ...sections },
      revisions: { ...stored.revisions, ...Object.fromEntries(raised) },
    };
    if (sections.content) versions.push({ ...stored, changed, created: new Date().toISOString() });
  };

  return {
    ...{ sent, versions },
    stored: () => stored,
    answerNext: (...next) => void answers.push(...next),
    hold: () => {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    saveElsewhere: store,
    save: async (request) => {
      sent.push(request);
      const answer = answers.shift();
      await gate;
      if (answer) return typeof answer === 'function' ? answer(request) : answer;
      const { sections, revisions, design } = request;
      const isOld = namesOf(sections).some((name) => revisions[name] !== stored.revisions[name]);
      if (isOld) return { kind: 'conflict', ...stored };
      store(sections);
      return { kind: 'saved', ...stored, design: design && saveDesign?.(design) };
    },
    createOwnSection: async ({ name, id, tree }) => {
      stored = {
        sections: { ...stored.sections, [name]: tree },
        revisions: { ...stored.revisions, [name]: 1 },
      };
      return { id: id + 1, label: '', revision: 1 };
    },
    publish: async () => ({ url }),
  };
}
