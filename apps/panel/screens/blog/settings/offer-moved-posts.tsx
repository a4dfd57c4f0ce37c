import { useEffect, useRef } from 'react';
import { useOfferRedirects } from '../../../pages/use-offer-redirects.ts';
import { usePages } from '../../../pages/use-pages.ts';

type OfferMovedPostsProps = {
  readonly isDirty: boolean;
  /** The blog page in the form, which is the stored one unless the form is dirty. */
  readonly pageId: number | null;
};

/** Renders nothing; offers redirects of posts once another page is stored as the blog page. */
export const OfferMovedPosts = ({ isDirty, pageId }: OfferMovedPostsProps) => {
  const offer = useOfferRedirects();
  const pages = usePages().data ?? [];
  const known = useRef(pageId);
  useEffect(() => {
    if (isDirty || known.current === pageId) return;
    const find = (id: number | null) => pages.find((page) => page.id === id);
    offer(find(known.current), find(pageId));
    known.current = pageId;
  });
  return null;
};
