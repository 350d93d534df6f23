import { expect, test } from '@jest/globals'
import { FIRST_LOOKS } from './standing.ts'

/** Alternatives of groups that mean something else than their own letters. */
const WITHOUT_MEANING = /\(\?<?[=!](?:[^()]|\([^()]*\))*\)/gu

/** Every way through a pattern of letters, groups and alternatives: a text for each, with one repetition or none. */
const waysThrough = (source: string): string[] => {
  let at = 0
  const alternatives = (): string[] => {
    const all: string[] = []
    let texts = ['']
    const extend = (more: readonly string[]) => {
      texts = texts.flatMap((text) => more.map((next) => text + next))
    }
    for (; at < source.length && source[at] !== ')';) {
      if (source[at] === '|') {
        at += 1
        all.push(...texts)
        texts = ['']
        continue
      }
      const options = atom()
      const [, quantifier = ''] = /^([?*+]|\{\d+,\d+\})?/u.exec(source.slice(at)) ?? []
      at += quantifier.length
      extend(quantifier === '' || quantifier === '+' ? options : ['', ...options])
    }
    return [...all, ...texts]
  }
  const atom = (): string[] => {
    const rest = source.slice(at)
    const [known = ''] = /^(?:\(\?:|\[\^?(?:\\p\{L\}|[^\]])*\]|\\p\{L\}|\\s|[^])/u.exec(rest) ?? []
    at += known.length
    if (known === '(?:') {
      const options = alternatives()
      at += 1
      return options
    }
    if (known === '\\s') return [' ']
    if (known === '^' || known === '$') return ['']
    return known.length > 1 ? ['x'] : [known]
  }
  return alternatives()
}

const cases = FIRST_LOOKS.flatMap(({ words, patterns }) => patterns.map((pattern) => ({ words, pattern })))

test.each(cases)('whatever $pattern matches holds one of the words looked for first', ({ words, pattern }) => {
  const texts = waysThrough(pattern.source.replaceAll(WITHOUT_MEANING, '')).filter((text) => pattern.test(text))
  expect(texts.length).toBeGreaterThan(10)
  for (const text of texts)
    for (const line of [text, `Piano ${text}`, text.toUpperCase()])
      if (pattern.test(line)) expect(`${line}: ${words.test(line)}`).toBe(`${line}: true`)
})
