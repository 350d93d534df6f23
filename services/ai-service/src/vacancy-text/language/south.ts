import { verbBeforeJe } from './verb-before-je.ts'

/** 'Probeert ge', 'dan krijgt ge': a verb loses its t before 'je'. */
const VERB_BEFORE_GE = /(?<!\p{L})(\p{L}+) (?:ge|gij)(?![\p{L}-])(?= (\p{L}*)|)/gu

/** How 'ge' is said of who reads, with what it is in the standard language. */
const FORMS: readonly [RegExp, string][] = [
  [/(?<!\p{L})(?:G|g)(?:e|ij) zijt(?!\p{L})/gu, 'je bent'],
  [/(?<!\p{L})(?:Z|z)ijt (?:ge|gij)(?!\p{L})/gu, 'ben je'],
  [/(?<!\p{L})(?:H|h)ebt? (?:ge|gij)(?!\p{L})/gu, 'heb je'],
  [/(?<!\p{L})(?:K|k)unt? (?:ge|gij)(?!\p{L})/gu, 'kun je'],
  [/(?<!\p{L})(?:W|w)ilt? (?:ge|gij)(?!\p{L})/gu, 'wil je'],
  [/(?<!\p{L})(?:G|g)ij(?= (?:\p{Ll}+t(?!\p{L})|mag |kan ))/gu, 'je'],
  [/(?<!\p{L})(?:G|g)ij(?![\p{L}-])/gu, 'jij'],
  [/(?<!\p{L})(?:G|g)e(?![\p{L}-])/gu, 'je'],
  [/(?<!\p{L})uwe(?:n)? (?=\p{Ll})/gu, 'je '],
  [/(?<!\p{L})u+h+m*(?!\p{L}),? ?|(?<!\p{L})e+u?h+m*(?![\p{L}]),? ?/gu, ''],
  [/(?<!\p{L})(?: ?hé| ?hè|eh|amai|allez|zenne|zulle)[.!]*(?= ?(?:$|[\n/,;)]))/gmu, ''],
]

/** Speech of the south in the standard language: 'ge zijt' is 'je bent'. A capital that begins a text stays one. */
export const writeStandard = (text: string): string =>
  FORMS.reduce(
    (spoken, [form, standard]) =>
      spoken.replace(form, (typed: string) =>
        /^\p{Lu}/u.test(typed) ? `${standard.charAt(0).toUpperCase()}${standard.slice(1)}` : standard,
      ),
    text.replace(VERB_BEFORE_GE, (typed, verb: string, next = '') => {
      const before = verbBeforeJe(verb.toLowerCase(), next)
      if (before === null) return typed
      return `${/^\p{Lu}/u.test(verb) ? before.charAt(0).toUpperCase() + before.slice(1) : before} je`
    }),
  )
