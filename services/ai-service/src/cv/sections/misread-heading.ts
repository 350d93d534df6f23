import { wordsOfHeading } from './heading-key.ts'
import { isFirmKind, isFirmWording } from './firm-headings.ts'
import { headingWords, type SectionKind } from './heading-words.ts'

/** Shorter words have neighbours that are other words: 'Talen' and 'Taken'. */
const SHORTEST = 7
/** Words of some length may have two letters wrong. */
const LONG = 11
/** Words of a CV that are one letter from a heading. */
const OTHER_WORDS: ReadonlySet<string> = new Set([
  'contract',
  'contrast',
  'compact',
  'reverences',
  'personnel',
  'experienced',
])

/** Letters that look alike to a recogniser, as one of them: 'rn' and 'm', 'l' and 'i'. */
const looks = (key: string): string =>
  key
    .replaceAll('rn', 'm')
    .replaceAll('cl', 'd')
    .replaceAll('vv', 'w')
    .replace(/[l1|]/g, 'i')
    .replaceAll('0', 'o')
    .replaceAll('5', 's')
    .replaceAll('8', 'b')
    .replaceAll('q', 'g')

const keyOf = (text: string): string => (wordsOfHeading(text) ?? []).join('')

type KnownHeading = { key: string; kind: SectionKind; firm: boolean }

const headings: readonly KnownHeading[] = (Object.entries(headingWords) as [SectionKind, readonly string[]][])
  .flatMap(([kind, wordings]) =>
    wordings.map((wording) => ({
      key: looks(keyOf(wording)),
      kind,
      firm: isFirmWording(wording) && isFirmKind(kind),
    })),
  )
  .filter(({ key }) => key.length >= SHORTEST)

/**
 * How many letters of a known heading a text has wrong: others in their place, or one more or one less inside it. A
 * letter more at the end makes another word ('Experienced').
 */
function lettersWrong(text: string, known: string): number {
  if (text.length === known.length) return Array.from(text).filter((letter, at) => letter !== known[at]).length
  const [short, long] = text.length < known.length ? [text, known] : [known, text]
  const at = Array.from(short).findIndex((letter, index) => letter !== long[index])
  return long.length - short.length === 1 && at >= 0 && short.slice(at) === long.slice(at + 1) ? 1 : Infinity
}

/**
 * The subject of a heading that was recognised with a letter wrong, two in a long one: 'Enployment', 'Werkenvaring';
 * undefined where headings of other subjects are as near. Words that aren't always a heading ('Degrees') count only when
 * nothing but letters that look alike was mistaken ('Deqrees'). For scans alone: elsewhere letters are what they are.
 */
export function misreadHeading(text: string): { kind: SectionKind; firm: boolean } | undefined {
  const key = keyOf(text)
  if (key.length < SHORTEST || OTHER_WORDS.has(key)) return undefined
  const textLooks = looks(key)
  const near = headings
    .map((heading) => ({ ...heading, wrong: lettersWrong(textLooks, heading.key) }))
    .filter(({ key: { length }, firm, wrong }) => wrong <= (firm ? (length >= LONG ? 2 : 1) : 0))
  const least = Math.min(...near.map(({ wrong }) => wrong))
  const [nearest, ...others] = near.filter(({ wrong }) => wrong === least)
  return nearest && others.every(({ kind }) => kind === nearest.kind)
    ? { kind: nearest.kind, firm: nearest.firm }
    : undefined
}
