import { keyPart } from '@plinth/i18n';
import { DEVICES, type OwnerKind, type PageType } from '@plinth/model';
import { ownerText } from '../../session/owner-text.ts';
import { DONE } from '../../steps/step.ts';
import { toggleOverview, zoomBy, zoomTo } from '../../view/zoom.ts';
import type { Command } from './command.ts';

const OWNERS: { readonly [T in PageType]?: OwnerKind } = {
  'blog.post': 'post',
  'blog.template': 'blog_template',
  popup: 'popup',
};

const history: readonly Command[] = [
  {
    id: 'save',
    label: 'EDITOR.COMMAND.SAVE',
    group: 'settings',
    keys: ['Mod+S'],
    reach: 'always',
    run: ({ save }) => save(),
  },
  {
    id: 'undo',
    label: 'COMMON.ACTION.UNDO',
    group: 'settings',
    keys: ['Mod+Z'],
    reach: 'text',
    refusal: ({ history: { data } }) => (data().done.length > 0 ? null : 'nothingToUndo'),
    run: ({ undoOrRedo }) => undoOrRedo('undo'),
  },
  {
    id: 'redo',
    label: 'COMMON.ACTION.REDO',
    group: 'settings',
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    reach: 'text',
    refusal: ({ history: { data } }) => (data().undone.length > 0 ? null : 'nothingToRedo'),
    run: ({ undoOrRedo }) => undoOrRedo('redo'),
  },
  {
    id: 'owner-settings',
    label: ({ pageType }) => ownerText(OWNERS[pageType] ?? 'page', 'SETTINGS'),
    synonyms: 'EDITOR.COMMAND_SYNONYMS.OWNER_SETTINGS',
    group: 'settings',
    run: ({ ports }) => ports.owner.openSettings(),
  },
];

const devices: readonly Command[] = DEVICES.map((device, index) => ({
  id: `device-${device}`,
  label: `EDITOR.COMMAND.DEVICE_${keyPart(device)}`,
  synonyms: `EDITOR.COMMAND_SYNONYMS.DEVICE_${keyPart(device)}`,
  group: 'settings',
  keys: [String(index + 1)],
  run: ({ session }) => session.ui.setState({ device }),
}));

const view: readonly Command[] = [
  {
    id: 'ghosts',
    label: 'EDITOR.COMMAND.GHOSTS',
    group: 'settings',
    keys: ['H'],
    run: ({ session: { ui }, report }) => {
      const showHidden = !ui.getState().showHidden;
      ui.setState({ showHidden });
      report(DONE, `EDITOR.SPOKEN.GHOSTS_${showHidden ? 'SHOWN' : 'HIDDEN'}`);
    },
  },
  {
    id: 'bare',
    label: 'EDITOR.COMMAND.BARE',
    group: 'settings',
    keys: ['Mod+.'],
    reach: 'anywhere',
    run: ({ session: { ui }, report }) => {
      const isBare = !ui.getState().isBare;
      ui.setState({ isBare });
      report(DONE, `EDITOR.SPOKEN.PANELS_${isBare ? 'HIDDEN' : 'SHOWN'}`);
    },
  },
  {
    id: 'zoom-fit',
    label: 'EDITOR.ZOOM.FIT',
    group: 'settings',
    keys: ['Shift+1'],
    run: ({ session }) => zoomTo(session.ui, 'fit'),
  },
  {
    id: 'zoom-full',
    label: 'EDITOR.COMMAND.ZOOM_FULL',
    group: 'settings',
    keys: ['Shift+0'],
    run: ({ session }) => zoomTo(session.ui, 1),
  },
  {
    id: 'zoom-in',
    label: 'EDITOR.COMMAND.ZOOM_IN',
    group: 'settings',
    keys: ['+'],
    run: ({ session }) => zoomBy(session.ui, 1),
  },
  {
    id: 'zoom-out',
    label: 'EDITOR.COMMAND.ZOOM_OUT',
    group: 'settings',
    keys: ['-'],
    run: ({ session }) => zoomBy(session.ui, -1),
  },
  {
    id: 'overview',
    label: 'EDITOR.COMMAND.OVERVIEW',
    group: 'settings',
    keys: ['Z'],
    run: ({ session }) => toggleOverview(session.ui),
  },
];

/** Saving, history, devices, and view. */
export const SETTINGS_COMMANDS: readonly Command[] = [...history, ...devices, ...view];
