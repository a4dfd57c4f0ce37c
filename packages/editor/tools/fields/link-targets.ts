import type { PageService } from '@plinth/model';
import type { Choice } from '../../core/ports/choice.ts';

export type LinkTarget = Choice & { readonly service?: PageService | null };

/** What a link can go to: no system page, unless the link already goes there. */
export const linkTargets = (
  choices: readonly LinkTarget[] | null,
  linked: number | null,
): readonly LinkTarget[] => (choices ?? []).filter(({ id, service }) => !service || id === linked);
