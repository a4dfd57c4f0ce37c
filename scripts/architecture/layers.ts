import type { IForbiddenRuleType } from 'dependency-cruiser';

export const anyOf = (folders: readonly string[]) => `^(${folders.join('|')})/`;

export const within = (folder: string, names: readonly string[]) =>
  names.map((name) => `${folder}/${name}`);

export type Layers = { readonly [layer: string]: readonly string[] };

/** Rules for the folders in `parent`, in layers, lowest first: a layer imports itself and those below. */
export const layersWithin = (
  parent: string,
  prefix: string,
  layers: Layers,
): IForbiddenRuleType[] =>
  Object.entries(layers).map(([layer, folders], index, all) => {
    const below = all.slice(0, index + 1).flatMap(([, names]) => names);
    return {
      name: `${prefix}-${layer}`,
      severity: 'error',
      comment: `In ${parent}, ${folders.join(', ')} may import one another and what is below, not what is above.`,
      from: { path: anyOf(within(parent, folders)), pathNot: '(\\.test\\.tsx?|/fake\\.ts)$' },
      to: { path: `^${parent}/[^/]+/`, pathNot: anyOf(within(parent, below)) },
    };
  });
