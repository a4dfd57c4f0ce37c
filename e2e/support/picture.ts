import sharp from 'sharp';

type Look = { readonly width: number; readonly height: number; readonly background: string };

/** An image that no theme contains. */
export const picture = (name: string, look: Partial<Look> = {}) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: () =>
    sharp({ create: { width: 1200, height: 800, background: '#3b7a57', ...look, channels: 3 } })
      .jpeg()
      .toBuffer(),
});
