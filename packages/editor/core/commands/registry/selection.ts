import { isLocked } from '@plinth/model';
import { presetRefusal } from '../../design/preset-commands.ts';
import { valueAt } from '../../properties/property-path.ts';
import type { EditorSession } from '../../session/types.ts';
import { DONE } from '../../steps/step.ts';
import { imagePath } from '../../widgets/received-content.ts';
import { copySelection, cutSelection, pasteStyle } from '../clipboard.ts';
import { duplicateSelection, moveAmongSiblings, removeSelection, stepRefusal } from '../edit.ts';
import { editInlineText } from '../edit-inline-text.ts';
import { toggleLock } from '../lock.ts';
import { moveDirections } from '../move-directions.ts';
import { setValue } from '../properties.ts';
import {
  duplicateRefusal,
  moveRefusal,
  outermostSelected,
  removeRefusal,
  selectionRefusal,
} from '../refusals.ts';
import { selectParent } from '../select.ts';
import { blockRefusal } from '../selected-block.ts';
import { wrapInRow, wrapRefusal } from '../wrap.ts';
import type { Command, CommandContext } from './command.ts';
import { HIDE_HERE, HIDE_ON_DEVICE } from './visibility.ts';

const selected = ({ store, ui }: EditorSession) => store.node(ui.getState().selection.at(-1) ?? '');

function remove({ session, report, offerUndoDelete }: CommandContext): void {
  const ids = outermostSelected(session);
  const widget = session.store.node(ids[0] ?? '')?.widget ?? '';
  const outcome = removeSelection(session);
  if (outcome.refused !== null) report(outcome);
  else offerUndoDelete(widget, ids.length);
}

/** Lets the user choose another image for the selected widget. */
export async function replaceImage({ session, ports, report }: CommandContext): Promise<void> {
  const node = selected(session);
  const path = imagePath(node);
  if (!node || path === null) return;
  const chosen = valueAt(node.properties, path);
  const value = await ports.media.pick(typeof chosen === 'number' ? chosen : null);
  if (value !== null) report(setValue(session, [node.id], { path, value }));
}

const editing: readonly Command[] = [
  {
    id: 'edit',
    label: 'EDITOR.COMMAND.EDIT',
    group: 'selection',
    keys: ['Enter'],
    refusal: (session) =>
      session.ui.getState().textEditing !== null ? 'isWriting' : selectionRefusal(session),
    run: ({ session, report }) => {
      const node = selected(session);
      if (!node) return;
      editInlineText(session, node.id);
      if (session.ui.getState().textEditing === null) report(DONE, 'EDITOR.SPOKEN.NO_TEXT');
    },
  },
  {
    id: 'replace-picture',
    label: 'EDITOR.COMMAND.REPLACE_PICTURE',
    group: 'selection',
    keys: ['I'],
    refusal: (session) => (imagePath(selected(session)) !== null ? null : 'noPicture'),
    run: (context) => void replaceImage(context),
  },
];

const copying: readonly Command[] = [
  {
    id: 'copy',
    label: 'EDITOR.ACTION.COPY',
    group: 'selection',
    keys: ['Mod+C'],
    refusal: selectionRefusal,
    run: ({ session, report }) => report(copySelection(session), 'EDITOR.COPIED'),
  },
  {
    id: 'cut',
    label: 'EDITOR.ACTION.CUT',
    group: 'selection',
    keys: ['Mod+X'],
    refusal: removeRefusal,
    run: ({ session, report }) => report(cutSelection(session), 'EDITOR.COMMAND.CUT_DONE'),
  },
  {
    id: 'paste',
    label: 'EDITOR.ACTION.PASTE',
    group: 'selection',
    keys: ['Mod+V'],
    isNative: true,
    run: ({ paste }) => paste(),
  },
  {
    id: 'paste-style',
    label: 'EDITOR.ACTION.PASTE_STYLE',
    group: 'selection',
    keys: ['Mod+Shift+V'],
    refusal: selectionRefusal,
    run: async ({ session, report }) =>
      report(await pasteStyle(session), 'EDITOR.COMMAND.STYLE_PASTED'),
  },
  {
    id: 'duplicate',
    label: 'EDITOR.ACTION.DUPLICATE',
    group: 'selection',
    keys: ['Mod+D'],
    refusal: duplicateRefusal,
    run: ({ session, report }) => report(duplicateSelection(session), 'EDITOR.COMMAND.DUPLICATED'),
  },
];

const arranging: readonly Command[] = [
  {
    id: 'move',
    label: 'EDITOR.ACTION.MOVE',
    group: 'selection',
    keys: ['M'],
    refusal: moveRefusal,
    run: ({ session }) =>
      session.ui.setState(({ moveRequests }) => ({ moveRequests: moveRequests + 1 })),
  },
  {
    id: 'up',
    label: (session) => `EDITOR.ACTION.${moveDirections(session).before}`,
    group: 'selection',
    keys: ['Alt+ArrowUp'],
    refusal: (session) => stepRefusal(session, -1),
    run: ({ session, reportMove }) => reportMove(moveAmongSiblings(session, -1)),
  },
  {
    id: 'down',
    label: (session) => `EDITOR.ACTION.${moveDirections(session).after}`,
    group: 'selection',
    keys: ['Alt+ArrowDown'],
    refusal: (session) => stepRefusal(session, 1),
    run: ({ session, reportMove }) => reportMove(moveAmongSiblings(session, 1)),
  },
  {
    id: 'wrap',
    label: 'EDITOR.ACTION.WRAP',
    group: 'selection',
    keys: ['Mod+G'],
    refusal: wrapRefusal,
    run: ({ session, report }) => report(wrapInRow(session), 'EDITOR.COMMAND.WRAPPED'),
  },
  {
    id: 'parent',
    label: 'EDITOR.ACTION.PARENT',
    group: 'selection',
    keys: ['ArrowLeft'],
    refusal: selectionRefusal,
    run: ({ session }) => selectParent(session),
  },
];

const saving: readonly Command[] = [
  {
    id: 'save-block',
    label: 'EDITOR.COMMAND.SAVE_BLOCK',
    group: 'selection',
    refusal: blockRefusal,
    run: ({ session }) => session.ui.setState({ dialog: 'save-block' }),
  },
  {
    id: 'save-preset',
    label: 'EDITOR.COMMAND.SAVE_PRESET',
    group: 'selection',
    refusal: presetRefusal,
    run: ({ session }) => session.ui.setState({ dialog: 'save-preset' }),
  },
];

const marking: readonly Command[] = [
  HIDE_HERE,
  {
    id: 'lock',
    label: (session) => {
      const node = selected(session);
      return `EDITOR.COMMAND.${node && isLocked(node) ? 'UNLOCK' : 'LOCK'}`;
    },
    group: 'selection',
    keys: ['Mod+Shift+L'],
    refusal: selectionRefusal,
    run: ({ session, report }) => {
      const outcome = toggleLock(session);
      const node = selected(session);
      report(outcome, `EDITOR.COMMAND.${node && isLocked(node) ? 'LOCKED' : 'UNLOCKED'}`);
    },
  },
  {
    id: 'rename',
    label: 'EDITOR.COMMAND.RENAME',
    group: 'selection',
    keys: ['F2'],
    refusal: selectionRefusal,
    run: ({ session }) => {
      const node = selected(session);
      if (node?.parent) session.ui.setState({ panel: 'layers', isBare: false, renaming: node.id });
    },
  },
];

const removing: readonly Command[] = [
  {
    id: 'delete',
    label: 'EDITOR.ACTION.DELETE',
    group: 'selection',
    keys: ['Delete', 'Backspace'],
    isDanger: true,
    refusal: removeRefusal,
    run: remove,
  },
];

/** In the order and the groups of the context menu. */
export const SELECTION_GROUPS: readonly (readonly Command[])[] = [
  editing,
  copying,
  arranging,
  marking,
  saving,
  removing,
];

export const SELECTION_COMMANDS: readonly Command[] = [
  ...SELECTION_GROUPS.flat(),
  ...HIDE_ON_DEVICE,
];
