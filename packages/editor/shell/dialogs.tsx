import { useSession, useUi } from '../core/session/context.ts';
import { DIALOGS } from './tool-registry.ts';

/** The open dialog. */
export function Dialogs() {
  const { ui } = useSession();
  const open = useUi((state) => state.dialog);
  const onClose = () => ui.setState({ dialog: null, insertAt: null });
  return DIALOGS.map(
    ({ name, Dialog }) => name === open && <Dialog key={name} onClose={onClose} />,
  );
}
