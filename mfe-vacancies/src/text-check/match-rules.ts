import type { Finding } from './finding.ts'
import { sources, type Rule } from './rule.ts'
import { vocabulary } from './rules/vocabulary.ts'

/** Puts in the lists that a pattern names in braces; a list may name other lists. */
const expand = (pattern: string): string => {
  const expanded = pattern.replace(/\{([a-z]+)\}/g, (reference, name: string) => vocabulary[name] ?? reference)
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

const wholeWords = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${expand(pattern)})(?![\\p{L}\\p{N}])`, 'giu')

/** The template with the groups of the match in place of `$1`; a match with a capital gives words with a capital. */
const fillTemplate = (template: string, match: RegExpExecArray): string => {
  const words = template
    .replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim()
  return /^\p{Lu}/u.test(match[0]) ? words.charAt(0).toLocaleUpperCase('nl') + words.slice(1) : words
}

/**
 * Makes a function that finds the wordings of all rules in a sentence. Of two of one category that overlap, the first
 * stands.
 */
export const compileRules = (rules: readonly Rule[]): ((sentence: string) => Finding[]) => {
  const compiled = rules.map((rule) => ({ rule, pattern: wholeWords(rule.pattern), tests: testsOf(rule) }))
  const anyPattern = new RegExp(compiled.map(({ pattern }) => pattern.source).join('|'), 'iu')
  return (text) => {
    const findings: Finding[] = []
    if (!anyPattern.test(text)) return findings
    for (const { rule, pattern, tests } of compiled) {
      if (tests.unless?.test(text) || tests.when?.test(text) === false) continue
      for (const match of text.matchAll(pattern)) {
        const start = match.index
        const end = start + match[0].length
        const textBefore = text.slice(0, start)
        if (match[0] === '' || tests.unlessBefore?.test(textBefore) || tests.whenBefore?.test(textBefore) === false)
          continue
        if (findings.some((other) => other.category === rule.category && other.start < end && start < other.end))
          continue
        findings.push({
          category: rule.category,
          start,
          end,
          quote: match[0],
          reason: rule.reason,
          source: sources[rule.source],
          rewrite: rule.rewrite === null ? null : fillTemplate(rule.rewrite, match),
        })
      }
    }
    return findings
  }
}
