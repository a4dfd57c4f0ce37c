import { describe, expect, it } from 'vitest';
import { folderFault } from './folder.ts';
import {
  acceptedExtensions,
  DEFAULT_UPLOAD_LIMITS,
  extensionOf,
  mediaType,
  uploadFault,
} from './media.ts';

describe('uploadFault', () => {
  const fault = (name: string, size = 1) => uploadFault({ name, size });

  it('requires an allowed extension', () => {
    expect(fault('photo.JPG')).toBeNull();
    expect(fault('a.b.png')).toBeNull();
    for (const name of [
      'photo',
      '.jpg',
      'photo.',
      'page.html',
      'run.exe',
      'x.php.jpg',
      'x.JS.png',
    ]) {
      expect(fault(name), name).toBe('incorrectExtension');
    }
  });

  it('allows other extensions of an allowed type', () => {
    for (const name of ['photo.jfif', 'photo.JPE', 'photo.pjpeg', 'photo.avif'])
      expect(fault(name), name).toBeNull();
    const without = { ...DEFAULT_UPLOAD_LIMITS, extensions: ['png'] };
    expect(uploadFault({ name: 'photo.jfif', size: 1 }, without)).toBe('incorrectExtension');
    const denied = { ...DEFAULT_UPLOAD_LIMITS, denied_extensions: ['jfif'] };
    expect(uploadFault({ name: 'photo.jfif', size: 1 }, denied)).toBe('incorrectExtension');
    expect(acceptedExtensions(DEFAULT_UPLOAD_LIMITS)).toEqual(
      expect.arrayContaining(['jpg', 'jfif', 'avif']),
    );
    expect(acceptedExtensions(without)).toEqual(['png']);
  });

  it('prefers the denied list', () => {
    const limits = { ...DEFAULT_UPLOAD_LIMITS, extensions: ['php', 'jpg'] };
    expect(uploadFault({ name: 'a.php', size: 1 }, limits)).toBe('incorrectExtension');
  });

  it('counts in KiB', () => {
    expect(fault('a.jpg', 1024 * 1024)).toBeNull();
    expect(fault('a.jpg', 1024 * 1024 + 1)).toBe('fileTooLarge');
  });
});

describe('types', () => {
  it('are derived from the extension', () => {
    expect(extensionOf('Résumé.final.PDF ')).toBe('pdf');
    expect(['webp', 'jfif', 'mp4', 'mp3', 'pdf', 'zip', 'xyz'].map(mediaType)).toEqual([
      'images',
      'images',
      'video',
      'audio',
      'documents',
      'archives',
      'other',
    ]);
  });
});

describe('folderFault', () => {
  const folders = [
    { id: 1, name: 'Photos', parent_id: null },
    { id: 2, name: 'Team', parent_id: 1 },
    { id: 3, name: 'Old', parent_id: 2 },
    { id: 4, name: 'Deep', parent_id: 3 },
    { id: 5, name: 'Deepest', parent_id: 4 },
  ];
  const fault = (folder: { id?: number; name: string; parent_id: number | null }) =>
    folderFault(folders, folder);

  it('allows unique names, at most five levels deep', () => {
    expect(fault({ name: 'Team', parent_id: null })).toBeNull();
    expect(fault({ name: ' photos', parent_id: null })).toBe('recordFound');
    expect(fault({ id: 1, name: 'PHOTOS', parent_id: null })).toBeNull();
    expect(fault({ name: 'New', parent_id: 4 })).toBeNull();
    expect(fault({ name: 'New', parent_id: 5 })).toBe('tooDeep');
  });

  it('moves a folder with its subfolders', () => {
    expect(fault({ id: 3, name: 'Old', parent_id: null })).toBeNull();
    expect(fault({ id: 1, name: 'Photos', parent_id: 3 })).toBe('insideItself');
    expect(fault({ id: 1, name: 'Photos', parent_id: 1 })).toBe('insideItself');
    expect(fault({ name: 'New', parent_id: 9 })).toBe('unknownFolder');
    const more = [...folders, { id: 6, name: 'Top', parent_id: null }];
    expect(folderFault(more, { id: 1, name: 'Photos', parent_id: 6 })).toBe('tooDeep');
    expect(folderFault(more, { id: 2, name: 'Team', parent_id: 6 })).toBeNull();
  });
});
