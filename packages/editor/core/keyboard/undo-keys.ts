import { chordOf, type Press } from './chord.ts';

const DIRECTIONS: { readonly [chord: string]: 'undo' | 'redo' } = {
  'mod+z': 'undo',
  'mod+shift+z': 'redo',
  'mod+y': 'redo',
};

/** What a key press does to the history; undefined for other keys. */
export const undoDirection = (press: Press): 'undo' | 'redo' | undefined =>
  DIRECTIONS[chordOf(press)];
