import { Alert } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useDesign, useDesignState } from '../core/design/design-context.ts';
import { createTextStyle } from '../core/design/text-style-commands.ts';
import { useSession } from '../core/session/context.ts';
import { useReport } from '../core/steps/use-report.ts';
import { SiteStyles } from '../tools/theme/site-styles.tsx';
import { AddPart } from './add-part.tsx';
import { OtherStyles } from './other-styles.tsx';
import { StyleRowEnd } from './style-row-end.tsx';
import './part-tiles.css';
import './text-styles.css';

type TextStylesProps = {
  /** The record of the style that is open at first; null for none. */
  readonly id: number | null;
};

/** All text styles of the site: each in itself, with its uses, its formats, and actions. */
export function TextStyles({ id }: TextStylesProps) {
  const t = useT();
  const session = useSession();
  const design = useDesign();
  const report = useReport();
  const asked = useDesignState(({ textStyles }) => textStyles.find((style) => style.id === id));
  const [isMissing] = useState(id !== null && asked === undefined);
  const [open, setOpen] = useState(asked?.node ?? null);
  const add = (name: string) => {
    const { node, ...outcome } = createTextStyle(session, design.store.getState(), {
      ...{ name, properties: {} },
    });
    report(outcome, t('COMMON.MESSAGES.CREATE_SUCCESS', { name }));
    if (outcome.refused === null) setOpen(node);
  };
  return (
    <div className="pl-parts pl-text-styles">
      {isMissing && (
        <Alert
          color="yellow"
          icon={<IconAlertTriangle size={18} />}
          title={t('MODULE.STYLES.NOT_FOUND', { id: id ?? '' })}
          data-testid="style-missing"
        >
          {t('EDITOR.STYLES.MISSING')}
        </Alert>
      )}
      <SiteStyles open={open} onOpen={setOpen} RowEnd={StyleRowEnd} />
      <AddPart
        label={t('EDITOR.STYLES.ADD')}
        nameLabel={t('EDITOR.STYLES.NAME')}
        onAdd={add}
        data-testid="add-text-style"
      />
      <OtherStyles />
    </div>
  );
}
