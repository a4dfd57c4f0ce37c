/** Kinds of records whose design is edited in the editor; each is also the name of its record. */
export const OWNER_KINDS = ['page', 'post'] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

/** The record that a document belongs to. */
export type Owner = { readonly kind: OwnerKind; readonly id: number };
