import type { Command, Reach } from '../commands/registry/command.ts';
import { chordOf, keyOf } from './chord.ts';

/** Where the focus is. */
export type Focus = {
  /** Typing goes into a field of the panel, which has an undo of its own. */
  readonly inField: boolean;
  /** Typing goes into the page's text. */
  readonly inText: boolean;
  /** The canvas or the layers have the focus. */
  readonly onCanvas: boolean;
  readonly inLayers: boolean;
  /** Letters and signs without a modifier are commands; the person can turn that off. */
  readonly hasSingleKeys: boolean;
};

type Bound = { readonly command: Command; readonly reach: Reach };

type Bindings = ReadonlyMap<string, readonly Bound[]>;

/** Commands by chord; those of the layers come before those of the canvas. */
export function bindCommands(commands: readonly Command[]): Bindings {
  const bound = new Map<string, readonly Bound[]>();
  for (const command of commands) {
    if (!command.run || command.isNative) continue;
    const reach = command.reach ?? 'canvas';
    for (const keys of command.keys ?? []) {
      const chord = keys.toLowerCase();
      const others = bound.get(chord) ?? [];
      const own = { command, reach };
      bound.set(chord, reach === 'layers' ? [own, ...others] : [...others, own]);
    }
  }
  return bound;
}

const isReached = (reach: Reach, { inField, inText, inLayers }: Focus): boolean => {
  if (reach === 'anywhere') return true;
  if (inField) return false;
  if (reach === 'layers') return inLayers;
  return reach === 'text' || !inText;
};

/** Alone, keys of the page need the page: Escape in a dialog or a menu is theirs. */
const needsPage = (event: KeyboardEvent): boolean => !event.ctrlKey && !event.metaKey;

const isLetter = (event: KeyboardEvent): boolean => keyOf(event).length === 1;

/** The command of a key press; undefined leaves the key to whatever has the focus. */
export function commandFor(
  bindings: Bindings,
  event: KeyboardEvent,
  focus: Focus,
): Command | undefined {
  const isMod = event.ctrlKey || event.metaKey;
  if (event.isComposing || (isMod && event.altKey) || event.getModifierState?.('AltGraph')) return;
  if (!isMod && isLetter(event) && (!focus.hasSingleKeys || event.altKey)) return;
  const bound = bindings.get(chordOf(event)) ?? [];
  return bound.find(
    ({ reach }) =>
      isReached(reach, focus) &&
      (reach === 'anywhere' || !needsPage(event) || focus.onCanvas || focus.inText),
  )?.command;
}
