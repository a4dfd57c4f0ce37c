import { keyPart, languageTag } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { addressFormat } from '@plinth/model';
import { useState } from 'react';

type Place = { readonly country: string; readonly region: string };

/** Labels and order of the fields of an address, as usual in its country. */
export function useAddressLabels({ country, region }: Place) {
  const { t, locale } = useI18n();
  const format = addressFormat(languageTag(locale), country);
  // A region that was entered for another country stays visible, also while it's being removed.
  const [keptFor, setKeptFor] = useState<string | null>(null);
  if (region !== '' && keptFor !== country) setKeptFor(country);
  const isRegionShown = format.region !== null || keptFor === country;
  return {
    /** Null if addresses there have no region. */
    region: isRegionShown ? t(`COMMON.ADDRESS.${keyPart(format.region ?? 'region')}`) : null,
    postalCode: t(`COMMON.ADDRESS.${keyPart(format.postalCode)}`),
    cityFirst: format.cityFirst,
  };
}
