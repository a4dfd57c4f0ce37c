import { extensionOf, type UploadLimits, uploadFault } from '@plinth/model';
import { fileKind } from './file-kinds.ts';

const LONGEST = 255;

/** Controls, lone surrogates, and marks that turn the direction of what follows. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** The last part of a path of any system, without what cannot be seen. */
export const withoutPath = (given: string): string =>
  (given.normalize('NFC').split(/[/\\]/).at(-1) ?? '').replace(INVISIBLE, '');

/**
 * A name as it was given by the sender's system, made fit to be shown: data, never a path. `extension`
 * is what it has to end on.
 */
export function displayName(given: string, extension: string): string {
  const name = withoutPath(given).trim();
  const at = name.lastIndexOf('.');
  const base = (at < 0 ? name : name.slice(0, at)).replace(/^[\s.-]+/, '').trim() || 'file';
  const ending = at < 0 ? extension : name.slice(at + 1);
  return `${[...base].slice(0, LONGEST - ending.length - 1).join('')}.${ending}`;
}

/**
 * A name that an owner gives to a stored file; it gets `extension`, that of the content, unless it
 * ends on one that says the same. null for a path, and for what nothing could be uploaded as.
 */
export function renamed(given: string, extension: string, limits: UploadLimits): string | null {
  const isSameKind = storedVersion(extensionOf(given)) === storedVersion(extension);
  const name = (isSameKind ? given : `${given}.${extension}`).normalize('NFC');
  const ending = extensionOf(name);
  const fault = uploadFault({ name, size: 0 }, { ...limits, extensions: [ending] });
  return withoutPath(name) === name && fault === null ? displayName(name, ending) : null;
}

const storedVersion = (extension: string): string => fileKind(extension)?.extension ?? extension;

/** The same name with another ending, for content of another kind. */
export const withExtension = (name: string, extension: string): string =>
  `${name.replace(/\.[^.]*$/, '')}.${extension}`;
