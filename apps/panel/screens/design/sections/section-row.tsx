import { Menu, Text, UnstyledButton } from '@mantine/core';
import type { SectionRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { IconButton, StatusChip } from '@plinth/ui';
import {
  IconCheck,
  IconCopy,
  IconDots,
  IconPencil,
  IconSettings,
  IconTrash,
} from '@tabler/icons-react';

type SectionRowProps = {
  readonly section: SectionRecord;
  /** Opens the editor on a page that shows it. */
  readonly onOpen: () => void;
  readonly onEdit: () => void;
  readonly onShowUses: () => void;
  readonly onSetDefault: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
  /** It's pointed at or focused. */
  readonly onChoose: () => void;
};

/** What is special about a section. */
const Marks = ({ section }: Pick<SectionRowProps, 'section'>) => {
  const t = useT();
  const { locked, is_sticky_footer, kind, is_default } = section;
  return (
    <>
      {is_default && <StatusChip tone="success" label={t('MODULE.DESIGN.SECTIONS.DEFAULT')} />}
      {kind === 'footer' && is_sticky_footer && (
        <StatusChip tone="neutral" label={t('MODULE.DESIGN.SECTIONS.STICKY')} />
      )}
      {locked === 'all' && (
        <StatusChip tone="neutral" label={t('MODULE.DESIGN.SECTIONS.LOCKED_ALL')} />
      )}
      {locked !== 'all' && locked.length > 0 && (
        <StatusChip
          tone="neutral"
          label={t('MODULE.DESIGN.SECTIONS.LOCKED_SOME', { count: locked.length })}
        />
      )}
    </>
  );
};

/** A header or footer with its uses and its actions. */
export const SectionRow = ({
  section,
  onOpen,
  onEdit,
  onShowUses,
  onChoose,
  ...actions
}: SectionRowProps) => {
  const t = useT();
  const { id, name, used_on, is_default } = section;
  const uses = t('MODULE.DESIGN.SECTIONS.USED', { count: used_on });
  return (
    <li
      className="sections-row"
      onFocus={onChoose}
      onPointerDown={onChoose}
      data-testid={`section-${id}`}
    >
      <div className="sections-facts">
        {used_on > 0 ? (
          <UnstyledButton className="sections-name" onClick={onOpen}>
            {name}
          </UnstyledButton>
        ) : (
          <Text fw={500}>{name}</Text>
        )}
        <Marks section={section} />
      </div>
      {used_on > 0 ? (
        <UnstyledButton className="sections-uses" onClick={onShowUses}>
          {uses}
        </UnstyledButton>
      ) : (
        <Text size="sm" c="dimmed">
          {uses}
        </Text>
      )}
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <IconButton
            label={t('COMMON.MORE_ACTIONS', { name })}
            icon={<IconDots size={18} />}
            data-testid={`section-menu-${id}`}
          />
        </Menu.Target>
        <Menu.Dropdown>
          {used_on > 0 && (
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={onOpen}>
              {t('MODULE.DESIGN.SECTIONS.OPEN')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconSettings size={16} />} onClick={onEdit}>
            {t('MODULE.DESIGN.SECTIONS.EDIT')}
          </Menu.Item>
          {!is_default && (
            <Menu.Item leftSection={<IconCheck size={16} />} onClick={actions.onSetDefault}>
              {t('MODULE.DESIGN.SECTIONS.SET_DEFAULT')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconCopy size={16} />} onClick={actions.onDuplicate}>
            {t('COMMON.ACTION.DUPLICATE')}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={actions.onDelete}>
            {t('COMMON.ACTION.DELETE')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
};
