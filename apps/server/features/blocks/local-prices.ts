import { priceText, type WidgetNode } from '@plinth/model';

type Place = {
  /** BCP 47 tag of the site's language. */
  readonly language: string;
  /** The country of the business. Empty if it's unknown. */
  readonly country: string;
};

/** Writes the placeholder prices of a block, such as `$00`, in the currency of the country. */
export const withLocalPrices = (document: WidgetNode, { language, country }: Place): WidgetNode =>
  JSON.parse(
    JSON.stringify(document).replaceAll(/\$(0+)/g, (_, digits: string) =>
      priceText(digits, language, country),
    ),
  );
