import { serve } from './lib/serve.ts';

await serve(process.argv.slice(2));
