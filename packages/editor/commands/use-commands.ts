import { createContext, use } from 'react';
import type { CommandContext } from './registry/command.ts';

/** What commands run with, as it is now; the object itself stays the same. */
export type Commands = { readonly context: () => CommandContext };

export const CommandsContext = createContext<Commands | null>(null);

export function useCommands(): Commands {
  const commands = use(CommandsContext);
  if (!commands) throw new Error('The editor has no commands here');
  return commands;
}
