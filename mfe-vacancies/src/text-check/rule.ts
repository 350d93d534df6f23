import type { Category } from './finding.ts'

/** What rules rest on; the text is shown with the finding. */
export const sources = {
  age: 'Wet gelijke behandeling op grond van leeftijd bij de arbeid (WGBL), art. 3; College voor de Rechten van de Mens, Leeftijd in vacatures',
  equal: 'Algemene wet gelijke behandeling (AWGB), art. 5',
  gender: 'Wet gelijke behandeling van mannen en vrouwen (WGB), art. 3; Burgerlijk Wetboek 7:646',
  health:
    'Wet gelijke behandeling op grond van handicap of chronische ziekte (WGBH/CZ), art. 4; Wet op de medische keuringen, art. 4',
  pay: 'Richtlijn (EU) 2023/970 over loontransparantie, art. 5',
  plain: 'Rijksoverheid, Taalniveau B1: zinnen tot ongeveer 15 woorden, actief, gewone woorden',
} as const

/**
 * A wording and what to do with it. `pattern` is a regular expression over whole words, in upper or lower case. `unless`
 * is tested on its sentence, and a match there switches the rule off. `rewrite` is a replacement (`$1` a group of the
 * pattern) or null.
 */
export type Rule = {
  category: Category
  pattern: string
  unless?: string
  /** What has to occur in its sentence for the rule to apply. */
  when?: string
  /** As `when`, on what stands before it in its sentence. */
  whenBefore?: string
  /** As `unless`, on what stands before it in its sentence: 'je begeleidt jonge mensen' is about clients. */
  unlessBefore?: string
  reason: string
  source: keyof typeof sources
  rewrite: string | null
}
