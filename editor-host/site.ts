import { createSite } from '@plinth/editor';
import type { DataRequest, DataResult, GetData } from '@plinth/model';

const picture = (id: number): DataResult<'media'> => ({
  ...{ id, url: '/picture.svg', name: 'picture.svg', mime_type: 'image/svg+xml' },
  ...{ width: 800, height: 450, size: null, title: '', alt: '', renditions: [] },
  focal_point: { x: 50, y: 50 },
});

/** A site without records, except for a picture that has every id. */
export const site = createSite({
  get: ((request: DataRequest) =>
    request.source === 'media' ? picture(request.id) : null) as GetData,
  page: { owner: { kind: 'page', id: 1 } },
  loadsIframes: false,
});
