import sharp, { type Sharp } from 'sharp';

/** An image with a visible pattern. */
export const sampleImage = (width: number, height: number): Sharp => {
  const pixels = Buffer.alloc(width * height * 3, 0);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 31 + (at >> 8) * 7) % 251;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};
