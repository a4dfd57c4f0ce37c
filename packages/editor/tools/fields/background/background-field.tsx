import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { useState } from 'react';
import { useSession } from '../../../core/session/context.ts';
import { ChoiceSelect } from '../choice-select.tsx';
import { ColorPicker } from '../color-picker.tsx';
import { ImagePart, VideoPart } from './background-image.tsx';
import {
  asKind,
  BACKGROUND_KINDS,
  type Background,
  type BackgroundKind,
  kindOf,
  type PartProps,
  withParts,
} from './background-parts.ts';
import { BackgroundStyles } from './background-styles.tsx';
import { GradientPart } from './gradient-part.tsx';
import './background-field.css';

type BackgroundFieldProps = {
  /** Without it, all. */
  readonly kinds?: readonly BackgroundKind[];
  readonly label: string;
  readonly labelId: string;
  readonly value: Background;
  /** undefined is none. */
  readonly onChange: (value: Background | undefined) => void;
  /** Whether it's a background of a box, which is cropped around the focal point of its image. */
  readonly hasFocus?: boolean;
  /** Whether it has an element of its own, which videos and parallax need. */
  readonly hasLayer?: boolean;
};

/** None, a color, a gradient, an image, a video, or a background style of the site. */
export function BackgroundField(props: BackgroundFieldProps) {
  const { kinds = BACKGROUND_KINDS, label, labelId, value: background, onChange } = props;
  const { hasFocus = true, hasLayer = true } = props;
  const t = useT();
  const { history } = useSession();
  const has = kindOf(background);
  // A kind whose file or style isn't chosen yet, as long as the background is of the other one.
  const [open, setOpen] = useState<{ kind: BackgroundKind; has: BackgroundKind } | null>(null);
  const current = open?.has === has ? open.kind : has;
  const show = (kind: BackgroundKind, next: Background) => {
    setOpen({ kind, has: kindOf(next) });
    if (next !== background) onChange(Object.keys(next).length === 0 ? undefined : next);
  };
  const change: PartProps['change'] = (parts) =>
    show(current, withParts(background, current, parts));
  // A step of its own, however soon the next change follows.
  const choose = (kind: BackgroundKind) => {
    history.seal();
    show(kind, asKind(background, kind) ?? background);
    history.seal();
  };
  const part = { background, change, labelId, hasFocus, hasLayer };
  return (
    <div className="pl-background-field">
      <ChoiceSelect
        aria-labelledby={labelId}
        aria-label={label}
        value={current}
        data={kinds.map((value) => ({
          value,
          label: t(`EDITOR.BACKGROUND.${keyPart(value)}`),
        }))}
        onChange={choose}
        data-testid="background-kind"
      />
      {current === 'color' && (
        <ColorPicker
          value={(background.color as string | undefined) ?? null}
          onChange={(color) => change({ color: color ?? undefined })}
          label={t('EDITOR.BACKGROUND.COLOR')}
        />
      )}
      {current === 'gradient' && <GradientPart {...part} />}
      {current === 'image' && <ImagePart {...part} />}
      {current === 'video' && <VideoPart {...part} />}
      {current === 'preset' && <BackgroundStyles {...part} />}
    </div>
  );
}
