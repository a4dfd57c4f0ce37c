import type { DocumentNode } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import { FACT_TAG } from '@plinth/widgets/kit';
import { valueAt } from '../commands/properties.ts';
import { htmlText } from './plain-text.ts';

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

/** Whether rich text shows the site's logo and nothing else. */
export const isLogoAlone = (html: string): boolean =>
  factsIn(html).join() === 'logo' && htmlText(html) === '' && !html.includes('<img');
