import type { PreviewPort } from '@plinth/editor';
import type { Owner } from '@plinth/model';
import { urlPath } from '../../pages/url-path.ts';
import { client } from '../../rpc/client.ts';
import { pageChoices } from './page-choices.ts';

const withEndingSlash = (path: string): string => path.replace(/\/*$/, '/');

/** The page or post that a path leads to. Null if there is none. */
async function ownerAt(path: string): Promise<Owner | null> {
  const pages = await pageChoices();
  const page = pages.find(({ detail = '' }) => withEndingSlash(detail) === path);
  if (page) return { kind: 'page', id: page.id };
  const { items } = await client.PostsService.getList({ count: 200 });
  const post = items.find(
    ({ full_url }) => full_url && withEndingSlash(urlPath(full_url)) === path,
  );
  return post ? { kind: 'post', id: post.id } : null;
}

/** Previews of what links lead to from the document of `edited`. */
export function linkedPreviews(edited: Owner): PreviewPort['linked'] {
  return async (href, sections, changes) => {
    const { pathname, hash } = new URL(href, location.origin);
    const owner = await ownerAt(withEndingSlash(decodeURI(pathname)));
    if (!owner) return null;
    const isEdited = owner.kind === edited.kind && owner.id === edited.id;
    const { createLook } = owner.kind === 'page' ? client.PagesService : client.PostsService;
    const { url, expires } = await createLook({
      id: owner.id,
      sections: isEdited ? sections : {},
      ...(changes ? { design: changes } : {}),
    });
    return { url: url + hash, expires };
  };
}
