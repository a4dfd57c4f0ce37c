/**
 * The key of a page's title: the route's title key plus a TITLE suffix, unless the key already
 * marks a module's text (specification, point 2).
 */
export const titleKeyOf = (key: string): string =>
  key.startsWith('MODULE.') ? key : `${key}.TITLE`;
