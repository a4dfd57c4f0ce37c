import type { AppFiles } from '../storage/folders/app-files.ts';

/** Changes with every build. */
const BUILD_SEAL = 'apps/server/dist/.built';

/** Another build may render other responses from the same records. */
export const buildOf = ({ version, readText }: AppFiles): string =>
  `${version} ${readText(BUILD_SEAL) ?? ''}`;
