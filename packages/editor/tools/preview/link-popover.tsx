import { Button, Popover } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { PrivateLink } from './private-link.tsx';

/** Creates a link that shows the saved page, even a draft, until the link expires. */
export function LinkPopover({ onToggle }: { readonly onToggle: (isOpen: boolean) => void }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const toggle = (next: boolean) => {
    setOpen(next);
    onToggle(next);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={toggle}
      position="bottom-end"
      width={340}
      trapFocus
      returnFocus
      withArrow
    >
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconLink size={16} />}
          onClick={() => toggle(!isOpen)}
          data-testid="preview-link"
        >
          {t('EDITOR.PREVIEW_LINK.BUTTON')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <PrivateLink />
      </Popover.Dropdown>
    </Popover>
  );
}
