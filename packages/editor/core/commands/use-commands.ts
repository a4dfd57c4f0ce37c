import { createContext, use } from 'react';
import type { Command, CommandContext } from './registry/command.ts';

/** The object's identity is stable. */
export type Commands = {
  /** All commands, in the order of their groups. */
  readonly all: readonly Command[];
  /** The current context for running commands. */
  readonly context: () => CommandContext;
};

export const CommandsContext = createContext<Commands | null>(null);

export function useCommands(): Commands {
  const commands = use(CommandsContext);
  if (!commands) throw new Error('useCommands needs a CommandsContext');
  return commands;
}
