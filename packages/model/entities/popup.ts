import { z } from 'zod';
import { ColorValue, cssColor } from '../design/color-value.ts';
import { pageRef } from '../references/declare.ts';
import { requiredText } from './fields.ts';

export const POPUP_POSITIONS = ['center', 'top', 'bottom', 'left', 'right'] as const;
export const POPUP_ANIMATIONS = ['fade', 'zoom', 'slide', 'none'] as const;
/** How often a popup opens on its own for one visitor. `days`: again after that many days. */
export const POPUP_FREQUENCIES = ['always', 'session', 'once', 'days'] as const;
export type PopupFrequency = (typeof POPUP_FREQUENCIES)[number];

const MAX_SECONDS = 600;
const MAX_DAYS = 365;
const MAX_PAGES = 200;

const overlay = z.strictObject({
  color: ColorValue.default('#000000'),
  /** Percent. */
  opacity: z.int().min(0).max(100).default(60),
  /** Whether a click on it closes the popup. */
  closes: z.boolean().default(true),
});

/** What opens a popup besides links. Whatever happens first does. */
const opens = z.strictObject({
  /** Seconds after the page has loaded. */
  after_seconds: z.int().min(0).max(MAX_SECONDS).nullable().default(null),
  /** Percent of the page that the visitor has scrolled. */
  at_scroll: z.int().min(1).max(100).nullable().default(null),
  /** The pointer leaves the page at its top. */
  on_exit: z.boolean().default(false),
  frequency: z.enum(POPUP_FREQUENCIES).default('session'),
  days: z.int().min(1).max(MAX_DAYS).default(7),
  where: z.enum(['all', 'chosen']).default('all'),
  page_ids: z.array(pageRef()).max(MAX_PAGES).default([]),
});

export const PopupProperties = z.strictObject({
  /** px */
  width: z.int().min(200).max(1600).default(600),
  position: z.enum(POPUP_POSITIONS).default('center'),
  animation: z.enum(POPUP_ANIMATIONS).default('fade'),
  has_close_button: z.boolean().default(true),
  overlay: overlay.prefault({}),
  opens: opens.prefault({}),
});
export type PopupProperties = z.infer<typeof PopupProperties>;

export const PopupFields = z.strictObject({
  name: requiredText(100),
  properties: PopupProperties.default(() => PopupProperties.parse({})),
});
export type PopupFields = z.infer<typeof PopupFields>;

/** Whether a popup opens on its own. */
export const opensItself = ({ opens: when }: PopupProperties): boolean =>
  when.after_seconds !== null || when.at_scroll !== null || when.on_exit;

/** Whether it does so on a page. Posts and other documents aren't pages that can be chosen. */
export const opensOn = (
  { where, page_ids }: PopupProperties['opens'],
  page: number | null,
): boolean => where === 'all' || (page !== null && page_ids.includes(page));

/**
 * The URL slug of the page that shows a popup to visitors without JavaScript. Owners don't choose
 * it, and `friendlyUrl` generates no such slug for pages.
 */
export const popupSlug = (id: number): string => `_popup-${id}`;

/** What a new popup can start with, in the order in which they are offered. */
export const POPUP_TEMPLATES = [
  ...(['blank', 'announcement', 'call', 'offer', 'image', 'contact', 'notice'] as const),
] as const;
export type PopupTemplate = (typeof POPUP_TEMPLATES)[number];

/** The CSS variables of a popup's width and overlay. */
export const popupVariables = ({ width, overlay: { color, opacity } }: PopupProperties) => ({
  '--moto-popup-width': `${width}px`,
  '--moto-popup-overlay': `color-mix(in srgb,${cssColor(color)} ${opacity}%,transparent)`,
});
