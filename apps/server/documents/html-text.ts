import { plainText } from '@plinth/render';

/** Tags inside of words and before punctuation; others separate words. */
const BLOCK_TAG =
  /<(?!\/?(?:a|b|code|em|i|mark|s|small|span|strong|sub|sup|u|wbr)\b)\/?[a-z][^>]*>/gi;

/** The words of HTML. Blocks and line breaks separate them. */
export const htmlText = (html: string): string => plainText(html.replace(BLOCK_TAG, ' '));
