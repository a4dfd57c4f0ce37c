import { DEVICE_FACTS, type Device } from '@plinth/model';

export type Size = { readonly width: number; readonly height: number };

export type Fit = Size & { readonly zoom: number; readonly left: number };

/** The frame's size in its own px and its scale in the stage. `fit` never enlarges. */
export function fitFrame(stage: Size, device: Device, zoom: number | 'fit'): Fit {
  const { frame } = DEVICE_FACTS[device];
  const width = device === 'desktop' && zoom === 'fit' ? Math.max(frame, stage.width) : frame;
  const scale = zoom === 'fit' ? Math.min(1, stage.width / width) : zoom;
  return {
    width,
    height: stage.height / scale,
    zoom: scale,
    left: Math.max(0, (stage.width - width * scale) / 2),
  };
}
