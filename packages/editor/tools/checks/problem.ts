import type { KeyTail } from '@plinth/i18n';
import type { NodeId } from '@plinth/model';
import type { CommandOutcome } from '../../core/commands/step.ts';
import type { EditorPorts } from '../../core/ports/ports.ts';
import type { EditorSession } from '../../core/session/types.ts';

export const PROBLEM_KINDS = ['contrast', 'alt', 'heading', 'frame', 'target', 'picture'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

export type RepairNeeds = { readonly session: EditorSession; readonly ports: EditorPorts };

/** One click that takes a problem away, as one step of the history. */
export type Repair = {
  /** Key of a text after `EDITOR.CHECK.REPAIR.` */
  readonly name: KeyTail<'EDITOR.CHECK.REPAIR.'>;
  readonly values?: { readonly [name: string]: string | number };
  /** The one that it takes, told in the text. */
  readonly color?: string;
  readonly run: (needs: RepairNeeds) => CommandOutcome | Promise<CommandOutcome>;
};

/** Something that makes the page worse for some of its visitors, at the widget where it is. */
export type Problem = {
  readonly kind: ProblemKind;
  readonly id: NodeId;
  /** Key of the sentence after `EDITOR.CHECK.`, and what it tells. */
  readonly about: KeyTail<'EDITOR.CHECK.'>;
  readonly values?: { readonly [name: string]: string | number };
  readonly repairs: readonly Repair[];
};
