/** File type filters of the library. */
export const MEDIA_TYPES = ['images', 'video', 'audio', 'documents', 'archives', 'other'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** Formats that some widgets are limited to. */
export const MIME_TYPES = { mp4: 'video/mp4', mp3: 'audio/mpeg' } as const;
