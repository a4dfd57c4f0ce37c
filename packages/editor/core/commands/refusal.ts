import type { KeyTail, MessageKey } from '@plinth/i18n';

/** Rules whose texts the whole product shares. */
const SHARED = {
  notRemovable: 'MODULE.WIDGETS.CANNOT_BE_REMOVED',
  notDuplicable: 'MODULE.WIDGETS.CANNOT_BE_DUPLICATED',
  oncePerSection: 'MODULE.WIDGETS.ONCE_PER_SECTION',
} as const satisfies { readonly [reason: string]: MessageKey };

type SharedRule = keyof typeof SHARED;
type OwnRule = KeyTail<'EDITOR.REFUSAL.'>;

/** Why something cannot be done. */
export type Refusal = OwnRule | SharedRule;

const isShared = (reason: string): reason is SharedRule => Object.hasOwn(SHARED, reason);

/** The key of the text that says why something is refused. */
export const refusalKey = (reason: Refusal): MessageKey =>
  isShared(reason) ? SHARED[reason] : `EDITOR.REFUSAL.${reason}`;
