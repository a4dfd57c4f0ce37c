type Times = { readonly created: string; readonly modified: string };

/** How long setup may take, in ms. */
const SETUP = 60_000;

/** Returns whether the owner made or changed a record, rather than the setup of the site. */
export const editedSince = (pages: readonly Times[]): ((record: Times) => boolean) => {
  const start = Math.min(...pages.map(({ created }) => Date.parse(created)));
  return ({ created, modified }) =>
    Date.parse(modified) > Date.parse(created) || Date.parse(created) > start + SETUP;
};
