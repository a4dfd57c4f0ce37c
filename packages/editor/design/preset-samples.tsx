import { useT } from '@plinth/i18n/react';
import type { Device, NodeId } from '@plinth/model';
import { CONTENT_SHEETS, pageStyles } from '@plinth/render/react';
import { widgetDefinition } from '@plinth/widgets';
import { useMemo } from 'react';
import { useDesignState } from '../core/design/design-context.ts';
import type { Preset } from '../core/design/design-store.ts';
import { useFiles } from '../core/ports/files-context.ts';
import { useUi } from '../core/session/context.ts';
import { useWidgetName } from '../core/widgets/widget-name.ts';
import { SampleContent } from '../tools/fields/sample-content.tsx';
import { ScaledFrame } from '../tools/fields/scaled-frame.tsx';
import './presets.css';
import { GROUNDS, HOVERED, pinnedHoverCss, SAMPLES_CSS } from './sample-styles.ts';
import { type LoadSample, usePresetSample } from './use-preset-sample.ts';
import { useShownPreset } from './use-shown-preset.ts';

/** px: narrow windows of each device, so that samples stay large. */
const WIDTHS: Record<Device, number> = {
  desktop: 1040,
  tablet: 768,
  mobile_h: 568,
  mobile_v: 375,
};

type PresetSamplesProps = {
  readonly widget: string;
  /** The preset that is edited; null shows the first one. */
  readonly open: NodeId | null;
  /** URL of an empty same-origin page. */
  readonly emptyPage: string;
  readonly loadSample: LoadSample;
};

/** A preset in its states beside each other, on light, dark, and an image. */
export function PresetSamples({ widget, open, ...props }: PresetSamplesProps) {
  const preset = useShownPreset(widget, open);
  return preset && <Samples preset={preset} {...props} />;
}

type SamplesProps = Pick<PresetSamplesProps, 'emptyPage' | 'loadSample'> & {
  readonly preset: Preset;
};

function Samples({ preset, emptyPage, loadSample }: SamplesProps) {
  const t = useT();
  const { site } = useFiles();
  const widget = useWidgetName(preset.widget_name);
  const device = useUi((ui) => ui.device);
  const design = useDesignState((state) => state.css);
  const sample = usePresetSample(preset, loadSample);
  const css = useMemo(() => {
    if (!sample) return '';
    const tree = { tree: sample.tree, scope: 'content' } as const;
    const page = pageStyles([tree], { sheets: CONTENT_SHEETS, isCanvas: true }) + design;
    return page + pinnedHoverCss(page) + SAMPLES_CSS;
  }, [sample, design]);
  if (!sample) return null;
  // Widgets without others in them fit into half of the width when they're enlarged.
  const definition = widgetDefinition(preset.widget_name);
  const isLarge = definition?.children === undefined;
  // Slides that are side by side need all of it.
  const isWide = !isLarge && definition.category === 'galleries';
  const states = [
    { className: 'pl-cell', label: t('EDITOR.LOOK.NORMAL') },
    { className: `pl-cell ${HOVERED}`, label: t('EDITOR.PRESETS.HOVERED') },
  ];
  const label = t('EDITOR.PRESETS.SAMPLES', { name: preset.name });
  return (
    <div className="pl-preset-samples" role="img" aria-label={label} data-testid="preset-samples">
      <ScaledFrame title={label} src={emptyPage} width={WIDTHS[device]} css={css}>
        {GROUNDS.map((ground) => (
          <div
            key={ground}
            className={ground === 'light' ? 'pl-ground' : 'pl-ground moto-tone-inverse'}
            data-ground={ground}
            data-large={isLarge || undefined}
            data-wide={isWide || undefined}
          >
            {states.map(({ className, label: state }) => (
              <div key={className} className={className}>
                <span>{state}</span>
                <SampleContent tree={sample.tree} site={site} mode="edit" />
              </div>
            ))}
          </div>
        ))}
      </ScaledFrame>
      {sample.isNew && (
        <div className="pl-preset-samples-note">{t('EDITOR.PRESETS.NEW_SAMPLE', { widget })}</div>
      )}
    </div>
  );
}
