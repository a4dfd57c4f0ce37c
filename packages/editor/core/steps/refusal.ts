import type { KeyTail, MessageKey, Translate } from '@plinth/i18n';
import type { RuleRefusal } from '@plinth/model';
import { widgetName } from '../widgets/widget-name.ts';

/** Rules with texts that the whole product shares. */
const SHARED = {
  notRemovable: 'MODULE.WIDGETS.CANNOT_BE_REMOVED',
  notDuplicable: 'MODULE.WIDGETS.CANNOT_BE_DUPLICATED',
  oncePerSection: 'MODULE.WIDGETS.ONCE_PER_SECTION',
} as const satisfies { readonly [reason: string]: MessageKey };

type SharedRule = keyof typeof SHARED;
type OwnRule = KeyTail<'EDITOR.REFUSAL.'>;

/** A widget that already has `max` children. */
type FullWidget = {
  readonly reason: 'tooManyChildren';
  readonly widget: string;
  readonly max: number;
};

/** Why something can't be done, without details. */
export type RefusedRule = OwnRule | SharedRule;

/** Why something can't be done. */
export type Refusal = RefusedRule | FullWidget;

/** Reasons that hold for a widget or its place as such, or for what the user is doing. */
const LASTING: ReadonlySet<RefusedRule> = new Set([
  ...(['noPicture', 'isWriting', 'isLayout', 'isRoot', 'notRemovable', 'notDuplicable'] as const),
  ...(['notAccepted', 'notAllowedHere', 'wrongParent', 'unknownWidget', 'widgetOff'] as const),
]);

/** Whether a reason will never go away, so that offering the command makes no sense. */
export const isLasting = (refusal: Refusal): boolean =>
  typeof refusal === 'string' && LASTING.has(refusal);

const isShared = (reason: string): reason is SharedRule => Object.hasOwn(SHARED, reason);

/** Message key of a reason. */
export const refusalKey = (reason: RefusedRule): MessageKey =>
  isShared(reason) ? SHARED[reason] : `EDITOR.REFUSAL.${reason}`;

/** A violated rule with the details that its text needs. */
export const toRefusal = ({ reason, widget, max }: RuleRefusal): Refusal =>
  reason === 'tooManyChildren' && widget !== undefined && max !== undefined
    ? { reason, widget, max }
    : reason;

/** Translated text of a reason. */
export const refusalText = (t: Translate, refusal: Refusal): string =>
  typeof refusal === 'string'
    ? t(refusalKey(refusal))
    : t('EDITOR.FULL', { widget: widgetName(t, refusal.widget), max: refusal.max });
