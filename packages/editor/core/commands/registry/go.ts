import type { Command } from './command.ts';

export const GO_COMMANDS: readonly Command[] = [
  {
    id: 'leave',
    label: 'EDITOR.COMMAND.LEAVE',
    group: 'go',
    run: ({ ports }) => ports.leave(),
  },
];
