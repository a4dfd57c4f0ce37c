import { z } from 'zod';
import { ClassName, RecordId, text } from '../entities/fields.ts';

/** What a property can refer to. Presets and styles are named by class name, all others by id. */
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

/** How a property refers to records: as a whole, or somewhere inside its text. */
export type Declaration =
  | { readonly refersTo: ReferenceKind; readonly isLink: boolean }
  | { readonly isRichText: true };

/** Which schemas refer to records; the walker reads it and nothing else. */
export const declarations = z.registry<Declaration>();

const recordRef = (refersTo: ReferenceKind, isLink = false) =>
  RecordId.clone().register(declarations, { refersTo, isLink });
const classRef = (refersTo: ReferenceKind) =>
  ClassName.clone().register(declarations, { refersTo, isLink: false });

/** A file that is shown. */
export const mediaRef = () => recordRef('media');
/** A file that a link leads to. */
export const linkedMediaRef = () => recordRef('media', true);
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

/** HTML of the rich text grammar; it can refer to media, link targets and text styles. */
export const richText = (longest: number) =>
  text(longest).register(declarations, { isRichText: true });
