import type { Finding } from './finding.ts'
import { sources, type Rule } from './rule.ts'
import { vocabulary } from './rules.ts'

/** Lists may name lists. */
const expand = (pattern: string): string => {
  const expanded = pattern.replace(/\{([a-z]+)\}/g, (whole, name: string) => vocabulary[name] ?? whole)
  return expanded === pattern ? pattern : expand(expanded)
}

/** Contexts begin a word and may be its stem. */
const testOf = (pattern: string | undefined): RegExp | null =>
  pattern ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${expand(pattern)})`, 'iu') : null

const testsOf = ({ when, unless, whenBefore, unlessBefore }: Rule) => ({
  when: testOf(when),
  unless: testOf(unless),
  whenBefore: testOf(whenBefore),
  unlessBefore: testOf(unlessBefore),
})

const whole = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${expand(pattern)})(?![\\p{L}\\p{N}])`, 'giu')

/** `$1` by its group; what was written with a capital gets one again. */
const rewritten = (template: string, match: RegExpExecArray): string => {
  const words = template
    .replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim()
  return /^\p{Lu}/u.test(match[0]) ? words.charAt(0).toLocaleUpperCase('nl') + words.slice(1) : words
}

/** One function that finds the rules' wordings in a sentence; of two of one category that overlap the first rule's stands. */
export const compileRules = (rules: readonly Rule[]): ((sentence: string) => Finding[]) => {
  const compiled = rules.map((rule) => ({ rule, pattern: whole(rule.pattern), tests: testsOf(rule) }))
  const any = new RegExp(compiled.map(({ pattern }) => pattern.source).join('|'), 'iu')
  return (text) => {
    const found: Finding[] = []
    if (!any.test(text)) return found
    for (const { rule, pattern, tests } of compiled) {
      if (tests.unless?.test(text) || tests.when?.test(text) === false) continue
      for (const match of text.matchAll(pattern)) {
        const from = match.index
        const to = from + match[0].length
        const before = text.slice(0, match.index)
        if (match[0] === '' || tests.unlessBefore?.test(before) || tests.whenBefore?.test(before) === false) continue
        if (found.some((other) => other.category === rule.category && other.start < to && from < other.end)) continue
        found.push({
          category: rule.category,
          start: from,
          end: to,
          quote: match[0],
          reason: rule.reason,
          source: sources[rule.source],
          rewrite: rule.rewrite === null ? null : rewritten(rule.rewrite, match),
        })
      }
    }
    return found
  }
}
