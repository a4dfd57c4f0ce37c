import { createContext, use } from 'react';
import type { Command, CommandContext } from './registry/command.ts';

/** The object itself stays the same. */
export type Commands = {
  /** Everything that the editor can do, by group. */
  readonly all: readonly Command[];
  /** What commands run with, as it is now. */
  readonly context: () => CommandContext;
};

export const CommandsContext = createContext<Commands | null>(null);

export function useCommands(): Commands {
  const commands = use(CommandsContext);
  if (!commands) throw new Error('The editor has no commands here');
  return commands;
}
