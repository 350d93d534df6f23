/** 'tune' may be read while rules are written; 'kept' is only scored. */
export type Half = 'tune' | 'kept'

/**
 * Words to look for in a text that was made plain: no-break spaces are spaces, every dash is '-', quotes are straight,
 * line ends stay. A string is looked for without regard of capitals, a regular expression as it is.
 */
export type Wording = string | RegExp

/** Something a text says; with a list, any one of its wordings is enough. */
export type Fact = Wording | readonly Wording[]
