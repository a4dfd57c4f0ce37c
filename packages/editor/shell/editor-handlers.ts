import type { CanvasEvents } from '../canvas/frame/canvas.tsx';
import type { Commands } from '../core/commands/use-commands.ts';

/** What the tools do about keys, pastes, drops and opened texts. */
export type EditorHandlers = CanvasEvents & { readonly commands: Commands };
