import { opensOn } from '@plinth/model';
import type { PopupOpening } from '@plinth/render';
import type { Recorder } from '../cache/dependency-log.ts';
import { publicPath } from '../facts/locations.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import type { LoadedDocument } from './load-document.ts';

type PopupPorts = {
  readonly facts: SiteFacts;
  readonly recorder: Recorder;
  readonly now: number;
};

/** The popups that open on a document on their own. None open on popups. */
export function pagePopups(
  { owner }: Pick<LoadedDocument, 'owner'>,
  ports: PopupPorts,
): readonly PopupOpening[] {
  if (owner.kind === 'popup') return [];
  const page = owner.kind === 'page' ? owner.id : null;
  ports.recorder.tag('opening_popups');
  return ports.facts.settings.popups
    .filter(({ opens }) => opensOn(opens, page))
    .flatMap(({ id, opens }) => {
      const href = publicPath({ kind: 'popup', id }, ports);
      return href === null ? [] : [{ id, href, opens }];
    });
}
