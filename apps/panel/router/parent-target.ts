import { idOf } from './id-param.ts';
import type { PanelRoute } from './route.ts';

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

const isParam = (pattern: string): boolean => pattern.startsWith('$');

const fits = (pattern: string | undefined, part: string): boolean =>
  pattern === '$id' ? idOf(part) !== 0 : pattern === part || pattern?.startsWith('$') === true;

const fitsAll = (patterns: readonly string[], parts: readonly string[]): boolean =>
  parts.every((part, index) => fits(patterns[index], part));

/**
 * Where a path leads that has no screen, only screens below it: to the first of these, in the order
 * of their topics. If they all need a parameter, to the nearest screen above. Undefined: not found.
 */
export const parentTarget = (routes: readonly PanelRoute[], path: string): string | undefined => {
  const parts = partsOf(path);
  const below = routes
    .filter(({ area }) => area !== 'guest')
    .map((route) => ({ patterns: partsOf(route.path), order: route.topic?.order }))
    .filter(({ patterns }) => patterns.length > parts.length && fitsAll(patterns, parts))
    .map(({ patterns, order = Number.POSITIVE_INFINITY }) => ({
      ...{ rest: patterns.slice(parts.length), order },
    }));
  if (parts.length === 0 || below.length === 0) return undefined;
  const [first] = below
    .filter(({ rest }) => !rest.some(isParam))
    .toSorted((a, b) => (a.order < b.order ? -1 : Number(a.order > b.order)));
  if (first) return `/${[...parts, ...first.rest].join('/')}/`;
  const above = parts.slice(0, -1);
  const isScreen = routes.some((route) => {
    const patterns = partsOf(route.path);
    return patterns.length === above.length && fitsAll(patterns, above);
  });
  const parent = `/${above.join('/')}/`;
  return isScreen ? parent : parentTarget(routes, parent);
};
