import { px, rulePerDevice } from '../kit/style/declarations.ts';
import type { WidgetStyle } from '../kit/view.ts';
import { SPACER_HEIGHT, type SpacerProperties } from './schema.ts';

/** The usual height stands in the style sheet; only others are said per widget. */
export const style: WidgetStyle<SpacerProperties> = ({ height }) => {
  const isUsual = height.desktop === SPACER_HEIGHT;
  return rulePerDevice(height, (value) => ({ height: px(value) })).filter(
    ({ device }) => device !== undefined || !isUsual,
  );
};
