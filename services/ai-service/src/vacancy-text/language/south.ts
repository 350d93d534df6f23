/** How 'ge' is said of who reads, with what it is in the standard language. */
const FORMS: readonly [RegExp, string][] = [
  [/(?<!\p{L})(?:G|g)(?:e|ij) zijt(?!\p{L})/gu, 'je bent'],
  [/(?<!\p{L})(?:Z|z)ijt (?:ge|gij)(?!\p{L})/gu, 'ben je'],
  [/(?<!\p{L})(?:H|h)ebt? (?:ge|gij)(?!\p{L})/gu, 'heb je'],
  [/(?<!\p{L})(?:K|k)unt? (?:ge|gij)(?!\p{L})/gu, 'kun je'],
  [/(?<!\p{L})(?:W|w)ilt? (?:ge|gij)(?!\p{L})/gu, 'wil je'],
  [/(?<!\p{L})(?:G|g)(?:e|ij) (?=\p{Ll}+t(?!\p{L})|mag |kan )/gu, 'je '],
  [/(?<!\p{L})uwe(?:n)? (?=\p{Ll})/gu, 'je '],
  [/(?<!\p{L})(?: ?hé| ?hè|eh|amai|allez|zenne|zulle)[.!]*(?= ?(?:$|[\n/,;)]))/gmu, ''],
]

/** Speech of the south in the standard language: 'ge zijt' is 'je bent'. A capital that begins a text stays one. */
export const writeStandard = (text: string): string =>
  FORMS.reduce(
    (spoken, [form, standard]) =>
      spoken.replace(form, (typed: string) =>
        /^\p{Lu}/u.test(typed) ? `${standard.charAt(0).toUpperCase()}${standard.slice(1)}` : standard,
      ),
    text,
  )
