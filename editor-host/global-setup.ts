import { buildHost, built } from './build.ts';
import { serveHost } from './serve.ts';

/** Builds and serves the page before the first test. */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildHost();
  const { origin, close } = await serveHost(built);
  process.env.HOST_ORIGIN = origin;
  return close;
}
