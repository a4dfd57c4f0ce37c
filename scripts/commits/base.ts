/** Commits after this one have the form; older ones were written before it was agreed. */
export const BASE = '3ef878017c7035917109b894cb6291c7c3121834';
