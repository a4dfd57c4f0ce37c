/** Delay in ms before the URL is revoked: some browsers read the file only after the click. */
const KEEP_URL = 10_000;

/** Downloads a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_URL);
}
