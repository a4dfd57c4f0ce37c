/** The id of a record in a path; 0 when it is no positive integer, which no record has. */
export const idOf = (param: string): number => (/^[1-9]\d{0,14}$/.test(param) ? Number(param) : 0);
