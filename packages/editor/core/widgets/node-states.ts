import { keyPart, type Translate } from '@plinth/i18n';
import { type Device, type DocumentNode, isLocked } from '@plinth/model';
import { missingFacts } from '@plinth/render/react';
import type { SiteContext } from '@plinth/widgets/kit';
import { isHiddenOn } from '../properties/visibility.ts';

/** Names of the site facts without which visitors don't see a widget. Empty if they see it. */
export const missingFactNames = (
  t: Translate,
  node: DocumentNode,
  fact: SiteContext['fact'],
): string =>
  missingFacts(node, fact)
    .map((name) => t(`EDITOR.FACT.${keyPart(name)}`))
    .reduce((name, other) => (name ? t('EDITOR.FACT.EITHER', { name, other }) : other), '');

type Where = { readonly device: Device; readonly missing: string };

/** What screen readers are told of a widget besides its name: “Hidden on this device”, “Locked”. */
export const nodeStates = (
  t: Translate,
  node: DocumentNode,
  { device, missing }: Where,
): readonly string[] => [
  ...(isHiddenOn(node, device) ? [t('EDITOR.HIDDEN_HERE')] : []),
  ...(missing === '' ? [] : [t('EDITOR.HIDDEN_WITHOUT', { facts: missing })]),
  ...(isLocked(node) ? [t('EDITOR.LAYER.LOCKED')] : []),
];
