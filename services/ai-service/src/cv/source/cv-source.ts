import type { CvPlace } from '@wervio/contracts'

/**
 * A line of a CV without sensitive data. `place` is null for a document without pages. `reference`: it stands under the
 * references, so it is about another person.
 */
export type SourceLine = { text: string; place: CvPlace | null; reference: boolean }

/** The target of a link of a CV. */
export type SourceLink = { href: string; place: CvPlace | null; reference: boolean }

/** A CV as plain data, for an engine that reads it outside the thread that opened the file. */
export type CvSource = {
  /** In reading order; sensitive words, and lines that give orders to a machine, are not in them. */
  lines: readonly SourceLine[]
  /** Only addresses of e-mail, telephone and LinkedIn. */
  links: readonly SourceLink[]
  /** Dutch warnings about parts that were left out. */
  warnings: readonly string[]
}
