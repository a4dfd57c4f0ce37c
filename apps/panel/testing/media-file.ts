import type { MediaRecord } from '@plinth/contract';

/** A photo of the media library, as the server returns it. */
export const sampleFile = (more: Partial<MediaRecord> = {}): MediaRecord => ({
  ...{ id: 7, revision: 1, name: 'quay.jpg', title: '', alt: '', folder_id: null },
  ...{ created: '2026-01-01T00:00:00Z', modified: '2026-01-01T00:00:00Z', is_protected: false },
  ...{ url: '/uploads/quay.jpg', size: 9, type: 'images', mime_type: 'image/jpeg' },
  ...{ width: 400, height: 300, duration: null, bitrate: null, audio_format: null, codec: null },
  ...{ is_ready: true, original: null, focal_point: { x: 50, y: 50 } },
  thumbnails: { small: null, medium: null, large: null, extra_large: null },
  renditions: [{ url: '/uploads/quay-w400.webp', mime_type: 'image/webp', width: 400 }],
  ...more,
});
