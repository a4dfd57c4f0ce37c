import { Popover, Text, UnstyledButton } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { IconWorld } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { designChanges } from '../core/design/design-changes.ts';
import { useDesignState } from '../core/design/design-context.ts';
import { useSections, useSession } from '../core/session/context.ts';
import { ownerText } from '../core/session/owner-text.ts';
import { sectionOf } from '../core/session/section-of.ts';
import { useServices } from '../core/session/services.ts';
import type { SectionInfo } from '../core/session/types.ts';
import { useSaving } from './save-context.ts';
import './save.css';

/** Sections with unsaved changes; recomputed only when a shared one is touched. */
function useChanged(): readonly SectionInfo[] {
  const session = useSession();
  const sections = useSections();
  const { dirty } = useSaving();
  const [roots, setRoots] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const look = () => setRoots(dirty.dirtyRoots());
    const stops = [
      dirty.subscribe(look),
      session.store.observe((changes) => {
        const isShared = (id: string) => (sectionOf(session, id)?.name ?? 'content') !== 'content';
        if ([...changes.keys()].some(isShared)) look();
      }),
    ];
    look();
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, dirty]);
  return sections.filter(({ root }) => roots.has(root));
}

const DESIGN_PARTS = ['COLORS', 'TEXT_STYLES', 'PRESETS'] as const;

/** The parts of the site's design with unsaved changes. */
function useDesignChanges(): readonly (typeof DESIGN_PARTS)[number][] {
  const { store } = useSession();
  const { stored } = useDesignState((design) => design);
  const changes = designChanges(store.reader, stored);
  if (!changes) return [];
  const { colors, text_styles, presets, deleted } = changes;
  const isChanged = {
    COLORS: colors !== undefined,
    TEXT_STYLES: text_styles.length + deleted.text_styles.length > 0,
    PRESETS: presets.length + deleted.presets.length > 0,
  };
  return DESIGN_PARTS.filter((part) => isChanged[part]);
}

/** Next to the save button: lists shared sections and parts of the site's design that saving would change. */
export function SharedChanges() {
  const t = useT();
  const { owner } = useServices();
  const [isOpen, setOpen] = useState(false);
  const changed = useChanged();
  const shared = changed.filter(({ name, usedOn }) => name !== 'content' && usedOn > 1);
  const parts = useDesignChanges();
  const nameOf = ({ name }: SectionInfo) => t(`EDITOR.SECTION.${keyPart(name)}`);
  const names = [...shared.map(nameOf), ...parts.map((part) => t(`EDITOR.SAVES.${part}`))].join(
    ', ',
  );
  if (names === '') return null;
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" withArrow>
      <Popover.Target>
        <UnstyledButton
          className="pl-save-shared"
          onClick={() => setOpen(!isOpen)}
          aria-label={`${t('EDITOR.SAVES.TITLE')}: ${names}`}
          data-testid="save-shared"
        >
          <IconWorld size={14} />
          <span>{names}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="xs" fw={600}>
          {t('EDITOR.SAVES.TITLE')}
        </Text>
        <ul className="pl-save-list" data-testid="save-list">
          {changed.map((section) => (
            <li key={section.root}>
              {section.name === 'content'
                ? t(ownerText(owner.kind, 'THIS'))
                : t('EDITOR.SHARED', { section: nameOf(section), count: section.usedOn })}
            </li>
          ))}
          {parts.map((part) => (
            <li key={part}>{t(`EDITOR.SAVES.ALL_${part}`)}</li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
