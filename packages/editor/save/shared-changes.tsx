import { Popover, Text, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useIsUnderConstruction } from '@plinth/ui';
import { IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { ownerText } from '../core/session/owner-text.ts';
import { useServices } from '../core/session/services.ts';
import { useParkingText } from './parking/parking-text.ts';
import { useIsLive } from './save-label.ts';
import type { SiteChanges } from './site-changes.ts';
import './save.css';

/** Next to the save button: lists what a save changes if it changes more than the page. */
export function SharedChanges({ hasContent, everywhere, first }: SiteChanges) {
  const t = useT();
  const { owner } = useServices();
  const [isOpen, setOpen] = useState(false);
  const isLive = useIsLive(owner.status);
  const isUnderConstruction = useIsUnderConstruction();
  const place = useParkingText()?.place;
  if (everywhere.length === 0) return null;
  const page = hasContent ? [t(ownerText(owner.kind, 'THIS'))] : [];
  const more = page.length + everywhere.length - 1;
  const reach = isLive ? 'REACH' : isUnderConstruction ? 'REACH_READY' : 'REACH_DRAFT';
  return (
    <Popover width={280} opened={isOpen} onChange={setOpen} position="bottom-end" withArrow>
      <Popover.Target>
        <UnstyledButton
          className="pl-save-shared"
          onClick={() => setOpen(!isOpen)}
          aria-label={`${t('EDITOR.SAVES.TITLE')}: ${everywhere.join(', ')}`}
          data-tip={t('EDITOR.SAVES.UNSAVED', { changes: everywhere.join(', ') })}
          data-testid="save-shared"
        >
          <IconWorld size={14} />
          <span>
            {more > 0
              ? t('EDITOR.SAVES.UNSAVED_MORE', { first: page[0] ?? first, more })
              : t('EDITOR.SAVES.UNSAVED_SHORT', { first })}
          </span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="xs" fw={600}>
          {t('EDITOR.SAVES.TITLE')}
        </Text>
        <ul className="pl-save-list" data-testid="save-list">
          {[...page, ...everywhere].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Text size="xs" c="dimmed" mt={8} data-testid="save-reach">
          {t(`EDITOR.SAVES.${reach}`)}
        </Text>
        {place && (
          <Text size="xs" c="dimmed" mt={8} data-testid="save-place">
            {t(place)}
          </Text>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
