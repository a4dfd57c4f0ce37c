import { useT } from '@plinth/i18n/react';
import { useDesignState } from '../core/design/design-context.ts';
import type { TextStyle } from '../core/design/design-store.ts';
import { deleteTextStyle } from '../core/design/text-style-commands.ts';
import { useSession } from '../core/session/context.ts';
import { useReport } from '../core/steps/use-report.ts';
import { useTextStyleUses } from '../tools/fields/use-uses.ts';
import { DeleteDialog } from './delete-dialog.tsx';

type DeleteStyleDialogProps = { readonly style: TextStyle; readonly onClose: () => void };

/** Deletes a text style, for another one where it's used. */
export function DeleteStyleDialog({ style, onClose }: DeleteStyleDialogProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const uses = useTextStyleUses(style);
  const styles = useDesignState(({ textStyles }) => textStyles);
  const { name } = style;
  return (
    <DeleteDialog
      {...{ name, uses, onClose }}
      replacements={styles.flatMap((other) =>
        other.node === style.node ? [] : [{ value: other.class_name, label: other.name }],
      )}
      onDelete={(replacement) =>
        report(
          deleteTextStyle(session, style, replacement),
          t('COMMON.MESSAGES.DELETE_SUCCESS', { name }),
        )
      }
    />
  );
}
