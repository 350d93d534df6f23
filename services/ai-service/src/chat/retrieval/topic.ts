/** Something recruiters ask about, and how it can be recognised in a question, in a context and in a sentence. */
export type Topic = {
  id: string
  /**
   * In an answer: 'Over het salaris staat er'. Of a candidate it may be called otherwise, and then takes 'van Sanne'
   * after it.
   */
  label: string
  labelOfCandidate?: string
  asks: RegExp
  /** Asked only where this is on the screen. */
  of?: 'vacancy' | 'candidate'
  /** Keys and headings that say so. */
  keys: RegExp
  /** Keys and headings under which it stands among other things: a sentence there must not be `rather`. */
  mixedKeys?: RegExp
  rather?: RegExp
  /** Whether what stands there without being `rather` belongs to the topic, also without its wordings. */
  takesTheRest?: true
  /** Keys and headings of a neighbouring topic, to which the text under them belongs. */
  otherKeys?: RegExp
  /** Wordings in the text itself. */
  says: RegExp
  /** What a sentence of the topic never says: the opposite. */
  unless?: RegExp
  /**
   * Topics to answer with when the context doesn't name this one, and the words for that. `addition` follows a short
   * answer: sentences of those topics that match `says`.
   */
  instead?: { topics: string[]; because: string; addition?: { says: RegExp; lead: string } }
  /** The same where a candidate is asked about. */
  insteadOfCandidate?: { topics: string[]; because: string }
  most: number
}
