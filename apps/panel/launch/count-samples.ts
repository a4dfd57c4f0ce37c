import type { SampleContent } from '@plinth/contract';
import { client } from '../rpc/client.ts';

const sizeOf = ({ texts, images, in_search }: SampleContent): number =>
  texts.length + images.length + in_search.length;

/** Number of texts and images that the launch report lists as samples. */
export const countSamples = async (): Promise<number> => {
  const { samples } = await client.LaunchService.getReport({});
  return samples.reduce((count, sample) => count + sizeOf(sample), 0);
};
