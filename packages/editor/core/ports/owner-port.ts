/** The ways from the editor to what surrounds the owner of the open document. */
export type OwnerPort = {
  readonly openSettings: () => void;
  readonly leave: () => void;
  /** Throws the open documents away and loads them again. */
  readonly reload: () => void;
};
