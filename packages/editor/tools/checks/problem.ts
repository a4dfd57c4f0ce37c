import type { MessageKey, MessageValues } from '@plinth/i18n';
import type { NodeId, Properties, PropertyValue } from '@plinth/model';
import type { WidgetProblemKind } from '@plinth/widgets/checks';
import type { MediaPort } from '../../core/ports/media/port.ts';
import type { PropertyPath } from '../../core/properties/property-path.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { CommandOutcome } from '../../core/steps/step.ts';

export type ProblemKind = WidgetProblemKind | 'contrast' | 'heading' | 'target';

export type RepairNeeds = { readonly session: EditorSession; readonly media: MediaPort };

/** A text color and what is behind it, as hex. */
export type SampleColors = { readonly color: string; readonly background: string };

export const sampleOf = ({ color, background }: SampleColors): SampleColors => ({
  color,
  background,
});

/** A value that a repair sets. */
export type Change = {
  readonly id: NodeId;
  readonly path: PropertyPath;
  /** The new value, from the widget's current properties. */
  readonly value: (own: Properties) => PropertyValue | undefined;
  /** What is replaced by what, for people: a part of the value, such as the level of a heading. */
  readonly before: PropertyValue | undefined;
  readonly after: PropertyValue | undefined;
  /** What the value is called, unless it is by the label of its setting. */
  readonly name?: MessageKey;
  /** What a text looks like before and after the repair. */
  readonly samples?: { readonly before: SampleColors; readonly after: SampleColors };
};

export type RunRepair = (needs: RepairNeeds) => CommandOutcome | Promise<CommandOutcome>;

/** An image whose alt text is missing at `path`. */
export type UndescribedImage = {
  readonly id: NodeId;
  readonly path: PropertyPath;
  readonly media: number;
  readonly maxLength: number;
};

type RepairLabel = {
  readonly label: MessageKey;
  readonly values?: MessageValues;
  /** The color that it applies, shown in the label. */
  readonly color?: string;
};

export type ChangeRepair = RepairLabel & {
  readonly change: Change;
  /** Further changes, without which it isn't enough. */
  readonly also?: readonly Change[];
};
/** Needs alt text. */
export type DescribeRepair = RepairLabel & { readonly describe: UndescribedImage };

/** Fixes a problem in one undoable step. */
export type Repair =
  | ChangeRepair
  | DescribeRepair
  | (RepairLabel & {
      /** Asks for something first. */
      readonly run: RunRepair;
    });

/** An accessibility or quality problem of one widget. */
export type Problem = {
  readonly kind: ProblemKind;
  readonly id: NodeId;
  /** Message that describes the problem, with its parameters. */
  readonly text: MessageKey;
  readonly values?: MessageValues;
  /** Why there is no repair of the usual kind. */
  readonly note?: MessageKey;
  /** The recommended one first. */
  readonly repairs: readonly Repair[];
  /**
   * What Fix all does, one change each; by default the recommended repair, if it needs nothing from
   * the owner.
   */
  readonly fixes?: readonly ChangeRepair[];
};
