import type { BlogTemplateRecord } from '@plinth/contract';
import type { EditedOwner } from '@plinth/editor';
import type { EditedKind } from '../../../document-editor/edited-kind.ts';
import { client } from '../../../rpc/client.ts';

/** What the editor shows of the template of posts, which has no status and no URL of its own. */
const editedTemplate = ({ id, name }: Omit<BlogTemplateRecord, 'document'>): EditedOwner => ({
  ...{ kind: 'blog_template', id, name, status: 'publish', published_at: null, service: null },
  liveUrl: null,
});

/** Opens the template of posts in the editor. */
export const templateKind: EditedKind = {
  kind: 'blog_template',
  pageType: 'blog.template',
  service: client.BlogService,
  open: async (id) => {
    const { blog_template, ...design } = await client.BlogService.getDesign({ id });
    return { owner: editedTemplate(blog_template), design, header_id: null, footer_id: null };
  },
  readOwner: async (id) => editedTemplate(await client.BlogService.get({ id })),
  ownSection: null,
  publish: async () => null,
  missing: {
    text: 'MODULE.BLOG_TEMPLATES.MISSING',
    back: 'MODULE.BLOG_TEMPLATES.BACK',
    list: '/blog/templates/',
  },
  list: '/blog/templates/',
  settings: () => '/blog/settings/',
  Settings: null,
  queryKey: ['BlogService'],
};
