import { hostedPinboard } from '@plinth/model';
import { px } from '../kit/style/declarations.ts';
import { embedStyle } from '../kit/style/embed-style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import { BOARD_HEIGHT, BOARD_WIDTH, type PinboardProperties } from './schema.ts';

/** px that Pinterest adds around a board. */
const PADDING = { width: 20, height: 110 };
/** px. Fits pins with a portrait image; taller ones scroll. */
const PIN = { width: 345, height: 560 };

/** The size of the frame, if it isn't that in view.css. */
function sizeOf({ url, board_width, board_height }: PinboardProperties) {
  if (hostedPinboard(url)?.kind === 'pin') return PIN;
  return {
    width: board_width === BOARD_WIDTH.default ? null : board_width + PADDING.width,
    height: board_height === BOARD_HEIGHT.default ? null : board_height + PADDING.height,
  };
}

export const style: WidgetStyle<PinboardProperties> = (properties) => {
  const { width, height } = sizeOf(properties);
  return embedStyle(properties, { 'max-width': px(width), 'min-height': px(height) });
};
