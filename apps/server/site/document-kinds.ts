import type { OwnerKind } from '@plinth/model';
import type { DocumentKind } from '../features/document-owners/document-kind.ts';
import { pageDocuments } from '../features/pages/page-documents.ts';
import { popupDocuments } from '../features/popups/popup-documents.ts';
import { postDocuments } from '../features/posts/post-documents.ts';
import { templateDocuments } from '../features/posts/template-documents.ts';

/** All kinds of records with public documents. */
export const DOCUMENT_KINDS: { readonly [K in OwnerKind]: DocumentKind } = {
  page: pageDocuments,
  post: postDocuments,
  popup: popupDocuments,
  blog_template: templateDocuments,
};
