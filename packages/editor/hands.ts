import type { CanvasEvents } from './canvas/canvas.tsx';
import type { Commands } from './commands/use-commands.ts';

/** What the tools do about keys, pastes, drops and opened texts. */
export type Hands = CanvasEvents & { readonly commands: Commands };
