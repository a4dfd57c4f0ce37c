import type { MessageKey } from '@plinth/i18n';
import { sameValue } from '@plinth/model';
import type { EditorSession } from '../../session/types.ts';
import { DONE } from '../../steps/step.ts';
import { selectFirstChild, selectSibling, selectSiblings, stepOut } from '../select.ts';
import type { Command } from './command.ts';

/** Selects something else, or announces why nothing else is selected. */
const walk =
  (select: (session: EditorSession) => void, end: MessageKey): Command['run'] =>
  ({ session, report }) => {
    const before = session.ui.getState().selection;
    select(session);
    if (sameValue(session.ui.getState().selection, before)) report(DONE, end);
  };

/** Keyboard navigation through the page; not listed in the palette. */
export const NAVIGATION_COMMANDS: readonly Command[] = [
  {
    id: 'previous',
    label: 'EDITOR.COMMAND.PREVIOUS',
    group: 'walk',
    keys: ['ArrowUp'],
    run: walk((session) => selectSibling(session, -1), 'EDITOR.SPOKEN.IS_FIRST'),
  },
  {
    id: 'next',
    label: 'EDITOR.COMMAND.NEXT',
    group: 'walk',
    keys: ['ArrowDown'],
    run: walk((session) => selectSibling(session, 1), 'EDITOR.SPOKEN.IS_LAST'),
  },
  {
    id: 'first-child',
    label: 'EDITOR.COMMAND.FIRST_CHILD',
    group: 'walk',
    keys: ['ArrowRight'],
    run: walk(selectFirstChild, 'EDITOR.SPOKEN.IS_EMPTY'),
  },
  {
    id: 'select-all',
    label: 'EDITOR.COMMAND.SELECT_ALL',
    group: 'walk',
    keys: ['Mod+A'],
    reach: 'page',
    run: walk(selectSiblings, 'EDITOR.SPOKEN.NO_SIBLINGS'),
  },
  {
    id: 'out',
    label: 'EDITOR.COMMAND.OUT',
    group: 'walk',
    keys: ['Escape'],
    reach: 'text',
    run: ({ session }) => stepOut(session),
  },
  {
    id: 'menu',
    label: 'EDITOR.ACTION.MENU',
    group: 'walk',
    keys: ['Shift+F10', 'ContextMenu'],
    run: ({ session }) => session.ui.setState({ menu: { at: null } }),
  },
  {
    id: 'next-region',
    label: 'EDITOR.COMMAND.NEXT_REGION',
    group: 'walk',
    keys: ['F6', 'Mod+`'],
    reach: 'anywhere',
    run: ({ focusRegion }) => focusRegion(1),
  },
  {
    id: 'previous-region',
    label: 'EDITOR.COMMAND.PREVIOUS_REGION',
    group: 'walk',
    keys: ['Shift+F6'],
    reach: 'anywhere',
    run: ({ focusRegion }) => focusRegion(-1),
  },
  {
    id: 'search-layers',
    label: 'EDITOR.LAYER.SEARCH',
    group: 'walk',
    keys: ['/'],
    reach: 'layers',
  },
  {
    id: 'toggle-layer',
    label: 'EDITOR.COMMAND.TOGGLE_LAYER',
    group: 'walk',
    keys: ['Space'],
    reach: 'layers',
  },
  { id: 'range', label: 'EDITOR.COMMAND.LAYER_RANGE', group: 'walk', keys: ['Shift+Click'] },
  {
    id: 'add-to',
    label: 'EDITOR.COMMAND.ADD_TO',
    group: 'walk',
    keys: ['Mod+Click', 'Shift+Click'],
  },
];
