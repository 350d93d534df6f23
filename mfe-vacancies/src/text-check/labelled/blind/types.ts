/** 'tune' may be read while rules are written; 'kept' is only scored. */
export type Half = 'tune' | 'kept'

export type Category =
  | 'leeftijd'
  | 'gender'
  | 'afkomst'
  | 'gezondheid'
  | 'gezin'
  | 'geloof'
  | 'uiterlijk'
  | 'jargon'
  | 'passief'
  | 'lange zin'
  | 'loon'

export interface SentenceCase {
  id: string
  half: Half
  /** Where the vacancy is; it decides the law and the words that are common. */
  country: 'NL' | 'BE'
  text: string
  /** Null when a checker should say nothing against this sentence. */
  category: Category | null
  /** Other categories that are as good a name for the same finding. */
  alsoAccepted?: readonly Category[]
  /** The words to mark, as they stand in the text; for 'lange zin' the whole sentence. */
  marks: readonly string[]
  /** Whole sentences, any of which is an ideal result of one click; absent where only advice is safe. */
  rewrites?: readonly string[]
  /** True for a demand that the law asks for or allows: a checker may say so, and may not call it wrong. */
  lawful?: boolean
}
