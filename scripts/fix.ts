import { root } from './lib/root.ts';
import { show } from './lib/run.ts';

await show(process.execPath, [
  `${root}node_modules/@biomejs/biome/bin/biome`,
  'check',
  '--write',
  '.',
]);
