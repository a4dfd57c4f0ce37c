import { type ClipboardContent, hasText } from '../../core/commands/clipboard.ts';
import { parseHtml } from './clean-html.ts';

const DATA_URL = /^data:(image\/(png|jpeg|gif|webp|avif));base64,([a-z\d+/=\s]+)$/i;

/** The file of a data URL; null for other URLs and broken data. */
export function fileOfDataUrl(url: string, name: string): File | null {
  const [, type = '', extension = '', data = ''] = DATA_URL.exec(url) ?? [];
  if (type === '') return null;
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    return new File([bytes], `${name}.${extension}`, { type });
  } catch {
    return null;
  }
}

/** Images of clipboard content: files, or those that are part of its HTML. */
export function pastedImages(frame: Window, pasted: ClipboardContent): readonly File[] {
  if (pasted.files.length > 0 && !hasText(pasted)) return pasted.files;
  if (!pasted.html.includes('data:image/')) return [];
  return [...parseHtml(frame, pasted.html).querySelectorAll('img')].flatMap(
    (image, index) => fileOfDataUrl(image.getAttribute('src') ?? '', `image-${index + 1}`) ?? [],
  );
}
