import { useT } from '@plinth/i18n/react';
import { copyName } from '@plinth/model';
import { useDesign, useDesignState } from '../core/design/design-context.ts';
import type { TextStyle } from '../core/design/design-store.ts';
import { createTextStyle, renameTextStyle } from '../core/design/text-style-commands.ts';
import { useSession } from '../core/session/context.ts';
import { useReport } from '../core/steps/use-report.ts';
import { useStyleUsesText } from '../tools/fields/style-uses.tsx';
import { DeleteStyleDialog } from './delete-style-dialog.tsx';
import { PartMenu } from './part-menu.tsx';

type StyleRowEndProps = {
  readonly style: TextStyle;
  /** Its formats are shown below, with its uses. */
  readonly isOpen: boolean;
};

/** The uses of a text style, and its actions. */
export function StyleRowEnd({ style, isOpen }: StyleRowEndProps) {
  const t = useT();
  const session = useSession();
  const design = useDesign();
  const report = useReport();
  const uses = useStyleUsesText(style);
  const { id, name, properties, class_name } = style;
  const isSystem = useDesignState(
    ({ stored }) => stored.styles.find((one) => one.id === id)?.is_system === 1,
  );
  const duplicate = () =>
    report(
      createTextStyle(session, design.store.getState(), { name: copyName(name), properties }),
      t('COMMON.MESSAGES.DUPLICATE_SUCCESS', { name }),
    );
  return (
    <>
      {!isOpen && (
        <span className="pl-style-facts" data-testid={`style-count-${class_name}`}>
          {isSystem ? t('EDITOR.STYLES.FROM_THEME', { uses }) : uses}
        </span>
      )}
      <PartMenu
        name={name}
        texts={{ rename: t('EDITOR.STYLES.RENAME_TITLE'), name: t('EDITOR.STYLES.NAME') }}
        onRename={(next) =>
          report(renameTextStyle(session, style, next), t('EDITOR.RENAME.DONE', { name: next }))
        }
        onDuplicate={duplicate}
        deleteDialog={
          isSystem ? null : (onClose) => <DeleteStyleDialog style={style} onClose={onClose} />
        }
        data-testid={`style-menu-${class_name}`}
      />
    </>
  );
}
