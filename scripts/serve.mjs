// Runs a command of the built product in a process without the memory of the build.
import { runCli } from '../apps/server/dist/cli.mjs';

await runCli(process.argv.slice(2));
