import type { MessageKey, MessageValues } from '@plinth/i18n';
import type { NodeId } from '@plinth/model';
import type { WidgetProblemKind } from '@plinth/widgets/checks';
import type { CommandOutcome } from '../../core/commands/step.ts';
import type { EditorPorts } from '../../core/ports/ports.ts';
import type { EditorSession } from '../../core/session/types.ts';

export type ProblemKind = WidgetProblemKind | 'contrast' | 'heading' | 'target';

export type RepairNeeds = { readonly session: EditorSession; readonly ports: EditorPorts };

/** One click that takes a problem away, as one step of the history. */
export type Repair = {
  readonly label: MessageKey;
  readonly values?: MessageValues;
  /** The one that it takes, told in the label. */
  readonly color?: string;
  readonly run: (needs: RepairNeeds) => CommandOutcome | Promise<CommandOutcome>;
};

/** Something that makes the page worse for some of its visitors, at the widget where it is. */
export type Problem = {
  readonly kind: ProblemKind;
  readonly id: NodeId;
  /** The sentence that says what is wrong, with its values. */
  readonly text: MessageKey;
  readonly values?: MessageValues;
  readonly repairs: readonly Repair[];
};
