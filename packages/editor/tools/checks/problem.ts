import type { MessageKey, MessageValues } from '@plinth/i18n';
import type { NodeId } from '@plinth/model';
import type { WidgetProblemKind } from '@plinth/widgets/checks';
import type { CommandOutcome } from '../../core/commands/step.ts';
import type { EditorPorts } from '../../core/ports/ports.ts';
import type { EditorSession } from '../../core/session/types.ts';

export type ProblemKind = WidgetProblemKind | 'contrast' | 'heading' | 'target';

export type RepairNeeds = { readonly session: EditorSession; readonly ports: EditorPorts };

/** Fixes a problem in one undoable step. */
export type Repair = {
  readonly label: MessageKey;
  readonly values?: MessageValues;
  /** The color that it applies, shown in the label. */
  readonly color?: string;
  readonly run: (needs: RepairNeeds) => CommandOutcome | Promise<CommandOutcome>;
};

/** An accessibility or quality problem of one widget. */
export type Problem = {
  readonly kind: ProblemKind;
  readonly id: NodeId;
  /** Message that describes the problem, with its parameters. */
  readonly text: MessageKey;
  readonly values?: MessageValues;
  readonly repairs: readonly Repair[];
};
