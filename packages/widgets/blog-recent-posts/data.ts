import type { WidgetData } from '../kit/view.ts';
import type { BlogRecentPostsProperties } from './schema.ts';

export const data: WidgetData<BlogRecentPostsProperties, 'posts'> = ({ count }, { owner }) => ({
  source: 'posts',
  count,
  except: owner?.kind === 'post' ? owner.id : null,
});
