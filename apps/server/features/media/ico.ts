const HEADER = 6;
const ENTRY = 16;
const MAX_ENTRIES = 64;

/** Size of the largest image in an `.ico` file. Null if the file is invalid. */
export function icoSize(bytes: Buffer): { readonly width: number; readonly height: number } | null {
  if (bytes.length < HEADER + ENTRY || bytes.readUInt32LE(0) !== 0x00_01_00_00) return null;
  const count = bytes.readUInt16LE(4);
  if (count < 1 || count > MAX_ENTRIES || bytes.length < HEADER + count * ENTRY) return null;
  let largest = { width: 0, height: 0 };
  for (let index = 0; index < count; index += 1) {
    const position = HEADER + index * ENTRY;
    const size = bytes.readUInt32LE(position + 8);
    const offset = bytes.readUInt32LE(position + 12);
    if (size === 0 || offset + size > bytes.length) return null;
    // 0 means 256.
    const [width, height] = [bytes[position] || 256, bytes[position + 1] || 256];
    if (width > largest.width) largest = { width, height };
  }
  return largest;
}
