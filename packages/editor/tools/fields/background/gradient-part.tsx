import { Button, SegmentedControl, UnstyledButton } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { GRADIENT_SHAPES, Gradient, gradientCss } from '@plinth/model';
import { IconArrowUp, IconPlus } from '@tabler/icons-react';
import { colorName } from '../../../core/design/color-name.ts';
import { useDesignState } from '../../../core/design/design-context.ts';
import { ColorPicker } from '../color-picker.tsx';
import { useShownColor } from '../shown-color.ts';
import { StepNumber } from '../step-number.tsx';
import type { PartProps } from './background-parts.ts';
import { changedGradient, DIRECTIONS, newMiddle, READY_GRADIENTS } from './gradients.ts';

/** The settings of a gradient. */
export function GradientPart({ background, change }: PartProps) {
  const t = useT();
  const theme = useDesignState(({ colors }) => colors);
  const { data: gradient } = Gradient.safeParse(background.gradient);
  if (!gradient) return null;
  const { shape = 'linear', angle, via } = gradient;
  const set = (parts: Parameters<typeof changedGradient>[1]) =>
    change({ gradient: changedGradient(gradient, parts) });
  return (
    <>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('EDITOR.GRADIENT.SHAPE')}
        value={shape}
        data={GRADIENT_SHAPES.map((value) => ({
          value,
          label: t(`EDITOR.GRADIENT.SHAPE.${keyPart(value)}`),
        }))}
        onChange={(next) => set({ shape: next })}
        data-testid="gradient-shape"
      />
      <ReadyGradients gradient={gradient} onChange={set} />
      <ColorPicker
        value={gradient.from}
        onChange={(from) => from !== null && set({ from })}
        label={t('EDITOR.GRADIENT.FROM')}
      />
      {via === undefined ? (
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<IconPlus size={14} />}
          onClick={() => set({ via: newMiddle(theme, gradient) })}
          data-testid="add-middle-color"
        >
          {t('EDITOR.GRADIENT.ADD_VIA')}
        </Button>
      ) : (
        <ColorPicker
          value={via}
          onChange={(color) => set({ via: color ?? undefined })}
          label={t('EDITOR.GRADIENT.VIA')}
        />
      )}
      <ColorPicker
        value={gradient.to}
        onChange={(to) => to !== null && set({ to })}
        label={t('EDITOR.GRADIENT.TO')}
      />
      {shape === 'linear' && <Direction angle={angle} onChange={(next) => set({ angle: next })} />}
    </>
  );
}

type ReadyGradientsProps = {
  readonly gradient: Gradient;
  readonly onChange: (colors: Pick<Gradient, 'from' | 'via' | 'to'>) => void;
};

/** Gradients of the theme's colors, in the shape and direction of the current one. */
function ReadyGradients({ gradient, onChange }: ReadyGradientsProps) {
  const t = useT();
  const shown = useShownColor();
  return (
    <fieldset className="pl-ready-gradients" aria-label={t('EDITOR.GRADIENT.READY')}>
      {READY_GRADIENTS.map(({ from, via, to }) => {
        const name = t('EDITOR.GRADIENT.FROM_TO', {
          from: colorName(t, from),
          to: colorName(t, to),
        });
        return (
          <UnstyledButton
            key={`${from} ${to}`}
            aria-label={name}
            aria-pressed={from === gradient.from && via === gradient.via && to === gradient.to}
            data-tip={name}
            data-tip-on-focus
            style={{ background: gradientCss({ ...gradient, from, via, to }, shown) }}
            onClick={() => onChange({ from, via, to })}
            data-testid={`gradient-${from}-${to}`}
          />
        );
      })}
    </fieldset>
  );
}

type DirectionProps = { readonly angle: number; readonly onChange: (angle: number) => void };

/** One of eight directions, or any angle. */
function Direction({ angle, onChange }: DirectionProps) {
  const t = useT();
  return (
    <>
      <fieldset className="pl-gradient-directions" aria-label={t('EDITOR.GRADIENT.DIRECTION')}>
        {DIRECTIONS.map((name, index) => {
          const label = t(`EDITOR.GRADIENT.DIRECTION.${keyPart(name)}`);
          return (
            <UnstyledButton
              key={name}
              aria-label={label}
              aria-pressed={angle % 360 === index * 45}
              data-tip={label}
              data-tip-on-focus
              onClick={() => onChange(index * 45)}
              data-testid={`direction-${index * 45}`}
            >
              <IconArrowUp size={16} style={{ rotate: `${index * 45}deg` }} aria-hidden />
            </UnstyledButton>
          );
        })}
      </fieldset>
      <StepNumber
        label={t('EDITOR.GRADIENT.ANGLE')}
        value={angle}
        min={0}
        max={360}
        decimals={0}
        suffix="°"
        onChange={onChange}
      />
    </>
  );
}
