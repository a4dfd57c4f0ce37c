import type { KeyTail, MessageKey, Translate } from '@plinth/i18n';
import type { RuleRefusal } from '@plinth/model';
import { widgetName } from '../widgets/widget-name.ts';

/** Rules whose texts the whole product shares. */
const SHARED = {
  notRemovable: 'MODULE.WIDGETS.CANNOT_BE_REMOVED',
  notDuplicable: 'MODULE.WIDGETS.CANNOT_BE_DUPLICATED',
  oncePerSection: 'MODULE.WIDGETS.ONCE_PER_SECTION',
} as const satisfies { readonly [reason: string]: MessageKey };

type SharedRule = keyof typeof SHARED;
type OwnRule = KeyTail<'EDITOR.REFUSAL.'>;

/** A kind of widget that can hold no more than `max` others. */
type FullWidget = {
  readonly reason: 'tooManyChildren';
  readonly widget: string;
  readonly max: number;
};

/** Why something cannot be done, as far as no facts belong to it. */
export type RefusedRule = OwnRule | SharedRule;

/** Why something cannot be done. */
export type Refusal = RefusedRule | FullWidget;

const isShared = (reason: string): reason is SharedRule => Object.hasOwn(SHARED, reason);

/** The key of the text that says why something is refused. */
export const refusalKey = (reason: RefusedRule): MessageKey =>
  isShared(reason) ? SHARED[reason] : `EDITOR.REFUSAL.${reason}`;

/** A broken rule with the facts that its text names. */
export const refusalBy = ({ reason, widget, max }: RuleRefusal): Refusal =>
  reason === 'tooManyChildren' && widget !== undefined && max !== undefined
    ? { reason, widget, max }
    : reason;

/** Says why something is refused. */
export const refusalText = (t: Translate, refusal: Refusal): string =>
  typeof refusal === 'string'
    ? t(refusalKey(refusal))
    : t('EDITOR.FULL', { widget: widgetName(t, refusal.widget), max: refusal.max });
