/** Something recruiters ask about, and how it can be recognised in a question, in a context and in a sentence. */
export type Topic = {
  id: string
  /** In an answer: 'Over het salaris staat er'. Of a candidate it may be called otherwise, and then takes 'van Sanne' after it. */
  label: string
  labelOfCandidate?: string
  asks: RegExp
  /** Keys and headings that say so. */
  keys: RegExp
  /** Keys and headings under which it stands among other things: a sentence there must not be `rather`. */
  mixedKeys?: RegExp
  rather?: RegExp
  /** Whether what stands there without being `rather` belongs to the topic, also without its wordings. */
  takesTheRest?: true
  /** Keys and headings of the topic that stands beside this one: what is there belongs to the other. */
  otherKeys?: RegExp
  /** Wordings in the text itself. */
  says: RegExp
  /** What a sentence of the topic never says: the opposite. */
  unless?: RegExp
  /** Topics that tell something near when the context doesn't name this one, and how the answer says so. What of them `says` so too goes beside a short answer. */
  instead?: { topics: string[]; because: string; beside?: { says: RegExp; lead: string } }
  /** The same where a candidate is asked about. */
  insteadOfCandidate?: { topics: string[]; because: string }
  most: number
}
