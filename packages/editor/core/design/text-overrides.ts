import { type Device, withDevice } from '@plinth/model';
import { FORMAT_NAMES } from '@plinth/widgets/kit';
import { formatOf, withFormat } from './text-classes.ts';

const STYLED = /(<[a-z][^<>]*?)\sstyle="([^"]*)"/g;

/** A text without the formats that its words and lines have of their own on a device. */
export const withoutTextFormats = (html: string, device: Device): string =>
  html.replaceAll(STYLED, (_, before: string, styles: string) => {
    const rest = FORMAT_NAMES.reduce<string | null>(
      (kept, name) => withFormat(kept, name, withDevice(formatOf(kept, name), device, undefined)),
      styles,
    );
    return rest === null ? before : `${before} style="${rest}"`;
  });

/** Whether words or lines of a text have formats of their own on a device. */
export const hasTextFormats = (html: string, device: Device): boolean =>
  [...html.matchAll(STYLED)].some(([, , styles = '']) =>
    FORMAT_NAMES.some((name) => formatOf(styles, name)[device] !== undefined),
  );
