import type { LaunchReport } from '@plinth/contract';
import { client } from '../rpc/client.ts';
import type { CheckedReport } from './checked-report.ts';

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** Number of texts and images that are still samples. */
export const sampleCount = ({ samples }: Pick<LaunchReport, 'samples'>): number =>
  sum(
    samples.map(({ texts, images, in_search }) => texts.length + images.length + in_search.length),
  );

/** Number of issues that the checks found. */
export const problemCount = ({ problems }: Pick<CheckedReport, 'problems'>): number =>
  sum(problems.flatMap(({ kinds }) => kinds.map(({ count }) => count)));

/** Loads the number of texts and images that are still samples. */
export const countSamples = async (): Promise<number> =>
  sampleCount(await client.LaunchService.getReport({}));
