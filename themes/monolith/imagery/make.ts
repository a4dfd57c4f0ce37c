import { makeImagery } from '../../imagery/make-imagery.ts';
import { photograph, type Shot } from './model/photograph.ts';
import * as halls from './scenes/halls.ts';
import * as houses from './scenes/houses.ts';
import * as studies from './scenes/studies.ts';

/** Photographs of models, by key. */
const SHOTS: { readonly [key: string]: () => Shot } = { ...houses, ...halls, ...studies };

const scenes = Object.fromEntries(
  Object.entries(SHOTS).map(([key, shot]) => [key, () => photograph(shot())]),
);

await makeImagery({
  folder: `${import.meta.dirname}/../media`,
  scenes,
  drawings: {},
  keys: process.argv.slice(2),
});
