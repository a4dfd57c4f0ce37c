import { Group } from '@mantine/core';
import type { SectionRecord } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { Device } from '@plinth/model';
import { ListSkeleton, Panel, useLastNonNull } from '@plinth/ui';
import { useState } from 'react';
import { useRecordList } from '../../../data/use-record-list.ts';
import { DesignFrame } from '../../../design/design-frame.tsx';
import { DeviceSwitch } from '../../../design/device-switch.tsx';
import { StepButtons } from '../../../design/step-buttons.tsx';
import { documentPath } from '../../../links/content-path.ts';
import { LoadError } from '../../../list/load-error.tsx';
import { useAttempt } from '../../../list/use-attempt.ts';
import { useGo } from '../../../router/links.tsx';
import { client } from '../../../rpc/client.ts';
import { SectionDialog } from './section-dialog.tsx';
import { SectionPreview } from './section-preview.tsx';
import { SectionRow } from './section-row.tsx';
import './sections.css';
import { useSectionActions } from './use-section-actions.ts';
import { UsesDialog } from './uses-dialog.tsx';

/** A section whose uses are shown, because they prevent its deletion or just so. */
type Used = { readonly section: SectionRecord; readonly isDeleting: boolean };

type ListProps = {
  readonly kind: 'header' | 'footer';
  readonly actions: ReturnType<typeof useSectionActions>;
  readonly onEdit: (section: SectionRecord) => void;
  readonly onShowUses: (used: Used) => void;
  readonly onChoose: (section: SectionRecord) => void;
};

const SectionList = ({ kind, actions, onEdit, onShowUses, onChoose }: ListProps) => {
  const t = useT();
  const list = useRecordList('ContentSection', {
    ...{ count: 200, sort: 'created', direction: 'asc', filter: { kind } },
  });
  const go = useGo();
  const attempt = useAttempt();
  const openEditor = ({ id }: SectionRecord) =>
    attempt(
      async () => {
        const [first] = (await client.ContentSection.getUses({ id })).items;
        if (first) go(documentPath(first));
      },
      { failed: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR' },
    );
  const part = keyPart(kind);
  return (
    <Panel
      title={t(`MODULE.DESIGN.SECTIONS.${part}.TITLE`)}
      description={t(`MODULE.DESIGN.SECTIONS.${part}.HINT`)}
      data-testid={`sections-${kind}`}
    >
      {list.isPending && <ListSkeleton rows={2} />}
      {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.total === 0 && t('MODULE.DESIGN.SECTIONS.NONE')}
      <ul className="sections-list">
        {list.data?.items.map((section) => (
          <SectionRow
            key={section.id}
            section={section}
            onOpen={() => void openEditor(section)}
            onEdit={() => onEdit(section)}
            onShowUses={() => onShowUses({ section, isDeleting: false })}
            onSetDefault={() => void actions.setDefault(section)}
            onDuplicate={() => void actions.duplicate(section)}
            onDelete={() =>
              section.used_on > 0
                ? onShowUses({ section, isDeleting: true })
                : void actions.remove(section)
            }
            onChoose={() => onChoose(section)}
          />
        ))}
      </ul>
    </Panel>
  );
};

/** The headers and footers that pages share, next to a page with them. */
export const SectionsScreen = () => {
  const actions = useSectionActions();
  const [device, setDevice] = useState<Device>('desktop');
  const [chosen, setChosen] = useState<SectionRecord | null>(null);
  const [edited, setEdited] = useState<SectionRecord | null>(null);
  const [used, setUsed] = useState<Used | null>(null);
  const editing = useLastNonNull(edited);
  const shown = useLastNonNull(used);
  return (
    <DesignFrame>
      <div className="design-columns">
        <div className="design-settings">
          <Group justify="space-between" gap="sm" className="design-bar">
            <DeviceSwitch value={device} onChange={setDevice} />
            <StepButtons steps={actions.steps} />
          </Group>
          {(['header', 'footer'] as const).map((kind) => (
            <SectionList
              key={kind}
              kind={kind}
              actions={actions}
              onEdit={setEdited}
              onShowUses={setUsed}
              onChoose={setChosen}
            />
          ))}
        </div>
        <SectionPreview section={chosen} device={device} />
      </div>
      {editing.last && (
        <SectionDialog
          key={`edit ${editing.openCount}`}
          section={editing.last}
          opened={edited !== null}
          onClose={() => setEdited(null)}
          save={actions.save}
        />
      )}
      {shown.last && (
        <UsesDialog
          key={`uses ${shown.openCount}`}
          {...shown.last}
          opened={used !== null}
          onClose={() => setUsed(null)}
        />
      )}
    </DesignFrame>
  );
};
