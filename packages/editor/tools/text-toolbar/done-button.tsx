import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import { IconCheck } from '@tabler/icons-react';
import { useSession } from '../../core/session/context.ts';

/** Ends writing: on phones, the bar takes the place of the other bars. */
export function DoneButton() {
  const t = useT();
  const { ui } = useSession();
  return (
    <IconButton
      size={28}
      label={t('EDITOR.TEXT.DONE')}
      icon={<IconCheck size={18} />}
      onClick={() => ui.setState({ textEditing: null })}
      className="pl-text-done"
      data-testid="text-done"
    />
  );
}
