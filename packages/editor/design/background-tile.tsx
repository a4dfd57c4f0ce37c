import { useT } from '@plinth/i18n/react';
import { copyName } from '@plinth/model';
import { createBackground, renameBackground } from '../core/design/background-commands.ts';
import { useDesignState } from '../core/design/design-context.ts';
import type { BackgroundStyle } from '../core/design/design-store.ts';
import { useSession } from '../core/session/context.ts';
import { useReport } from '../core/steps/use-report.ts';
import { BackgroundSample } from './background-sample.tsx';
import { DeleteBackgroundDialog } from './delete-background-dialog.tsx';
import { PartMenu } from './part-menu.tsx';
import { PartTile } from './part-tile.tsx';
import { useBackgroundUses } from './use-background-uses.ts';

type BackgroundTileProps = {
  readonly background: BackgroundStyle;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

/** A background with its name, its uses, and its actions. */
export function BackgroundTile({ background, isOpen, onOpen }: BackgroundTileProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const uses = useBackgroundUses(background);
  const { id, name, properties, class_name } = background;
  const isSystem = useDesignState(
    ({ stored }) => stored.backgrounds.find((one) => one.id === id)?.is_system === 1,
  );
  const duplicate = () =>
    report(
      createBackground(session, { name: copyName(name), properties }),
      t('COMMON.MESSAGES.DUPLICATE_SUCCESS', { name }),
    );
  return (
    <PartTile
      kind="background"
      className={class_name}
      sample={<BackgroundSample properties={properties} />}
      facts={uses === null ? '' : t('EDITOR.USES', { count: uses })}
      {...{ name, isOpen, onOpen }}
      menu={
        <PartMenu
          name={name}
          texts={{ rename: t('EDITOR.BACKGROUNDS.RENAME'), name: t('EDITOR.BACKGROUNDS.NAME') }}
          onRename={(next) =>
            report(
              renameBackground(session, background, next),
              t('EDITOR.RENAME.DONE', { name: next }),
            )
          }
          onDuplicate={duplicate}
          deleteDialog={
            isSystem
              ? null
              : (onClose) => <DeleteBackgroundDialog background={background} onClose={onClose} />
          }
          data-testid={`background-menu-${class_name}`}
        />
      }
    />
  );
}
