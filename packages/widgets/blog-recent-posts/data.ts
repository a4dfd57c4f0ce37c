import type { WidgetData } from '../kit/view.ts';
import type { BlogRecentPostsProperties } from './schema.ts';

export const data: WidgetData<BlogRecentPostsProperties, 'posts'> = (
  { count, selection },
  { owner },
) => ({
  source: 'posts',
  select: owner?.kind === 'post' || owner?.kind === 'blog_template' ? selection : 'newest',
  count,
  except: owner?.kind === 'post' ? owner.id : null,
});
