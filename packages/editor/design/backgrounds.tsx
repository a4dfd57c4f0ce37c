import { Alert, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { createBackground } from '../core/design/background-commands.ts';
import { useDesignState } from '../core/design/design-context.ts';
import { useSession } from '../core/session/context.ts';
import { useReport } from '../core/steps/use-report.ts';
import { useGrowingList } from '../tools/fields/use-growing-list.ts';
import { AddPart } from './add-part.tsx';
import { BackgroundFields } from './background-fields.tsx';
import { BackgroundTile } from './background-tile.tsx';
import './backgrounds.css';

type BackgroundsProps = {
  /** The record of the background that is open at first; null for none. */
  readonly id: number | null;
};

/** The background styles of the site as tiles; the chosen one is edited below them. */
export function Backgrounds({ id }: BackgroundsProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const backgrounds = useDesignState((design) => design.backgrounds);
  const asked = backgrounds.find((background) => background.id === id);
  const [isMissing] = useState(id !== null && asked === undefined);
  const [open, setOpen] = useState(asked?.node ?? null);
  const shown = useGrowingList(backgrounds, ({ node }) => node === open);
  const opened = backgrounds.find(({ node }) => node === open);
  const add = (name: string) => {
    const { node, ...outcome } = createBackground(session, {
      ...{ name, properties: { color: 'surface' } },
    });
    report(outcome, t('COMMON.MESSAGES.CREATE_SUCCESS', { name }));
    if (outcome.refused === null) setOpen(node);
  };
  return (
    <div className="pl-parts">
      {isMissing && (
        <Alert
          color="yellow"
          icon={<IconAlertTriangle size={18} />}
          title={t('MODULE.BACKGROUNDS.NOT_FOUND', { id: id ?? '' })}
          data-testid="background-missing"
        >
          {t('EDITOR.BACKGROUNDS.MISSING')}
        </Alert>
      )}
      {backgrounds.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('EDITOR.BACKGROUNDS.EMPTY')}
        </Text>
      )}
      <ul className="pl-part-tiles">
        {shown.map((background) => (
          <BackgroundTile
            key={background.node}
            background={background}
            isOpen={background.node === open}
            onOpen={() => setOpen(background.node === open ? null : background.node)}
          />
        ))}
      </ul>
      {opened && <BackgroundFields key={opened.node} background={opened} />}
      <AddPart
        label={t('EDITOR.BACKGROUNDS.ADD')}
        nameLabel={t('EDITOR.BACKGROUNDS.NAME')}
        onAdd={add}
        data-testid="add-background"
      />
    </div>
  );
}
