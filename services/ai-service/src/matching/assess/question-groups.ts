import type { MatchTaxonomy } from '../titles/same-occupation.ts'
import { askedTerms } from '../words/asked-terms.ts'
import { practicalGroup } from '../words/practical-signs.ts'
import { termGroupOf, type TermGroup } from '../words/term-index.ts'
import { taxonomyLabels } from './taxonomy-labels.ts'

/** What is looked for by its words. */
export type TermQuestion = {
  text: string
  /** A claim alone is enough, as for traits and certificates. */
  claimsCount: boolean
  /** Whether who did this in a job does the work that is asked for. */
  isWork: boolean
  /** Whether it is work that is demanded: who shows some of it is believed a part of the rest. */
  isDemanded?: boolean
  /** It is valid, ran out or was applied for, as certificates are. */
  hasStanding?: boolean
  /** Whether who hasn't got it may say that they will get it: 'VCA of bereid dit te halen'. */
  acceptsWilling?: boolean
  /** Words that count for little here: 'registratie' beside 'BIG'. */
  light?: RegExp
}

const LIGHT_WEIGHT = 0.2
const LEAST_WEIGHT = 0.9
const ALTERNATIVES =
  /\s*(?:,|\/|;|\(|\)|(?<!\p{L})(?:of|or|en\/of|and\/or|ofwel|bijvoorbeeld|bijv\.?|bv\.?|zoals|such as|like|e\.g\.|i\.e\.)(?!\p{L}))\s*/iu
const OFFERS_CHOICE = /(?<!\p{L})(?:of|or|bijvoorbeeld|bijv\.?|bv\.?|zoals|such as|e\.g\.)(?!\p{L})|\//iu
/** Examples between brackets: 'geautomatiseerd testen (Jest, Playwright)'. */
const EXAMPLES = /\([^()]{3,150},[^()]{2,150}\)/u
/** One word between brackets is another name: 'veiligheidspaspoort (VP)', 'isoleren (sarking)'. */
const OTHER_NAME = /^([^()]{4,120})\(([\p{L}\d-]{2,24})\)([^()]*)$/u
/** What something does: 'a portfolio that shows your process'. Below it what a paper is for: 'pas voor de haven'. */
const PURPOSE = /\s(?:that|which|waarin|waarmee|waaruit)\s.*$/iu
const PURPOSE_OF_PAPER = /\s(?:voor|for|om|to)\s.*$/iu

/** A question in shorter words that ask the same. */
const shorterWords = ({ text, hasStanding = false }: TermQuestion): string[] => {
  const [, before = '', name = '', behind = ''] = OTHER_NAME.exec(text) ?? []
  const bare = (words: string) => words.replace(PURPOSE, '').replace(hasStanding ? PURPOSE_OF_PAPER : /(?!)/u, '')
  // Letters between brackets can be the kind of thing that is named: 'Opera (PMS)'.
  const isName = hasStanding || /\p{Ll}{4}/u.test(name)
  const names = name === '' ? [text] : [`${before} ${behind}`, ...(isName ? [name] : [])]
  return names.map(bare).filter((words) => words !== text)
}

/** The ways to meet a question: as a whole, by each alternative that it offers, and by the other names of these. */
export const groupsOf = (question: TermQuestion, taxonomy: MatchTaxonomy | null): TermGroup[] => {
  const { text, light } = question
  const practical = practicalGroup(text)
  if (practical !== null) return [practical]
  const offersChoice = OFFERS_CHOICE.test(text) || EXAMPLES.test(text)
  const parts = offersChoice ? text.split(ALTERNATIVES) : []
  const labels = taxonomy ? [text, ...parts].flatMap((part) => taxonomyLabels(part, taxonomy)) : []
  return [text, ...shorterWords(question), ...parts, ...labels]
    .map(askedTerms)
    .map((terms) =>
      termGroupOf(terms.map((term) => (light?.test(term.text) ? { ...term, weight: LIGHT_WEIGHT } : term))),
    )
    .filter(({ total }, at) => (at === 0 ? total > 0 : total >= LEAST_WEIGHT))
}
