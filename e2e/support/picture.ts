import sharp from 'sharp';

/** A picture that no theme has. */
export const picture = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: () =>
    sharp({ create: { width: 1200, height: 800, channels: 3, background: '#3b7a57' } })
      .jpeg()
      .toBuffer(),
});
