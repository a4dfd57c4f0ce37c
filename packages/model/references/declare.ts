import { z } from 'zod';
import { ClassName, RecordId, text } from '../entities/fields.ts';
import { type MediaType, MIME_TYPES } from '../entities/media-type.ts';

/**
 * Record kinds that a property can reference. Presets and styles are referenced by class name, all
 * others by id.
 */
export const REFERENCE_KINDS = [
  'media',
  'menu',
  'page',
  'post',
  'popup',
  'section',
  'background',
  'folder',
  'account',
  'preset',
  'text_style',
  'background_style',
] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** How a property references records, colors, or URLs: as its whole value, or inside rich text. */
export type Declaration =
  | {
      readonly refersTo: ReferenceKind;
      readonly isLink: boolean;
      /** The only type of media file that is allowed. */
      readonly mediaType?: MediaType;
      /** The only format of media file that is allowed. */
      readonly mimeType?: string;
    }
  | { readonly isRichText: true }
  | { readonly isUrl: true }
  | { readonly isAnchorLink: true }
  | { readonly isColor: true };

/** Schemas that reference records. The reference walker relies only on this registry. */
export const declarations = z.registry<Declaration>();

const recordRef = (refersTo: ReferenceKind) =>
  RecordId.clone().register(declarations, { refersTo, isLink: false });
const fileRef = (isLink: boolean, mediaType?: MediaType, mimeType?: string) =>
  RecordId.clone().register(declarations, {
    refersTo: 'media',
    isLink,
    ...(mediaType && { mediaType }),
    ...(mimeType && { mimeType }),
  });
const classRef = (refersTo: ReferenceKind) =>
  ClassName.clone().register(declarations, { refersTo, isLink: false });

/** A media file that is shown. */
export const mediaRef = () => fileRef(false);
export const imageRef = () => fileRef(false, 'images');
export const videoRef = () => fileRef(false, 'video');
/** Files that every browser plays. */
export const mp4Ref = () => fileRef(false, 'video', MIME_TYPES.mp4);
export const mp3Ref = () => fileRef(false, 'audio', MIME_TYPES.mp3);
/** A media file that a link points to. */
export const linkedMediaRef = () => fileRef(true);
export const linkedImageRef = () => fileRef(true, 'images');
export const menuRef = () => recordRef('menu');
export const pageRef = () => recordRef('page');
export const postRef = () => recordRef('post');
export const popupRef = () => recordRef('popup');
export const sectionRef = () => recordRef('section');
export const backgroundRef = () => recordRef('background');
export const folderRef = () => recordRef('folder');
export const accountRef = () => recordRef('account');
export const presetRef = () => classRef('preset');
export const backgroundStyleRef = () => classRef('background_style');

/** A URL that a link has, of this site or another one. */
export const linkUrl = (schema: z.ZodString) => schema.register(declarations, { isUrl: true });

/** A link to the `anchor` of its own page. */
export function anchorLink<T extends z.ZodObject>(schema: T): T {
  declarations.add(schema, { isAnchorLink: true });
  return schema;
}

/** Rich text HTML. It can reference media, link targets, and text styles. */
export const richText = (maxLength: number) =>
  text(maxLength).register(declarations, { isRichText: true });
