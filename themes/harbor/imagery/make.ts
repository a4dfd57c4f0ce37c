import { makeImagery } from '../../imagery/make-imagery.ts';
import type { Picture } from '../../imagery/paint/picture.ts';
import { PORTRAITS } from './flat/portraits.ts';
import { paintChart } from './scenes/chart.ts';
import { paintCliff } from './scenes/cliff.ts';
import { paintDawn } from './scenes/dawn.ts';
import { paintFog } from './scenes/fog.ts';
import { paintForest } from './scenes/forest.ts';
import { paintHero } from './scenes/hero.ts';
import { paintHills } from './scenes/hills.ts';
import { paintHull } from './scenes/hull.ts';
import { paintKeel } from './scenes/keel.ts';
import { paintKetch } from './scenes/ketch.ts';
import { paintLane } from './scenes/lane.ts';
import { paintMooring } from './scenes/mooring.ts';
import { paintNight } from './scenes/night.ts';
import { paintNotebook } from './scenes/notebook.ts';
import { paintQuay } from './scenes/quay.ts';
import { paintReport } from './scenes/report.ts';
import { paintRigging } from './scenes/rigging.ts';
import { paintRowboat } from './scenes/rowboat.ts';
import { paintShelf } from './scenes/shelf.ts';
import { paintStorm } from './scenes/storm.ts';
import { paintSurf } from './scenes/surf.ts';
import { paintWindow } from './scenes/window.ts';
import { paintWorkshop } from './scenes/workshop.ts';

const SCENES: { readonly [key: string]: () => Promise<Picture> } = {
  hero: paintHero,
  hull: paintHull,
  report: paintReport,
  storm: paintStorm,
  workshop: paintWorkshop,
  rigging: paintRigging,
  ketch: paintKetch,
  quay: paintQuay,
  fog: paintFog,
  dawn: paintDawn,
  keel: paintKeel,
  chart: paintChart,
  mooring: paintMooring,
  surf: paintSurf,
  cliff: paintCliff,
  night: paintNight,
  hills: paintHills,
  notebook: paintNotebook,
  window: paintWindow,
  rowboat: paintRowboat,
  shelf: paintShelf,
  forest: paintForest,
  lane: paintLane,
};

const DRAWINGS: { readonly [key: string]: string } = {
  ...PORTRAITS,
};

await makeImagery({
  folder: `${import.meta.dirname}/../media`,
  scenes: SCENES,
  drawings: DRAWINGS,
  keys: process.argv.slice(2),
});
