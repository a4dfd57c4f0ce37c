import type { DocumentNode, FactName } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import { FACT_TAG, type SiteContext } from '@plinth/widgets/kit';
import { htmlText } from './plain-text.ts';
import { valueAt } from './property-path.ts';

const FACT = new RegExp(`<${FACT_TAG} value="(\\w+)"`, 'g');

/** Names of the site facts that rich text shows. */
export const factsIn = (html: string): readonly string[] =>
  [...html.matchAll(FACT)].map(([, name = '']) => name);

/** Names of the site facts that a widget's texts show. */
export const factsOf = ({ widget, properties }: DocumentNode): readonly string[] =>
  (INSPECTORS[widget]?.texts ?? []).flatMap(({ path, kind }) => {
    const html = kind === 'rich_text' ? valueAt(properties, path.split('.')) : undefined;
    return typeof html === 'string' ? factsIn(html) : [];
  });

/** Whether rich text shows a site fact as an image. */
export const showsImageOf = (
  html: string,
  fact: FactName,
  site: Pick<SiteContext, 'fact'>,
): boolean => factsIn(html).includes(fact) && Boolean(site.fact(fact)?.image);

/** Whether rich text shows the site's logo and nothing else. */
export const isLogoAlone = (html: string): boolean =>
  factsIn(html).join() === 'logo' && htmlText(html) === '' && !html.includes('<img');

/** Whether a widget shows the site's logo and nothing else. */
export const isLogo = ({ widget, properties }: DocumentNode): boolean => {
  const texts = INSPECTORS[widget]?.texts ?? [];
  return texts.some(({ path, kind }) => {
    const html = kind === 'rich_text' ? valueAt(properties, path.split('.')) : undefined;
    return typeof html === 'string' && isLogoAlone(html);
  });
};
