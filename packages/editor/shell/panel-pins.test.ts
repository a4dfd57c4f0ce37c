import { expect, test } from 'vitest';
import { INITIAL_PANEL, type PanelState } from '../core/view/panel-state.ts';
import { isInPlaceAfter, isOpenPanelBeside } from './panel-pins.ts';

/** The state after panels were opened, the last one of which may be closed. */
function afterOpening(...panels: readonly PanelState['panel'][]): PanelState {
  let state = INITIAL_PANEL;
  for (const panel of panels) {
    const opened = { ...state, panel };
    state = { ...opened, isInPlace: isInPlaceAfter(opened, state) };
  }
  return state;
}

test.each<readonly [isBeside: boolean, panels: readonly PanelState['panel'][]]>([
  [false, ['add']],
  [true, ['layers']],
  [true, ['blocks']],
  [true, ['layers', 'add']],
  [true, ['layers', 'add', 'media']],
  [true, ['add', 'layers']],
  [false, ['add', 'media']],
  [false, ['layers', null, 'add']],
])('a panel is next to the page: %s after %s', (isBeside, panels) => {
  expect(isOpenPanelBeside(afterOpening(...panels))).toBe(isBeside);
});

test('a pinned panel is next to the page, one that the user let float is not', () => {
  const pinned = { ...afterOpening('add'), panelPins: { add: true } };
  expect(isOpenPanelBeside(pinned)).toBe(true);
  const floating = { ...afterOpening('layers'), panelPins: { layers: false } };
  expect(isOpenPanelBeside(floating)).toBe(false);
});
