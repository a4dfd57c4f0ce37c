import type { WidgetChecks, WidgetProblem } from '../kit/checks.ts';
import { pictureRequest } from './data.ts';
import type { MapProperties } from './schema.ts';

const UNPLACED: WidgetProblem = {
  kind: 'content',
  text: 'WIDGET.MAP.CHECK.UNPLACED',
  isUnfilled: true,
  repairs: [
    { kind: 'edit', path: 'place', label: 'WIDGET.MAP.REPAIR.PLACE' },
    { kind: 'set', path: 'provider', value: 'google', label: 'WIDGET.MAP.REPAIR.GOOGLE' },
    { kind: 'set', path: 'provider', value: 'none', label: 'WIDGET.MAP.REPAIR.NONE' },
  ],
};

const NO_TILES: WidgetProblem = {
  kind: 'content',
  text: 'WIDGET.MAP.CHECK.NO_TILES',
  repairs: [{ kind: 'choose_image', path: 'image_id', label: 'WIDGET.MAP.REPAIR.IMAGE' }],
};

/**
 * Maps of a provider that doesn't find addresses, without coordinates, and those whose tiles the
 * server didn't get.
 */
export const checks: WidgetChecks<MapProperties> = {
  find: ({ properties, data }) => {
    const { provider, place } = properties;
    const request = pictureRequest(properties);
    const picture = request && data(request);
    return [
      ...(provider === 'openstreetmap' && place === null ? [UNPLACED] : []),
      ...(picture?.image_id === null ? [NO_TILES] : []),
    ];
  },
};
