import type { MessageKey } from '@plinth/i18n';

type ModuleText = Extract<MessageKey, `MODULE.${string}`>;
type WithSuffix<Key = MessageKey> = Key extends `${infer Start}.TITLE` ? Start : never;

/** A route's title key. */
export type RouteTitle = ModuleText | Exclude<WithSuffix, `MODULE.${string}`>;

const isModuleText = (key: RouteTitle): key is ModuleText => key.startsWith('MODULE.');

/** The message key of a title: the route's key plus `.TITLE`, unless it already is a message key. */
export const titleKeyOf = (key: RouteTitle): MessageKey =>
  isModuleText(key) ? key : `${key}.TITLE`;
