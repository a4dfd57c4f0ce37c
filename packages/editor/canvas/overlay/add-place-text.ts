import { useT } from '@plinth/i18n/react';
import { ROW } from '@plinth/model';
import { useStore } from 'zustand';
import type { Gap } from '../../core/commands/insert-position.ts';
import { useSession } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { layerName } from '../../core/widgets/widget-name.ts';
import { type Described, describedWidget } from '../drag/described-widget.ts';
import { addPlaceState } from './add-place-state.ts';

/** “Adds below text “Our prices””, for what is added to a gap. */
export function addPlaceText(described: Described, { parent, index, within }: Gap): string {
  const { t, session } = described;
  const { widget, children = [] } = session.store.node(parent) ?? {};
  const [before, after] = [children[index - 1], children[index]];
  const to = (id: string) => {
    const name = layerName(session.store.node(id));
    const widget = name ? t('EDITOR.ADD.NAMED', { name }) : describedWidget(described, id);
    return { widget };
  };
  if (within) {
    const isAtEnd = within.before !== '' && within.after === '';
    return t(isAtEnd ? 'EDITOR.ADD.PLACE_BELOW' : 'EDITOR.ADD.PLACE_WITHIN', to(within.id));
  }
  const beside = before ?? after;
  if (widget === ROW && beside !== undefined) return t('EDITOR.ADD.PLACE_BESIDE', to(beside));
  if (before !== undefined) return t('EDITOR.ADD.PLACE_BELOW', to(before));
  return after === undefined
    ? t('EDITOR.ADD.PLACE_WITHIN', to(parent))
    : t('EDITOR.ADD.PLACE_ABOVE', to(after));
}

/** Says where what is pointed at would be added; empty without a place. */
export function useAddPlaceText(): string {
  const t = useT();
  const session = useSession();
  const { context: site } = useServices().ports.site;
  const { place } = useStore(addPlaceState(session));
  return place ? addPlaceText({ t, session, site }, place.gap) : '';
}
