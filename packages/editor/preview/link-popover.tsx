import { Button, CopyButton, Group, Popover, Text, TextInput } from '@mantine/core';
import { useFormat, useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import type { SignedAddress } from '../ports.ts';
import { useServices } from '../session/services.ts';

/** An address of the saved page for whoever shall see it: a draft, too, until the address expires. */
export function LinkPopover({ onToggle }: { readonly onToggle: (isOpen: boolean) => void }) {
  const t = useT();
  const format = useFormat();
  const { ports } = useServices();
  const [link, showLink] = useState<SignedAddress | null>(null);
  const setLink = (next: SignedAddress | null) => {
    showLink(next);
    onToggle(next !== null);
  };
  const open = () =>
    ports.previewUrl().then(setLink, () => toast(t('EDITOR.PREVIEW_FAILED'), { kind: 'error' }));
  const url = link && new URL(link.url, window.location.href).href;
  return (
    <Popover
      opened={link !== null}
      onChange={(isOpen) => !isOpen && setLink(null)}
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
          onClick={() => (link ? setLink(null) : void open())}
          data-testid="preview-link"
        >
          {t('EDITOR.PREVIEW_LINK.BUTTON')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        {url !== null && link !== null && (
          <>
            <Group gap="xs" align="end" wrap="nowrap">
              <TextInput
                label={t('EDITOR.PREVIEW_LINK.ADDRESS')}
                value={url}
                readOnly
                onFocus={({ currentTarget }) => currentTarget.select()}
                flex={1}
                data-autofocus
              />
              <CopyButton value={url}>
                {({ copied, copy }) => (
                  <Button variant="default" onClick={copy}>
                    {t(copied ? 'EDITOR.PREVIEW_LINK.COPIED' : 'EDITOR.PREVIEW_LINK.COPY')}
                  </Button>
                )}
              </CopyButton>
            </Group>
            <Text size="xs" c="dimmed" mt="xs">
              {t('EDITOR.PREVIEW_LINK.HINT', { time: format.time(new Date(link.expires)) })}
            </Text>
          </>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
