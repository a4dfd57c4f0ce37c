import type { History } from '@plinth/model';
import type { Editor } from '@tiptap/core';
import type { Selection, Transaction } from '@tiptap/pm/state';
import { AttrStep, ReplaceStep, type Step } from '@tiptap/pm/transform';
import { CHANGE_PAUSE } from '../../core/session/change-run.ts';

type Kind = 'line' | 'type' | 'delete' | 'insert' | 'format' | `set ${string}`;

/** Changes that are a step of their own, even after others of their kind. */
const OWN: ReadonlySet<unknown> = new Set(['paste', 'drop', 'cut', 'insert']);

const isTyped = (step: Step): boolean =>
  step instanceof ReplaceStep &&
  step.slice.content.content.every(({ isText, type }) => isText || type.name === 'hardBreak');

const isLine = (step: Step): boolean =>
  step instanceof ReplaceStep && step.slice.content.firstChild?.isBlock === true;

const isDeletion = (step: Step): boolean => step instanceof ReplaceStep && step.slice.size === 0;

function kindOf({ steps }: Transaction): Kind {
  if (steps.some(isLine)) return 'line';
  if (steps.every(isDeletion)) return 'delete';
  if (steps.every(isTyped)) return 'type';
  if (steps.some((step) => step instanceof ReplaceStep)) return 'insert';
  const [step] = steps;
  return step instanceof AttrStep ? `set ${step.attr}` : 'format';
}

/**
 * Whether a change of a text starts an undo step: a new line, the first change after the caret was
 * moved, and a change between typing, deleting, and formatting.
 */
export function stepStarts() {
  let last: Kind | null = null;
  let wasComposing = false;
  return {
    startsWith: (change: Transaction, isComposing: boolean): boolean => {
      const kind = kindOf(change);
      // A word that is being composed is one step, whatever the input method does to it.
      const isSameWord = isComposing && wasComposing && last !== null;
      const isOwn = kind === 'line' || OWN.has(change.getMeta('uiEvent'));
      const isStart = isOwn || (!isSameWord && kind !== last);
      // What is typed into a new line belongs to it.
      last = kind === 'line' ? 'type' : kind;
      wasComposing = isComposing;
      return isStart;
    },
    /** The next change starts a step. */
    end: (): void => {
      last = null;
    },
  };
}

export type Caret = { readonly anchor: number; readonly head: number };

const caretOf = ({ anchor, head }: Selection): Caret => ({ anchor, head });

/** More steps can't be undone. */
const MOST = 50;

type UndoSteps = {
  /** What was selected before the step that changed `before` to `after`; null if it isn't known. */
  readonly caretBefore: (before: string, after: string) => Caret | null;
  readonly stop: () => void;
};

type Written = {
  readonly history: Pick<History<never>, 'seal'>;
  /** The text as it was last stored. */
  readonly value: () => string;
};

/** Ends undo steps while a text is edited, and knows where each one started. */
export function separateSteps(editor: Editor, { history, value }: Written): UndoSteps {
  const starts = stepStarts();
  const view = editor.view.dom.ownerDocument.defaultView ?? window;
  let known: readonly { caret: Caret; before: string; after: string }[] = [];
  let caret = caretOf(editor.state.selection);
  let pause = 0;
  const end = () => {
    starts.end();
    history.seal();
  };
  /** A word that is still being composed stays one step, however long it takes. */
  const endWhenIdle = () => {
    if (editor.view.composing) pause = view.setTimeout(endWhenIdle, CHANGE_PAUSE);
    else end();
  };
  editor.on('transaction', ({ transaction }) => {
    const { composing } = editor.view;
    const before = caret;
    caret = caretOf(editor.state.selection);
    const isMoved = caret.anchor !== before.anchor || caret.head !== before.head;
    if (transaction.getMeta('preventUpdate')) starts.end();
    else if (!transaction.docChanged) {
      if (!composing && (isMoved || transaction.storedMarksSet)) end();
    } else if (starts.startsWith(transaction, composing)) {
      history.seal();
      known = [...known, { caret: before, before: value(), after: value() }].slice(-MOST);
    }
  });
  editor.on('update', () => {
    const last = known.at(-1);
    if (last) last.after = value();
    view.clearTimeout(pause);
    pause = view.setTimeout(endWhenIdle, CHANGE_PAUSE);
  });
  return {
    caretBefore: (before, after) =>
      known.findLast((step) => step.before === before && step.after === after)?.caret ?? null,
    stop: () => view.clearTimeout(pause),
  };
}
