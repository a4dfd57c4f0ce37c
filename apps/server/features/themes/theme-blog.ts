import { PostFields, referencesIn, SectionFields, type WidgetNode } from '@plinth/model';
import { cleanRichText } from '../../documents/clean-rich-text.ts';
import type { Documents } from '../../documents/documents.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { createRecord } from '../../storage/records/records.ts';
import type { OpenTheme } from './open-theme.ts';
import { type KnownIds, keyOf, resolveDocument, resolveReferences } from './references.ts';
import type { ThemeFile, ThemePost } from './theme-file.ts';

/** What a theme needs of the blog. */
export type BlogPorts = {
  /** Makes a page the blog's, unless the site has a blog. */
  readonly startBlog: (tx: Tx, page_id: number) => Promise<void>;
  /** A free slug of a post. */
  readonly uniquePostSlug: (db: Reader, url: string) => Promise<string>;
};

type MenuItems = readonly { readonly link?: { readonly page_id?: unknown } }[];

const leadsTo = ({ link }: MenuItems[number], key: string): boolean =>
  link?.page_id === `@page/${key}`;

/** A theme for a site without a blog: without its page, its posts, and menu items that lead there. */
export function withoutBlog(opened: OpenTheme): OpenTheme {
  const { blog, ...theme } = opened.theme;
  if (!blog) return opened;
  return {
    ...opened,
    theme: {
      ...theme,
      pages: theme.pages.filter(({ key }) => key !== blog.page),
      menus: theme.menus.map((menu) => ({
        ...menu,
        items: (menu.items as MenuItems).filter((item) => !leadsTo(item, blog.page)),
      })),
    },
  };
}

/** The sample posts of a theme. */
export const postsOf = ({ blog }: ThemeFile): readonly ThemePost[] => blog?.posts ?? [];

/** The fields of a sample post. */
export const SamplePost = PostFields.pick({
  ...{ name: true, short_description: true },
  ...{ image_id: true, image_title: true, image_alt: true },
});

/** Keys of the images of its posts. */
export const postImages = (theme: ThemeFile): readonly string[] =>
  postsOf(theme)
    .flatMap(({ fields }) => referencesIn(SamplePost, fields))
    .flatMap((reference) => keyOf(reference) ?? []);

export const IN_POST = { pageType: 'blog.post', sectionName: 'content' } as const;

type PostContext = {
  readonly ids: KnownIds;
  readonly documents: Documents;
  readonly status: 'publish' | 'draft';
} & Pick<BlogPorts, 'uniquePostSlug'>;

/** ms between posts that are published together, so that they keep their order. */
const APART = 60_000;

/** Adds the sample posts of a theme. */
export async function createPosts(
  tx: Tx,
  { theme, document }: OpenTheme,
  { ids, documents, status, uniquePostSlug }: PostContext,
): Promise<void> {
  for (const [index, { file, url, fields }] of postsOf(theme).entries()) {
    const post = SamplePost.parse(resolveReferences(SamplePost, fields, ids));
    const tree: WidgetNode = resolveDocument(document(file), ids);
    const context = { location: IN_POST, path: file, allowsMissingStyles: true } as const;
    const content = await createRecord(tx, 'section', {
      ...SectionFields.parse({ name: post.name }),
      document: await documents.accept(tx.db, tree, context),
    });
    await createRecord(tx, 'post', {
      ...PostFields.parse({ ...post, status }),
      ...{ categories: [], tags: [] },
      short_description: cleanRichText(post.short_description),
      url: await uniquePostSlug(tx.db, url),
      published_at: status === 'publish' ? new Date(tx.now - index * APART).toISOString() : null,
      content_id: content.id,
    });
  }
}
