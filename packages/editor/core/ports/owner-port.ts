/** Navigation from the editor to screens of the document's owner. */
export type OwnerPort = {
  readonly openSettings: () => void;
  readonly leave: () => void;
  /** Discards the open documents and loads them again. */
  readonly reload: () => void;
};
