import { FRAME_URL_MAX, isFrameUrl } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { borderOption } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { responsive } from '../kit/values/responsive.ts';
import { lengthValue, line, whole } from '../kit/values/values.ts';

export const FRAME_LOADING = ['inherit', 'lazy', 'eager'] as const;
export const FRAME_WIDTH = '100%';
export const FRAME_HEIGHT = 400;

const on = z.boolean().default(true);
const off = z.boolean().default(false);

const properties = z.strictObject({
  ...commonOptions,
  /** http or https; empty: nothing is shown. */
  url: z
    .string()
    .max(FRAME_URL_MAX)
    .refine((url) => url === '' || isFrameUrl(url), 'incorrectURL')
    .default(''),
  /** What screen readers say of the frame. */
  title: line(255).default(''),
  /** null: as wide as there is room. */
  width: responsive(
    lengthValue({ '%': { min: 1, max: 100 }, px: { min: 1, max: 4000 } }).nullable(),
    FRAME_WIDTH,
  ),
  /** px */
  height: responsive(whole(50, 3000), FRAME_HEIGHT),
  is_scrollable: on,
  loading: z.enum(FRAME_LOADING).default('inherit'),
  border: borderOption,
  /** What the page in the frame may do. It is always in a sandbox: what is off is refused. */
  sandbox: z
    .strictObject({
      scripts: on,
      /** Its own cookies and storage. */
      same_origin: on,
      forms: on,
      popups: on,
      downloads: off,
      modals: off,
      /** Only after a click of the visitor. */
      top_navigation: off,
    })
    .prefault({}),
  /** What of the visitor's browser it may ask for. */
  allow: z
    .strictObject({
      fullscreen: on,
      autoplay: off,
      camera: off,
      clipboard_write: off,
      encrypted_media: off,
      geolocation: off,
      microphone: off,
      payment: off,
      picture_in_picture: off,
    })
    .prefault({}),
});

export type IframeProperties = z.infer<typeof properties>;

/** A page of another site, shown inside this one. */
export const schema = defineWidget({
  name: 'iframe',
  category: 'more',
  order: 20,
  properties,
  allowed: true,
});
