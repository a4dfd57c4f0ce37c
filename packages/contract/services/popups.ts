import { POPUP_TEMPLATES } from '@plinth/model';
import { z } from 'zod';
import { designMethods } from '../design-methods.ts';
import { defineService } from '../method.ts';
import { recordMethods } from '../record-methods.ts';
import { popupFields, popupRecord, popupSummary, popups } from '../records/popup.ts';
import { id, listOf, noParams } from '../shapes.ts';

const methods = recordMethods({ ...popups, fields: popupFields, record: popupRecord });

/** Popups. Lists don't include documents. */
export const PopupsService = defineService({
  ...methods,
  getList: { ...methods.getList, result: listOf(popupSummary) },
  ...designMethods({ kind: 'popup', area: 'popups', record: popupRecord }),
  /** Creates a popup from a template. */
  create: {
    capability: 'popups.write',
    params: z.strictObject({
      name: popupFields.shape.name,
      template: z.enum(POPUP_TEMPLATES).default('blank'),
    }),
    result: popupRecord,
  },
  /** What links to popups: pages, posts, other popups, headers, footers, and menus. */
  getUses: {
    capability: 'popups.read',
    params: noParams,
    result: z.strictObject({
      items: z.array(
        /** `type` is the name of the record that links to the popup. */
        z.strictObject({ popup_id: id, type: z.string(), id, name: z.string() }),
      ),
    }),
  },
});
