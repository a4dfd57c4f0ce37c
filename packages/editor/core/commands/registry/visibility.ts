import { keyPart } from '@plinth/i18n';
import { DEVICES, type Device } from '@plinth/model';
import { isHiddenOn } from '../../properties/visibility.ts';
import type { EditorSession } from '../../session/types.ts';
import { selectionRefusal } from '../refusals.ts';
import { toggleVisibility } from '../visibility.ts';
import type { Command } from './command.ts';

function isSelectedHidden({ store, ui }: EditorSession, device: Device): boolean {
  const node = store.node(ui.getState().selection.at(-1) ?? '');
  return node !== undefined && isHiddenOn(node, device);
}

const toggleLabel = (session: EditorSession, device: Device) =>
  `EDITOR.COMMAND.${isSelectedHidden(session, device) ? 'SHOW' : 'HIDE'}_${keyPart(device)}` as const;

/** Hides or shows the selection on the device that the canvas shows, for menus. */
export const HIDE_HERE: Command = {
  id: 'hide',
  label: (session) => toggleLabel(session, session.ui.getState().device),
  group: 'selection',
  keys: ['Mod+Shift+H'],
  isMenuOnly: true,
  refusal: selectionRefusal,
  run: ({ session, report }) => {
    const outcome = toggleVisibility(session);
    const isHidden = isSelectedHidden(session, session.ui.getState().device);
    report(outcome, `EDITOR.COMMAND.${isHidden ? 'HIDDEN' : 'SHOWN'}`);
  },
};

/** Hide or show the selection on one device each, for the palette. */
export const HIDE_ON_DEVICE: readonly Command[] = DEVICES.map(
  (device): Command => ({
    id: `hide-${device}`,
    label: (session) => toggleLabel(session, device),
    synonyms: `EDITOR.COMMAND_SYNONYMS.HIDE_${keyPart(device)}`,
    group: 'selection',
    refusal: selectionRefusal,
    run: ({ session, report }) => {
      const outcome = toggleVisibility(session, { device });
      const isHidden = isSelectedHidden(session, device);
      report(outcome, `EDITOR.COMMAND.${isHidden ? 'HIDDEN' : 'SHOWN'}_${keyPart(device)}`);
    },
  }),
);
