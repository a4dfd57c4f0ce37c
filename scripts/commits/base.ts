/** Commits after this one must follow the convention, which older ones predate. */
export const BASE = '3ef878017c7035917109b894cb6291c7c3121834';
