/** The record id in a path; 0, which no record has, if it isn't a positive integer. */
export const idOf = (param: string): number => (/^[1-9]\d{0,14}$/.test(param) ? Number(param) : 0);
