import { useT } from '@plinth/i18n/react';
import { Background } from '@plinth/model';
import { useId } from 'react';
import { setBackgroundStyle } from '../core/design/background-commands.ts';
import type { BackgroundStyle } from '../core/design/design-store.ts';
import { useScrub } from '../core/history/use-scrub.ts';
import { useSession } from '../core/session/context.ts';
import { useReport } from '../core/steps/use-report.ts';
import { BackgroundField } from '../tools/fields/background/background-field.tsx';
import {
  BACKGROUND_KINDS,
  type Background as Fields,
  kindOf,
} from '../tools/fields/background/background-parts.ts';
import { FILLING } from './background-sample.tsx';
import { withDefaults } from './with-defaults.ts';

/** A style isn't made of another one. */
const KINDS = BACKGROUND_KINDS.filter((kind) => kind !== 'preset');

const isImage = (background: Fields): boolean => kindOf(background) === 'image';

/** All settings of a background style. */
export function BackgroundFields({ background }: { readonly background: BackgroundStyle }) {
  const t = useT();
  const id = useId();
  const session = useSession();
  const report = useReport();
  const startScrub = useScrub();
  const { name, properties } = background;
  const change = (next: Fields = {}) => {
    const isNew = isImage(next) && !isImage(properties as Fields);
    const { data } = Background.safeParse(isNew ? { ...FILLING, ...next } : next);
    if (data) report(setBackgroundStyle(session, background, data));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and its own layout
    <div
      className="pl-part-settings pl-background-fields"
      role="group"
      aria-label={name}
      onPointerDownCapture={startScrub}
      data-testid="background-fields"
    >
      <span id={id}>{t('EDITOR.BACKGROUNDS.KIND')}</span>
      <BackgroundField
        kinds={KINDS}
        label={t('EDITOR.BACKGROUNDS.KIND')}
        labelId={id}
        value={withDefaults(properties as Fields)}
        onChange={change}
        hasFocus={false}
      />
    </div>
  );
}
