import { frameStyle } from '../kit/style/box-style.ts';
import { px, rulePerDevice } from '../kit/style/declarations.ts';
import type { WidgetStyle } from '../kit/view.ts';
import { SPACER_HEIGHT, type SpacerProperties } from './schema.ts';

/** Skips the rule for the default height, which is in view.css. */
export const style: WidgetStyle<SpacerProperties> = ({ frame, height }) => {
  const isDefault = height.desktop === SPACER_HEIGHT;
  const heights = rulePerDevice(height, (value) => ({ height: px(value) })).filter(
    ({ device }) => device !== undefined || !isDefault,
  );
  return [...frameStyle(frame), ...heights];
};
