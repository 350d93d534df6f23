import { checkText } from '../../check-text.ts'
import type { Category, Finding } from '../../finding.ts'
import type { Category as Label, SentenceCase } from './types.ts'

const categoryOf: Record<Label, Category> = {
  leeftijd: 'age',
  gender: 'gender',
  afkomst: 'origin',
  gezondheid: 'health',
  gezin: 'family',
  geloof: 'belief',
  uiterlijk: 'appearance',
  jargon: 'jargon',
  passief: 'passive',
  'lange zin': 'sentence',
  loon: 'pay',
}

/** The findings that are about the marks of a case, in a category that its label accepts. */
const matchingFindings = (sentence: SentenceCase, findings: readonly Finding[]): Finding[] => {
  if (sentence.category === null) return []
  const categories = [sentence.category, ...(sentence.alsoAccepted ?? [])].map((label) => categoryOf[label])
  const places = sentence.marks.map((mark) => {
    const start = sentence.text.toLowerCase().indexOf(mark.toLowerCase())
    if (start < 0) throw new Error(`${sentence.id}: the mark '${mark}' doesn't stand in the text`)
    return { start, end: start + mark.length }
  })
  const isAbout = (finding: Finding, place: { start: number; end: number }): boolean =>
    categories.includes(finding.category) && finding.start < place.end && place.start < finding.end
  const marksFound = places.every((place) => findings.some((finding) => isAbout(finding, place)))
  return marksFound ? findings.filter((finding) => places.some((place) => isAbout(finding, place))) : []
}

/** The text after one click on the rewrite of each finding that has one, from the last to the first. */
const applyRewrites = (text: string, findings: readonly Finding[]): string =>
  findings
    .toSorted((a, b) => b.start - a.start)
    .reduce((after, { start, end, rewrite }) => after.slice(0, start) + (rewrite ?? '') + after.slice(end), text)

export type Judgement = {
  /** Null for an innocent sentence. */
  isFound: boolean | null
  /** Whether nothing is said against an innocent sentence; null for another. */
  isLeftAlone: boolean | null
  /** The sentence after the clicks that are offered on its marks; null when none is. */
  rewritten: string | null
  /** Null when no click is offered. 'unlisted' is for a person to read. */
  rewrite: 'accepted' | 'unlisted' | 'only advice was safe' | null
  findings: readonly Finding[]
}

/** How the check judges one sentence of the blind set. */
export const judgeSentence = (sentence: SentenceCase): Judgement => {
  // Whether pay is missing only a whole text can show; such a finding has no words.
  const findings = checkText(sentence.text).findings.filter(({ quote }) => quote !== '')
  const matches = matchingFindings(sentence, findings)
  const offers = (sentence.category === null ? findings : matches).filter(({ rewrite }) => rewrite !== null)
  const rewritten = offers.length === 0 ? null : applyRewrites(sentence.text, offers)
  const judgeRewrite = (): Judgement['rewrite'] => {
    if (rewritten === null) return null
    if (!sentence.rewrites) return 'only advice was safe'
    return sentence.rewrites.includes(rewritten) ? 'accepted' : 'unlisted'
  }
  return {
    isFound: sentence.category === null ? null : matches.length > 0,
    isLeftAlone: sentence.category === null ? findings.length === 0 : null,
    rewritten,
    rewrite: judgeRewrite(),
    findings,
  }
}

const partOf = <Item>(items: readonly Item[], isRight: (item: Item) => boolean): number =>
  items.length === 0 ? 1 : items.filter(isRight).length / items.length

/**
 * Figures of a half, each from 0 to 1: sentences found, innocent ones left alone, clicks that give an accepted
 * sentence, and clicks where more than advice is safe.
 */
export const figuresOf = (sentences: readonly SentenceCase[]) => {
  const judgements = sentences.map(judgeSentence)
  const offers = judgements.filter(({ rewrite }) => rewrite !== null)
  return {
    recall: partOf(
      judgements.filter(({ isFound }) => isFound !== null),
      ({ isFound }) => isFound === true,
    ),
    'innocent left alone': partOf(
      judgements.filter(({ isLeftAlone }) => isLeftAlone !== null),
      ({ isLeftAlone }) => isLeftAlone === true,
    ),
    'clicks that give an accepted sentence': partOf(offers, ({ rewrite }) => rewrite === 'accepted'),
    'clicks where one is safe': partOf(offers, ({ rewrite }) => rewrite !== 'only advice was safe'),
  }
}
