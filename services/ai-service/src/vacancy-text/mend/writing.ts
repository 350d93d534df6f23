/** Shorthand, and what it says. */
export type Writing = readonly [RegExp, string | ((typed: string, ...groups: string[]) => string)]
