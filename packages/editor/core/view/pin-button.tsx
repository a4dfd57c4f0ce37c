import { IconButton } from '@plinth/ui';
import { IconPin, IconPinnedFilled } from '@tabler/icons-react';

type PinButtonProps = {
  readonly label: string;
  readonly isPinned: boolean;
  readonly onChange: (isPinned: boolean) => void;
};

/** Keeps a panel open that otherwise closes on its own. Not on small screens. */
export const PinButton = ({ label, isPinned, onChange }: PinButtonProps) => (
  <IconButton
    size={24}
    className="pl-pin"
    label={label}
    icon={isPinned ? <IconPinnedFilled size={16} /> : <IconPin size={16} />}
    aria-pressed={isPinned}
    data-active={isPinned || undefined}
    onClick={() => onChange(!isPinned)}
    data-testid="pin-panel"
  />
);
