import { isExclusion, type Finding } from './finding.ts'
import { isInName } from './names.ts'
import { fitAdjective } from './rewrite/adjective.ts'
import { isAboutOthers, isSoundRewrite } from './rewrite/sound-rewrite.ts'
import type { SourceName } from './law/sources.ts'
import type { Rule } from './rule.ts'
import { vocabulary } from './rules/vocabulary.ts'

/** Puts in the lists that a pattern names in braces; a list may name other lists. */
const expand = (pattern: string): string => {
  const expanded = pattern.replace(/\{([a-z]+)\}/g, (reference, name: string) =>
    name in vocabulary ? `(?:${vocabulary[name]})` : reference,
  )
  return expanded === pattern ? pattern : expand(expanded)
}

/** A context matches from the start of a word, and may be the stem of a longer one. */
const testOf = (pattern: string | undefined): RegExp | null =>
  pattern ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${expand(pattern)})`, 'iu') : null

const testsOf = ({ when, unless, whenBefore, unlessBefore }: Rule) => ({
  when: testOf(when),
  unless: testOf(unless),
  whenBefore: testOf(whenBefore),
  unlessBefore: testOf(unlessBefore),
})

const BOUNDARIES = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'] as const

const wholeWords = (pattern: string, flags: string): RegExp =>
  new RegExp(`${BOUNDARIES[0]}(?:${pattern})${BOUNDARIES[1]}`, flags)

/** Words that keep the capital of the sentence or title they open, and capitals throughout. */
const takeCapitals = (words: string, match: RegExpExecArray): string => {
  const [quote] = match
  const isShouted = match.input === match.input.toUpperCase() || quote.includes('/')
  if (isShouted && quote === quote.toUpperCase()) return words.toLocaleUpperCase('nl')
  const opensSentence = /^[^\p{L}]*$/u.test(match.input.slice(0, match.index))
  const isPlainTitle = /^\p{Lu}\p{Ll}+$/u.test(quote)
  return (opensSentence && /^\p{Lu}/u.test(quote)) || isPlainTitle
    ? words.charAt(0).toLocaleUpperCase('nl') + words.slice(1)
    : words
}

/** The template with the groups of the match in place of `$1`. */
const fillTemplate = (template: string, match: RegExpExecArray): string =>
  template
    .replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim()

/**
 * Somebody is spoken of as one gender in the same sentence: a title alone would leave 'de assistent … haar patiënten'.
 */
const GENDERED =
  /(?<!\p{L})(?:haar|hij|hem)(?!\p{L})|(?<!\p{L})(?:en|maar|want|dan|als) (?:zij|ze) (?=\p{L}+t(?!\p{L}))|(?<!\p{L})(?:en|met|naar|voor|van|over|bij|aan|in|op|uit|door|tot|als|\p{L}{2,}t|is|kan|wil|zal|mag) zijn(?= (?!er(?!\p{L})|een(?!\p{L})|de(?!\p{L})|het(?!\p{L}))\p{L})/iu

/** A clause that denies: what is put in the place of the words would be denied instead. */
const DENIED = /(?<!\p{L})(?:geen|niet|nooit|zonder|hoeft|in plaats van|noch)(?!\p{L})[^,;:.]*$/iu

/** 'Een jongen of meid': of the two no half is replaced alone. */
const COUPLE =
  /(?<!\p{L})(?:jongen|man|kerel|heer|vent|dame|vrouw|meid|meisje)s? (?:of|en) (?:een )?(?:jongen|man|kerel|heer|vent|dame|vrouw|meid|meisje)s?(?!\p{L})/iu

/** What one click puts in the place of the match; null where the sentence would break. */
const rewriteOf = ({ rewrite, category }: Rule, match: RegExpExecArray): string | null => {
  if (rewrite === null) return null
  const { input: sentence, index: start } = match
  const end = start + match[0].length
  const words =
    typeof rewrite === 'string'
      ? fillTemplate(rewrite, match)
      : fitAdjective(rewrite, sentence.slice(0, start), sentence.slice(end))
  if (!words) return null
  if (category === 'gender' && COUPLE.test(sentence)) return null
  const isTitle = category === 'gender' && !/\s/.test(match[0])
  if (isTitle && GENDERED.test(sentence.slice(end))) return null
  if (isExclusion(category) && DENIED.test(sentence.slice(0, start))) return null
  const replacement = takeCapitals(words, match)
  return isSoundRewrite({ sentence, start, end }, replacement) ? replacement : null
}

/** A finding that names its source; what it says depends on the country. */
export type SentenceFinding = Omit<Finding, 'source'> & { source: SourceName }

/** Rules whose words one pattern looks for first: most sentences have none of them. Smaller or larger isn’t faster. */
const GROUP_SIZE = 24

type CompiledRule = { rule: Rule; pattern: RegExp; tests: ReturnType<typeof testsOf> }
type RuleGroup = { anyPattern: RegExp; compiled: readonly CompiledRule[] }

const compileGroup = (rules: readonly Rule[]): RuleGroup => {
  const expanded = rules.map((rule) => ({ rule, words: expand(rule.pattern) }))
  return {
    anyPattern: wholeWords(expanded.map(({ words }) => words).join('|'), 'iu'),
    compiled: expanded.map(({ rule, words }) => ({ rule, pattern: wholeWords(words, 'giu'), tests: testsOf(rule) })),
  }
}

const applyRule = ({ rule, pattern, tests }: CompiledRule, text: string, findings: SentenceFinding[]): void => {
  const matches = [...text.matchAll(pattern)]
  if (matches.length === 0 || tests.unless?.test(text) || tests.when?.test(text) === false) return
  for (const match of matches) {
    const start = match.index
    const end = start + match[0].length
    const textBefore = text.slice(0, start)
    if (match[0] === '' || tests.unlessBefore?.test(textBefore) || tests.whenBefore?.test(textBefore) === false)
      continue
    const isTitle = rule.category === 'gender' && !/\s/.test(match[0])
    if (isTitle && isAboutOthers(textBefore, text)) continue
    const overlaps = findings.some(
      (other) => other.category === rule.category && other.start < end && start < other.end,
    )
    if (overlaps || isInName(text, start, end)) continue
    const { category, reason, source } = rule
    findings.push({ category, start, end, quote: match[0], reason, source, rewrite: rewriteOf(rule, match) })
  }
}

/**
 * Makes a function that finds the wordings of all rules in a sentence. Of two of one category that overlap, the first
 * stands.
 */
export const compileRules = (rules: readonly Rule[]): ((sentence: string) => SentenceFinding[]) => {
  const groups: RuleGroup[] = []
  for (let from = 0; from < rules.length; from += GROUP_SIZE)
    groups.push(compileGroup(rules.slice(from, from + GROUP_SIZE)))
  return (text) => {
    const findings: SentenceFinding[] = []
    for (const { anyPattern, compiled } of groups)
      if (anyPattern.test(text)) for (const rule of compiled) applyRule(rule, text, findings)
    return findings
  }
}
