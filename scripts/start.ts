import { serve } from './lib/serve.ts';

await serve(['start', ...process.argv.slice(2)]);
