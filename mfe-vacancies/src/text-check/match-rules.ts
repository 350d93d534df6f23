import type { Finding } from './finding.ts'
import { sources, type Rule } from './rule.ts'
import { vocabulary } from './rules.ts'
import type { Span } from './sentences.ts'

const expand = (pattern: string): string => pattern.replace(/\{([a-z]+)\}/g, (whole, name: string) => vocabulary[name] ?? whole)

const testOf = (pattern: string | undefined): RegExp | null => (pattern ? new RegExp(expand(pattern), 'iu') : null)

const whole = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${expand(pattern)})(?![\\p{L}\\p{N}])`, 'giu')

/** `$1` by its group; what was written with a capital gets one again. */
const rewritten = (template: string, match: RegExpExecArray): string => {
  const words = template
    .replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim()
  return /^\p{Lu}/u.test(match[0]) ? words.charAt(0).toLocaleUpperCase('nl') + words.slice(1) : words
}

/** One function that finds the rules' wordings in a sentence; of two of one category that overlap the first rule's stands. */
export const compileRules = (rules: readonly Rule[]): ((sentence: Span) => Finding[]) => {
  const compiled = rules.map((rule) => ({ rule, pattern: whole(rule.pattern), unless: testOf(rule.unless), unlessBefore: testOf(rule.unlessBefore) }))
  const any = new RegExp(compiled.map(({ pattern }) => pattern.source).join('|'), 'iu')
  return ({ text, start }) => {
    const found: Finding[] = []
    if (!any.test(text)) return found
    for (const { rule, pattern, unless, unlessBefore } of compiled) {
      if (unless?.test(text)) continue
      for (const match of text.matchAll(pattern)) {
        const from = start + match.index
        const to = from + match[0].length
        if (match[0] === '' || unlessBefore?.test(text.slice(0, match.index))) continue
        if (found.some((other) => other.category === rule.category && other.start < to && from < other.end)) continue
        found.push({ category: rule.category, start: from, end: to, quote: match[0], reason: rule.reason, source: sources[rule.source], rewrite: rule.rewrite === null ? null : rewritten(rule.rewrite, match) })
      }
    }
    return found
  }
}
