/** A call of a fake: the name of the function, and its arguments. */
export type Call = readonly [name: string, ...args: readonly unknown[]];
