import { PopupFields, sectionRef } from '@plinth/model';
import { z } from 'zod';
import { documentNode } from '../shapes.ts';
import { defineRecord } from './define-record.ts';

export const popups = defineRecord({
  name: 'popup',
  area: 'popups',
  fields: PopupFields,
  system: {
    /** The section that contains the popup's document. */
    content_id: sectionRef(),
  },
  search: ['name'],
  sort: ['name', 'created', 'modified'],
});

/** A popup can be saved along with its document. */
export const popupFields = PopupFields.extend({ document: documentNode.optional() });

const { content_id: _, ...stored } = popups.record.shape;

/** A popup in a list. */
export const popupSummary = z.strictObject(stored);
export type PopupSummary = z.output<typeof popupSummary>;

export const popupRecord = z.strictObject({
  ...popupSummary.shape,
  /** Of the page that shows it to visitors without JavaScript. */
  full_url: z.string(),
  document: documentNode,
});
export type PopupRecord = z.output<typeof popupRecord>;
