import { FRAME_URL_MAX, isFrameUrl } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { areaOptions, borderOption, boxHoverOption, shadowOption } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { responsive } from '../kit/values/responsive.ts';
import { integer, lengthValue, optionalColor, singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const FRAME_LOADING = ['inherit', 'lazy', 'eager'] as const;
export const FRAME_WIDTH = '100%';
export const FRAME_HEIGHT = 400;

const on = z.boolean().default(true);
const off = z.boolean().default(false);

const properties = z.strictObject({
  ...commonOptions,
  ...areaOptions,
  /** http or https. Nothing is shown if empty. */
  url: z
    .string()
    .max(FRAME_URL_MAX)
    .refine((url) => url === '' || isFrameUrl(url), 'incorrectURL')
    .default(''),
  /** Accessible name of the iframe. */
  title: singleLine(255).default(''),
  /** Null: full width. */
  width: responsive(
    lengthValue({ '%': { min: 1, max: 100 }, px: { min: 1, max: 4000 } }).nullable(),
    FRAME_WIDTH,
  ),
  /** px */
  height: responsive(integer(50, 3000), FRAME_HEIGHT),
  is_scrollable: on,
  loading: z.enum(FRAME_LOADING).default('inherit'),
  background_color: optionalColor(),
  border: borderOption,
  shadow: shadowOption,
  hover: boxHoverOption,
  /**
   * Permissions of the embedded page. It's always sandboxed, so anything not enabled is blocked.
   */
  sandbox: z
    .strictObject({
      scripts: on,
      /** Access to its own cookies and storage. */
      same_origin: on,
      forms: on,
      popups: on,
      downloads: off,
      modals: off,
      /** Only after a click by the visitor. */
      top_navigation: off,
    })
    .prefault({}),
  /** Browser features that the embedded page can use. */
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

export const schema = defineWidget({ ...rules, properties });
