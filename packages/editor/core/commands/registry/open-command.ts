import type { MessageKey } from '@plinth/i18n';
import type { EditorUi } from '../../view/ui-store.ts';
import type { Command } from './command.ts';

type Opening = {
  readonly label: MessageKey;
  readonly keys?: readonly string[];
  readonly reach?: Command['reach'];
  readonly view: Partial<EditorUi>;
};

/** A command that opens part of the editor. */
export const openCommand = (id: string, { label, keys, reach, view }: Opening): Command => ({
  id,
  label,
  group: 'go',
  ...(keys && { keys }),
  ...(reach && { reach }),
  run: ({ session }) => session.ui.setState(view),
});
