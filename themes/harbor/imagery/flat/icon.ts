import { svgOf } from '../../../imagery/paint/picture.ts';

/** A boat in a circle, 40 by 40. */
const MARK =
  '<circle cx="20" cy="20" r="20" fill="#0b6e7f"/><path d="M21.500 6.500Q29.500 14 30.500 25H21.500Z" fill="#ffffff"/><path d="M18.500 11Q16 19 9.500 25H18.500Z" fill="#ffffff" opacity=".8"/><path d="M8 28H32Q30 34 24.500 34H15.500Q10 34 8 28Z" fill="#f2693d"/>';

export const ICON = svgOf({ width: 64, height: 64 }, `<g transform="scale(1.6)">${MARK}</g>`);
