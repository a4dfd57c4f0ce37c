import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { ColumnLayouts, useColumnWidths } from '../../../../core/commands/column-layouts.tsx';
import { setColumnCount } from '../../../../core/commands/columns.ts';
import { useSession } from '../../../../core/session/context.ts';
import { useReport } from '../../../../core/steps/use-report.ts';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';
import './control.css';

/** Maximum of the stepper; rows with more columns stay unchanged. */
const MAX_COLUMNS = 6;

/**
 * A row's columns as a number and as layout thumbnails. Content of removed columns moves to the
 * last one.
 */
export function ColumnsField({ id, labelId }: WidgetFieldProps<'columns'>) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const shown = useColumnWidths(id);
  const count = shown === '' ? 0 : shown.split('-').length;
  const recount = (next: number) => report(setColumnCount(session, id, next));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be labelled by another element
    <div role="group" aria-labelledby={labelId} className="pl-column-layouts">
      <div className="pl-column-count">
        <IconButton
          size={24}
          label={t('EDITOR.COLUMNS.FEWER')}
          icon={<IconMinus size={16} />}
          disabled={count <= 1}
          onClick={() => recount(count - 1)}
        />
        <output aria-live="polite" data-testid="column-count">
          {t('EDITOR.COLUMNS.COUNT', { count })}
        </output>
        <IconButton
          size={24}
          label={t('EDITOR.COLUMNS.MORE')}
          icon={<IconPlus size={16} />}
          disabled={count >= MAX_COLUMNS}
          onClick={() => recount(count + 1)}
        />
      </div>
      <ColumnLayouts id={id} />
    </div>
  );
}

export const controlKind: ControlDefinition<'columns'> = {
  Field: ColumnsField,
  readsWidget: true,
  share: () => null,
};
