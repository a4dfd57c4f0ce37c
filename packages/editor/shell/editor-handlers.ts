import type { CanvasEvents } from '../canvas/frame/connect-frame.ts';
import type { Commands } from '../core/commands/use-commands.ts';

/** Event handlers that the tools provide: keys, paste, drop, text editing. */
export type EditorHandlers = CanvasEvents & { readonly commands: Commands };
