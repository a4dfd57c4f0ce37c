import { useT } from '@plinth/i18n/react';
import { moreColors, withoutMoreColor } from '@plinth/model';
import { colorName, MAIN_TOKENS } from '../core/design/color-name.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { useColors, useColorUses } from './use-colors.ts';

type DeleteColorDialogProps = {
  readonly number: number;
  readonly name: string;
  readonly onClose: () => void;
};

/** Deletes a custom color, for another one where it's used. Counts again: the list is older. */
export function DeleteColorDialog({ number, name, onClose }: DeleteColorDialogProps) {
  const t = useT();
  const { colors, change } = useColors();
  const uses = useColorUses();
  const others = moreColors(colors).filter((each) => each.number !== number);
  const replacements = [...MAIN_TOKENS, ...others.map(({ token }) => token)].map((token) => ({
    value: token,
    label: colorName(t, token, colors),
  }));
  const [first = ''] = MAIN_TOKENS;
  return (
    <DeleteDialog
      {...{ name, replacements, onClose }}
      uses={uses && (uses.get(number) ?? 0)}
      onDelete={(replacement) =>
        change(
          withoutMoreColor(colors, number, replacement ?? first),
          t('COMMON.MESSAGES.DELETE_SUCCESS', { name }),
        )
      }
    />
  );
}
