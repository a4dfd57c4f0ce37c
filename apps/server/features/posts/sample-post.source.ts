import type { LoadData } from '../../documents/data-loader.ts';
import { getRecord } from '../../storage/records/records.ts';
import { readPublishedPosts } from './published-posts.ts';

export const load: LoadData<'sample_post'> = async (requests, ports) => {
  ports.tag('location:post:*');
  const [post] = await readPublishedPosts(ports, { count: 1 });
  if (!post) return requests.map(() => null);
  ports.tag(`section:${post.content_id}`);
  const { document } = await getRecord(ports.db, 'section', post.content_id);
  return requests.map(() => ({ document }));
};
