import { selectFirstChild, selectSibling, selectSiblings, stepOut } from '../select.ts';
import type { Command } from './command.ts';

/** Keyboard navigation through the page; not listed in the palette. */
export const NAVIGATION_COMMANDS: readonly Command[] = [
  {
    id: 'previous',
    label: 'EDITOR.COMMAND.PREVIOUS',
    group: 'walk',
    keys: ['ArrowUp'],
    run: ({ session }) => selectSibling(session, -1),
  },
  {
    id: 'next',
    label: 'EDITOR.COMMAND.NEXT',
    group: 'walk',
    keys: ['ArrowDown'],
    run: ({ session }) => selectSibling(session, 1),
  },
  {
    id: 'first-child',
    label: 'EDITOR.COMMAND.FIRST_CHILD',
    group: 'walk',
    keys: ['ArrowRight'],
    run: ({ session }) => selectFirstChild(session),
  },
  {
    id: 'select-all',
    label: 'EDITOR.COMMAND.SELECT_ALL',
    group: 'walk',
    keys: ['Mod+A'],
    run: ({ session }) => selectSiblings(session),
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
  { id: 'range', label: 'EDITOR.COMMAND.RANGE', group: 'walk', keys: ['Shift+Click'] },
  { id: 'add-to', label: 'EDITOR.COMMAND.ADD_TO', group: 'walk', keys: ['Mod+Click'] },
];
