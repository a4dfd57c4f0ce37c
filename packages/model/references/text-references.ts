import { LinkAction } from '../entities/link-action.ts';
import type { MediaType } from '../entities/media-type.ts';
import type { ReferenceKind } from './declare.ts';
import { definitionOf, planOf } from './plan.ts';
import { TAG } from './text-tags.ts';

type LinkTarget = {
  readonly field: string;
  readonly kind: ReferenceKind;
  readonly mediaType?: MediaType;
};

/** The field and record that each type of link references, derived from the link schema. */
export const LINK_TARGETS: ReadonlyMap<string, LinkTarget> = new Map(
  LinkAction.options.flatMap((option) => {
    const plan = planOf(option);
    if (plan?.is !== 'object') return [];
    const [action] = definitionOf(option.shape.action).values ?? [];
    return plan.parts.flatMap(([field, part]) => {
      if (part.is !== 'reference') return [];
      const { kind, mediaType } = part;
      return [[String(action), { field, kind, ...(mediaType && { mediaType }) }] as const];
    });
  }),
);

const STYLE_CLASS = 'moto-text_';

/** Matches attributes in a tag, which are always double-quoted. */
const ATTRIBUTE =
  /\s(?:data-media="(@?[\w-]+)"|href="link:([a-z_.]+)\/(@?[\w-]+)((?:#[\w-]+)?)"|class="([^"]*)")/g;

/** A property, an element inside rich text, or a link target in either. */
export type ReferenceContext = 'property' | 'text' | 'link';

type Found = {
  readonly kind: ReferenceKind;
  readonly id: number | string;
  readonly context: ReferenceContext;
  readonly mediaType?: MediaType;
};
type Retarget = (found: Found) => number | string | null;

const targetOf = (target: string): number | string =>
  /^\d+$/.test(target) ? Number(target) : target;

function mapClasses(classes: string, retarget: Retarget): string {
  const names = classes.split(' ').flatMap((name) => {
    if (!name.startsWith(STYLE_CLASS)) return [name];
    const next = retarget({
      kind: 'text_style',
      id: name.slice(STYLE_CLASS.length),
      context: 'text',
    });
    return next === null ? [] : [`${STYLE_CLASS}${next}`];
  });
  return names.length === 0 ? '' : ` class="${names.join(' ')}"`;
}

/** Replaces the references in rich text. Attributes without a target are removed. */
export const mapTextReferences = (html: string, retarget: Retarget): string => {
  if (!html.includes('="')) return html;
  const mapAttributes = (tag: string) =>
    tag.replace(ATTRIBUTE, (match, media, action, target, anchor, classes) => {
      if (classes !== undefined) {
        return classes.includes(STYLE_CLASS) ? mapClasses(classes, retarget) : match;
      }
      if (media !== undefined) {
        const next = retarget({
          ...{ kind: 'media', mediaType: 'images' },
          ...{ id: targetOf(media), context: 'text' },
        });
        return next === null ? '' : ` data-media="${next}"`;
      }
      const link = LINK_TARGETS.get(action);
      if (link === undefined) return match;
      const { field: _, ...record } = link;
      const next = retarget({ ...record, id: targetOf(target), context: 'link' });
      return next === null ? '' : ` href="link:${action}/${next}${anchor}"`;
    });
  return html.replace(TAG, mapAttributes);
};
