import { Badge } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { TextStyle } from '../../core/design/design-store.ts';
import { useTextStyleUses } from './use-uses.ts';

type StyleUsesProps = {
  readonly id: string;
  readonly style: TextStyle;
  readonly isEdited: boolean;
};

/** Where a text style is used, and whether it has changes. */
export function StyleUses({ id, style, isEdited }: StyleUsesProps) {
  const t = useT();
  const uses = useTextStyleUses(style);
  return (
    <div id={id} className="pl-style-uses">
      <span data-testid="style-uses">
        {uses === null ? '…' : t(isEdited ? 'EDITOR.STYLES.REACH' : 'EDITOR.USES', { count: uses })}
      </span>
      {isEdited && (
        <Badge size="sm" color="yellow" variant="light" data-testid="style-edited">
          {t('EDITOR.STYLES.EDITED')}
        </Badge>
      )}
    </div>
  );
}
