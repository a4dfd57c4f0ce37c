import { Badge } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { TextStyle } from '../../core/design/design-store.ts';
import { tagOfStyle } from '../../core/design/text-blocks.ts';
import { useTextStyleUses } from './use-uses.ts';

type StyleUsesProps = {
  readonly id: string;
  readonly style: TextStyle;
  readonly isEdited: boolean;
};

/** Where a text style is used, or with changes, what a save changes. */
export function useStyleUsesText(style: TextStyle, isEdited = false): string {
  const t = useT();
  const uses = useTextStyleUses(style);
  const defaultOf = tagOfStyle(style.class_name);
  const key = isEdited ? 'REACH' : 'USES';
  if (defaultOf === 'p') return t(`EDITOR.STYLES.${key}_NORMAL`);
  const level = defaultOf?.slice(1);
  if (level !== undefined) return t(`EDITOR.STYLES.${key}_HEADING`, { level });
  if (uses === null) return '…';
  return t(isEdited ? 'EDITOR.STYLES.REACH' : 'EDITOR.USES', { count: uses });
}

/** Where a text style is used, and whether it has changes. */
export function StyleUses({ id, style, isEdited }: StyleUsesProps) {
  const t = useT();
  const text = useStyleUsesText(style, isEdited);
  return (
    <div id={id} className="pl-style-uses">
      <span data-testid="style-uses">{text}</span>
      {isEdited && (
        <Badge size="sm" color="yellow" variant="light" data-testid="style-edited">
          {t('EDITOR.STYLES.EDITED')}
        </Badge>
      )}
    </div>
  );
}
