declare module 'wawoff2' {
  /** Converts a WOFF2 file to TrueType or OpenType. */
  export function decompress(file: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  export function compress(file: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
}
