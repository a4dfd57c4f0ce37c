import { useT } from '@plinth/i18n/react';
import {
  MAX_CUSTOM_COLORS,
  type MoreColor,
  moreColors,
  resolveColor,
  withChangedMore,
  withMoreColor,
} from '@plinth/model';
import { toast } from '@plinth/ui';
import { useState } from 'react';
import { colorName } from '../core/design/color-name.ts';
import { useScrub } from '../core/history/use-scrub.ts';
import '../tools/fields/color-picker.css';
import { ThemeColor } from '../tools/fields/theme-color.tsx';
import { AddPart } from './add-part.tsx';
import { MAX_NAME, MoreColorMenu } from './more-color-menu.tsx';
import { useColors, useColorUses } from './use-colors.ts';

/** What a new color starts as. */
const NEW_COLOR = '#7f7f7f';

/** The colors that the owner has added. */
export function MoreColors() {
  const t = useT();
  const { colors, change } = useColors();
  const uses = useColorUses();
  const startScrub = useScrub();
  const list = moreColors(colors);
  /** The number of the color that was added last. */
  const [added, setAdded] = useState<number | null>(null);
  const add = (name: string) => {
    const isUsed = (number: number) => uses === null || (uses.get(number) ?? 0) > 0;
    const next = withMoreColor(colors, { color: NEW_COLOR, name }, isUsed);
    if (!next)
      return toast(t('EDITOR.COLOR.MORE_FULL', { count: MAX_CUSTOM_COLORS }), { kind: 'warning' });
    setAdded(moreColors(next).at(-1)?.number ?? null);
    change(next, t('COMMON.MESSAGES.CREATE_SUCCESS', { name }));
  };
  return (
    <div className="pl-palette" onPointerDownCapture={startScrub} data-testid="more-colors">
      {list.map((color, index) => (
        <More
          key={color.number}
          color={color}
          uses={uses && (uses.get(color.number) ?? 0)}
          isNew={color.number === added}
          place={{ isFirst: index === 0, isLast: index === list.length - 1 }}
        />
      ))}
      <AddPart
        label={t('EDITOR.COLOR.ADD')}
        nameLabel={t('EDITOR.COLOR.NAME')}
        longestName={MAX_NAME}
        onAdd={add}
        data-testid="add-color"
      />
    </div>
  );
}

type MoreProps = {
  readonly color: MoreColor;
  /** null while they are counted. */
  readonly uses: number | null;
  readonly isNew: boolean;
  readonly place: { readonly isFirst: boolean; readonly isLast: boolean };
};

function More({ color, uses, isNew, place }: MoreProps) {
  const t = useT();
  const { colors, pick } = useColors();
  const name = colorName(t, color.token, colors);
  return (
    <ThemeColor
      hasAlpha
      startsOpen={isNew}
      name={name}
      use={uses === null ? '' : t('EDITOR.USES', { count: uses })}
      value={color.color}
      onChange={(next) => pick(withChangedMore(colors, color.number, { color: next }))}
      pair={{
        picks: 'background',
        others: [resolveColor(colors, 'text') ?? '#000000'],
        behind: [resolveColor(colors, 'bg') ?? '#ffffff'],
        isLarge: false,
      }}
      beside={<MoreColorMenu {...{ color, name, place }} />}
    />
  );
}
