/** A paragraph, or a list. Facts stand in braces (`{name}`, see facts.ts), links as `[words](address)`. */
export type LegalBlock = string | readonly string[]

export type LegalSection = {
  /** Its address within the page. */ id: string
  title: string
  blocks: readonly LegalBlock[]
}

/** The value of `?tab=` that shows it. */
export type LegalTab = 'privacy' | 'terms' | 'fairuse'

export type LegalText = {
  tab: LegalTab
  title: string
  /** For search engines. */
  description: string
  intro: string
  /** The day on which this text last changed. Change it with the text. */
  revisedOn: string
  /** What one section is called before its number; empty for the number alone. */
  sectionName: string
  sections: readonly LegalSection[]
}
