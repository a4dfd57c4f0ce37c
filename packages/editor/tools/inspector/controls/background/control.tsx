import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { PropertyValue } from '@plinth/model';
import { useState } from 'react';
import { ChoiceSelect } from '../../../fields/choice-select.tsx';
import { ColorPicker } from '../../../fields/color-picker.tsx';
import { StepNumber } from '../../../fields/step-number.tsx';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import { ImagePart, VideoPart } from './background-image.tsx';
import {
  BACKGROUND_KINDS,
  type Background,
  type BackgroundKind,
  FIELDS_TO_CLEAR,
  kindOf,
  type PartProps,
} from './background-parts.ts';
import { BackgroundStyles } from './background-styles.tsx';
import './control.css';

/** None, a color, a gradient, an image, a video, or a background style of the site. */
export function BackgroundField({ property, labelId }: FieldProps<'background'>) {
  const t = useT();
  const background = (property.value ?? {}) as Background;
  const [wanted, setWanted] = useState<BackgroundKind>(kindOf(background));
  const kind = kindOf(background) === 'none' ? wanted : kindOf(background);
  const [shown, setShown] = useState<BackgroundKind | null>(null);
  const current = shown ?? kind;
  const change: PartProps['change'] = (parts) => {
    const next = Object.entries({ ...background, ...parts }).filter(
      ([, value]) => value !== undefined,
    );
    setShown(null);
    property.set(next.length === 0 ? undefined : (Object.fromEntries(next) as Background));
  };
  const choose = (next: BackgroundKind) => {
    setWanted(next);
    if (next === 'none') return property.set(undefined);
    const cleared = Object.fromEntries(FIELDS_TO_CLEAR[next].map((name) => [name, undefined]));
    if (next === 'gradient')
      return change({ ...cleared, gradient: { angle: 180, from: 'color1', to: 'color1_5' } });
    // Kinds that need a choice first keep the old background until it is made.
    if (next === 'color' || next === 'image') change(cleared);
    else setShown(next);
  };
  const part = { background, change, labelId };
  return (
    <div className="pl-background-field">
      <ChoiceSelect
        aria-labelledby={labelId}
        value={current}
        data={BACKGROUND_KINDS.map((value) => ({
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

function GradientPart({ background, change }: PartProps) {
  const t = useT();
  const gradient = (background.gradient ?? {}) as Background;
  const set = (name: string, value: PropertyValue) =>
    change({ gradient: { ...gradient, [name]: value } });
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <ColorPicker
          key={end}
          value={String(gradient[end] ?? '')}
          onChange={(color) => color !== null && set(end, color)}
          label={t(`EDITOR.GRADIENT.${keyPart(end)}`)}
        />
      ))}
      <StepNumber
        label={t('EDITOR.GRADIENT.ANGLE')}
        value={Number(gradient.angle ?? 180)}
        min={0}
        max={360}
        decimals={0}
        suffix="°"
        onChange={(angle) => set('angle', angle)}
      />
    </>
  );
}

export const controlKind: ControlDefinition<'background'> = {
  Field: BackgroundField,
  keepsState: true,
};
