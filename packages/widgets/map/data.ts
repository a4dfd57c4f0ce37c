import { type DataRequest, DEVICES } from '@plinth/model';
import type { WidgetData } from '../kit/view.ts';
import type { MapProperties } from './schema.ts';

type Shown = Pick<MapProperties, 'place' | 'zoom' | 'height' | 'image_id'>;

/** The picture of a map out of tiles, unless the owner has an image. It's as high as on any device. */
export const pictureRequest = ({
  place,
  zoom,
  height,
  image_id,
}: Shown): DataRequest<'map'> | null => {
  if (!place || image_id !== null) return null;
  const heights = DEVICES.map((device) => height[device] ?? 0);
  return { source: 'map', place, zoom, height: Math.max(...heights) };
};

export const data: WidgetData<MapProperties, 'map'> = (properties) => pictureRequest(properties);
