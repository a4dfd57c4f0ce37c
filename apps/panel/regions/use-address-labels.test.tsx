// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { test } from 'vitest';
import { renderPanel } from '../testing/render-panel.tsx';
import { useAddressLabels } from './use-address-labels.ts';

const Labels = (place: { readonly country: string; readonly region: string }) => {
  const { region, postalCode } = useAddressLabels(place);
  return <p>{`${region ?? 'none'}, ${postalCode}`}</p>;
};

test('are those of the country', () => {
  renderPanel(<Labels country="United Kingdom" region="" />);
  screen.getByText('County, Postcode');
});

test('a region that the country doesn’t have stays while it is being removed', () => {
  const Place = () => {
    const [region, setRegion] = useState('Tyrol');
    return (
      <>
        <Labels country="Austria" region={region} />
        <button type="button" onClick={() => setRegion('')}>
          Remove
        </button>
      </>
    );
  };
  renderPanel(<Place />);
  screen.getByText('State or region, Postal code');
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  screen.getByText('State or region, Postal code');
});

test('a country without regions has no label for one', () => {
  renderPanel(<Labels country="Austria" region="" />);
  screen.getByText('none, Postal code');
});
