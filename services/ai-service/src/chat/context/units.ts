import type { ChatSource } from '@wervio/contracts'

/** Whom a text is about: the job and its employer, or the candidate. Null where the context doesn't tell. */
export type Side = 'vacancy' | 'candidate' | null

/** The smallest thing an answer can quote: a sentence, a list item, a field, or the short fields of one record. */
export type Unit = {
  /** What is shown: the quote, or the quotes of a record joined by commas. */
  text: string
  sources: ChatSource[]
  /** Words of the keys that lead here. */
  keys: string
  /** The heading above it in its text, and the name of the record it belongs to. */
  heading: string
  speaker: string
  /** The question it answers, in a conversation. */
  asked: string
  /** What the recruiter had just said, where it points back at that: 'dat ken ik niet'. */
  remark?: string
  side: Side
  /** The candidate it is about, where several are answered about. */
  person?: string
  /** Place among all units, and which text, paragraph included, it comes from. */
  order: number
  paragraph: string
}

/** A context as an engine reads it. */
export type Reading = {
  units: Unit[]
  /** The candidate's name as it may be written in an answer; null when the context gives none. */
  candidateName: string | null
  /** Labels of texts in which sentences that order a machine about were left out. */
  ordersIn: string[]
}
