import type { CvPlace } from '@wervio/contracts'

/** A line of a CV as whoever reads it gets it: without what is sensitive. `place` null for a document without pages. `reference`: it stands under the references, and tells of somebody else. */
export type SourceLine = { text: string; place: CvPlace | null; reference: boolean }

/** Where a link of a CV leads. */
export type SourceLink = { href: string; place: CvPlace | null; reference: boolean }

/** A CV as plain data, for an engine that reads it outside the thread that opened the file. */
export type CvSource = {
  /** In reading order; sensitive words, and lines that give orders to a machine, are not in them. */
  lines: readonly SourceLine[]
  /** Only addresses of e-mail, telephone and LinkedIn. */
  links: readonly SourceLink[]
  /** What was left out, in Dutch. */
  warnings: readonly string[]
}
