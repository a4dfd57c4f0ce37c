import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    /** Latitude and longitude, typed or pasted, also as the URL of a map. */
    coordinates: object;
  }
}

export const samples: ControlSamples<'coordinates'> = {
  accepts: () => [{ lat: 53.5436, lng: 9.9885 }, { lat: -90, lng: 180 }, null],
  refuses: () => [{ lat: 91, lng: 0 }, { lat: 0, lng: -181 }, { lat: 1 }, '53.5, 9.9'],
};
