import { type ColorTheme, colorRoles, resolveColor, textColorOn } from '@plinth/model';
import { useLogoLegibility } from './logo-legibility.ts';

const BLACK = '#000000';

type LogoOnHeader = {
  readonly url: string | null;
  /** Whether it's shown on the color of the text. */
  readonly hasBackdrop: boolean;
  /** The background color of the header. */
  readonly header: string;
  /** Undefined while they load. */
  readonly colors: ColorTheme | undefined;
};

export type LogoView = {
  /** A color that the logo is seen on, if there is one: the header's, or that of the text. */
  readonly background: string;
  readonly isHardToSee: boolean;
  /** The kind of backdrop that the logo has, or that would make it visible. */
  readonly backdrop: 'dark' | 'light' | null;
};

/** How a logo is seen on the header, and whether a backdrop helps. */
export function useLogoView({ url, hasBackdrop, header, colors }: LogoOnHeader): LogoView {
  const text = (colors && resolveColor(colors, colorRoles(colors).text)) ?? BLACK;
  const onHeader = useLogoLegibility(url, header);
  const onText = useLogoLegibility(url, text);
  const isHelped = onHeader.isHardToSee && onHeader.isSeeThrough && !onText.isHardToSee;
  const kind = textColorOn(header) === '#ffffff' ? 'light' : 'dark';
  return {
    background: hasBackdrop || onHeader.isHardToSee ? text : header,
    isHardToSee: (hasBackdrop ? onText : onHeader).isHardToSee,
    backdrop: hasBackdrop || isHelped ? kind : null,
  };
}
