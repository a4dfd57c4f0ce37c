/** Offset of the chunk name after the RIFF header. */
const CHUNK = 12;

/** Height divided by width of a WebP file without alpha, from its header; null for other files. */
export function webpRatio(file: Buffer): number | null {
  if (file.length < 30 || file.toString('latin1', 8, CHUNK) !== 'WEBP') return null;
  // Lossy images have 14-bit sizes after the frame tag and the start code.
  if (file.toString('latin1', CHUNK, CHUNK + 4) !== 'VP8 ') return null;
  const width = file.readUInt16LE(26) & 0x3fff;
  const height = file.readUInt16LE(28) & 0x3fff;
  return width === 0 ? null : height / width;
}
