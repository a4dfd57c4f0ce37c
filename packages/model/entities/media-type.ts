/** File type filters of the library. */
export const MEDIA_TYPES = ['images', 'video', 'audio', 'documents', 'archives', 'other'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];
