import { Button, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { type ColorRole, contrastPairs, isPoor, withReadableRole } from '@plinth/model';
import { colorName } from '../../core/design/color-name.ts';
import { setColors } from '../../core/design/design-commands.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import { useSession } from '../../core/session/context.ts';
import { useReport } from '../../core/steps/use-report.ts';

/** Says that a color is hard to tell from what is behind it, with a repair. */
export function PoorColor({ role }: { readonly role: ColorRole }) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const theme = useDesignState(({ colors }) => colors);
  const poor = contrastPairs(theme).find((pair) => pair.front === role && isPoor(pair));
  const fixed = poor ? withReadableRole(theme, role) : null;
  const names = poor && { front: colorName(t, role), behind: colorName(t, poor.behind) };
  return (
    <div className="pl-poor-color" role="status" data-testid={`poor-${role}`}>
      {names && (
        <Text size="xs">
          {role === 'primary' ? t('EDITOR.CONTRAST.PALE') : t('EDITOR.CONTRAST.POOR', names)}
        </Text>
      )}
      {names && fixed && (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('EDITOR.CONTRAST.FIX_PAIR', names)}
          onClick={() => report(setColors(session, fixed), t('EDITOR.CONTRAST.FIXED', names))}
        >
          {t('EDITOR.CONTRAST.FIX')}
        </Button>
      )}
    </div>
  );
}
