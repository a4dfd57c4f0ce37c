import { DEFAULT_UPLOAD_LIMITS, extensionOf, uploadFault } from '@plinth/model';
import { fileKind } from './file-kinds.ts';

const MAX_LENGTH = 255;

/** Control characters, lone surrogates, and bidirectional marks. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** The last segment of a Unix or Windows path, without invisible characters. */
export const baseName = (given: string): string =>
  (given.normalize('NFC').split(/[/\\]/).at(-1) ?? '').replace(INVISIBLE, '');

/**
 * Cleans the name of an uploaded file for display. Always ends with `extension`, or with one of the
 * same kind. Never used as a path.
 */
export function displayName(given: string, extension: string): string {
  const name = baseName(given).trim();
  const at = name.lastIndexOf('.');
  const base = (at < 0 ? name : name.slice(0, at)).replace(/^[\s.-]+/, '').trim() || 'file';
  const ownExtension = at < 0 ? '' : name.slice(at + 1);
  const isSameKind = storedVersion(ownExtension.toLowerCase()) === storedVersion(extension);
  const newExtension = isSameKind ? ownExtension : extension;
  return `${[...base].slice(0, MAX_LENGTH - newExtension.length - 1).join('')}.${newExtension}`;
}

/**
 * Checks the new name of a stored file. Appends `extension` (that of the content) unless the name
 * has an equivalent one. Returns null for paths and for names that uploads can't have.
 */
export function newFileName(given: string, extension: string): string | null {
  const isSameKind = storedVersion(extensionOf(given)) === storedVersion(extension);
  const name = (isSameKind ? given : `${given}.${extension}`).normalize('NFC');
  const newExtension = extensionOf(name);
  const fault = uploadFault(
    { name, size: 0 },
    { ...DEFAULT_UPLOAD_LIMITS, extensions: [newExtension] },
  );
  return baseName(name) === name && fault === null ? displayName(name, newExtension) : null;
}

const storedVersion = (extension: string): string => fileKind(extension)?.extension ?? extension;

/** Replaces the extension. */
export const withExtension = (name: string, extension: string): string =>
  `${name.replace(/\.[^.]*$/, '')}.${extension}`;
