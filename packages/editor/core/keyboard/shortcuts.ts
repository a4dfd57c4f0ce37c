import type { Command, Reach } from '../commands/registry/command.ts';
import { chordOf, keyOf } from './chord.ts';

/** Where focus is. */
export type Focus = {
  /** A field of the panel has focus, which has its own undo. */
  readonly inField: boolean;
  /** A list of choices in the panel has focus, which has no undo of its own. */
  readonly inChoice: boolean;
  /** Text on the page is being edited. */
  readonly inText: boolean;
  /** The canvas or the layers have focus. */
  readonly onCanvas: boolean;
  readonly inLayers: boolean;
  /** Letters write into the selected text. */
  readonly isWritable: boolean;
  /** Single-key shortcuts are on. Users can turn them off. */
  readonly hasSingleKeys: boolean;
};

type Binding = { readonly command: Command; readonly reach: Reach };

type Bindings = ReadonlyMap<string, readonly Binding[]>;

/** Commands by chord. Those of the layers precede those of the canvas. */
export function bindCommands(commands: readonly Command[]): Bindings {
  const bound = new Map<string, readonly Binding[]>();
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

const isEverywhere = (reach: Reach): boolean => reach === 'anywhere' || reach === 'always';

const isInReach = (reach: Reach, { inField, inChoice, inText, inLayers }: Focus): boolean => {
  if (isEverywhere(reach)) return true;
  if (inField) return false;
  if (inChoice) return reach === 'text';
  if (reach === 'layers') return inLayers;
  return reach === 'text' || !inText;
};

/**
 * Keys without a modifier need focus on the page: Escape in a dialog or menu isn't for the page.
 */
const needsPage = (reach: Reach, event: KeyboardEvent): boolean =>
  reach === 'page' || (!event.ctrlKey && !event.metaKey);

const isLetter = (event: KeyboardEvent): boolean => keyOf(event).length === 1;

/** The command for a key press; undefined leaves the key to the focused element. */
export function commandFor(
  bindings: Bindings,
  event: KeyboardEvent,
  focus: Focus,
): Command | undefined {
  const isMod = event.ctrlKey || event.metaKey;
  if (event.isComposing || (isMod && event.altKey) || event.getModifierState?.('AltGraph')) return;
  const hasSingleKeys = focus.hasSingleKeys && !(focus.isWritable && focus.onCanvas);
  if (!isMod && isLetter(event) && (!hasSingleKeys || event.altKey)) return;
  const bound = bindings.get(chordOf(event)) ?? [];
  return bound.find(
    ({ reach }) =>
      isInReach(reach, focus) &&
      (isEverywhere(reach) ||
        reach === 'controls' ||
        !needsPage(reach, event) ||
        focus.onCanvas ||
        focus.inText),
  )?.command;
}
