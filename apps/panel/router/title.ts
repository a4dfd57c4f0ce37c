import type { MessageKey } from '@plinth/i18n';

type ModuleText = Extract<MessageKey, `MODULE.${string}`>;
type WithSuffix<Key = MessageKey> = Key extends `${infer Start}.TITLE` ? Start : never;

/** What a route names its title by. */
export type RouteTitle = ModuleText | Exclude<WithSuffix, `MODULE.${string}`>;

const isModuleText = (key: RouteTitle): key is ModuleText => key.startsWith('MODULE.');

/**
 * The key of a page's title: the route's title key plus a TITLE suffix, unless the key already
 * marks a module's text.
 */
export const titleKeyOf = (key: RouteTitle): MessageKey =>
  isModuleText(key) ? key : `${key}.TITLE`;
