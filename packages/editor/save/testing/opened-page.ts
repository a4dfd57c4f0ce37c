import { setValue } from '../../core/commands/properties.ts';
import { createDesignStore } from '../../core/design/design-store.ts';
import { designTree } from '../../core/design/design-tree.ts';
import type { StoredDesign } from '../../core/ports/design/stored-design.ts';
import { fakeSaving } from '../../core/ports/saving/fake.ts';
import type { SaveOutcome, SaveRequest } from '../../core/ports/saving/port.ts';
import { createSession } from '../../core/session/create-session.ts';
import { storedDesign } from '../../core/testing/stored-design.ts';
import { createDirtyTracker } from '../dirty.ts';
import { createSaveController } from '../save-controller.ts';
// Merges load these on demand, which can take longer than tests wait for a question.
import '../apply-merge.ts';
import '../merge-sections.ts';

const tree = {
  ...{ id: 'root', widget: 'section', properties: {} },
  children: [{ id: 'text', widget: 'text', properties: { html: 'Hello' }, children: [] }],
};

const header = (usedOn: number) => ({
  ...({ name: 'header', id: 2, label: '', usedOn } as const),
  tree: {
    ...{ id: 'header', widget: 'section', properties: {} },
    children: [{ id: 'motto', widget: 'text', properties: { html: 'Motto' }, children: [] }],
  },
});

/** An open page whose first saves get these answers in turn. */
export const opened = (...answers: Answers) => openedWith({}, ...answers);

type Answers = readonly ((request: SaveRequest) => SaveOutcome)[];

type Opened = {
  readonly stored?: StoredDesign;
  /** How many pages use the header. */
  readonly usedOn?: number;
};

export function openedWith({ stored = storedDesign, usedOn = 1 }: Opened, ...answers: Answers) {
  const session = createSession({
    design: designTree(stored),
    sections: [{ name: 'content', id: 1, label: '', usedOn: 1, tree }, header(usedOn)],
    pageType: 'page',
    newId: () => 'new',
  });
  const dirty = createDirtyTracker(session.store);
  const design = createDesignStore(session, stored);
  const revisions = { content: 1, header: 1 };
  const { sent, save, answerNext } = fakeSaving({ revisions });
  answerNext(...answers);
  const saving = createSaveController({
    ...{ session, dirty, design, revisions, save: () => save, now: () => new Date() },
  });
  const write = (value: string) => setValue(session, ['text'], { path: ['html'], value });
  return { session, dirty, design, saving, sent, write };
}

export const saved = (design?: StoredDesign): SaveOutcome => ({
  ...{ kind: 'saved', sections: {}, revisions: { content: 2 }, design },
});
