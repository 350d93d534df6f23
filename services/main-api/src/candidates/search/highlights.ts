import type { Education, Highlight, HighlightField, Job, SpokenLanguage } from '@wervio/contracts'
import { phoneText } from '@wervio/contracts/phone'
import { splitNoteTexts } from '../notes/note-texts.ts'
import { splitAtHits, snippet, type Mark, type HighlightParts } from './snippet.ts'
import type { Matcher } from './matcher.ts'
import { tokensFrom, tokensOf, type Token } from './tokens.ts'

/** The fields in which hits are marked. */
type SearchedTexts = {
  name: string
  title: string | null
  location: string | null
  skills: string[]
  email: string | null
  phone: string | null
  linkedin: string | null
  experience: Job[]
  education: Education[]
  languages: SpokenLanguage[]
  certificates: string[]
  driving_licences: string[]
  availability: string | null
  notice_period: string | null
  hours: string | null
  summary: string | null
  /** Divided as `splitNoteTexts` reads it. */
  note_texts: string | null
}

/** A text of a candidate. Of a `long` one only the part around the hits is shown. */
export type CandidateText = { field: HighlightField; text: string; long: boolean; tokens: Token[] }

const joinPresent = (words: (string | null)[], separator: string): string => words.filter(Boolean).join(separator)

const textsOf = (row: SearchedTexts): Omit<CandidateText, 'tokens'>[] => {
  const short = (field: HighlightField, texts: (string | null)[]) =>
    texts.map((text) => ({ field, text: text ?? '', long: false }))
  const long = (field: HighlightField, texts: (string | null)[]) =>
    texts.map((text) => ({ field, text: text ?? '', long: true }))
  return [
    ...short('name', [row.name]),
    ...short('title', [row.title]),
    ...short('location', [row.location]),
    ...short('skills', row.skills),
    ...short('email', [row.email]),
    ...short(
      'experience',
      row.experience.map(({ position, company }) => joinPresent([position, company], ', ')),
    ),
    ...short(
      'education',
      row.education.map(({ degree, institution }) => joinPresent([degree, institution], ', ')),
    ),
    ...short(
      'languages',
      row.languages.map(({ language, level }) => joinPresent([language, level], ': ')),
    ),
    ...short('certificates', row.certificates),
    ...short('driving_licences', row.driving_licences),
    ...short('linkedin', [row.linkedin]),
    ...short('availability', [row.availability]),
    ...short('notice_period', [row.notice_period]),
    ...short('hours', [row.hours]),
    ...long(
      'experience',
      row.experience.map(({ description }) => description),
    ),
    ...long('summary', [row.summary]),
    ...long('notes', splitNoteTexts(row.note_texts)),
  ].filter(({ text }) => text !== '')
}

const MAX_LISTED_HITS = 5

const joinParts = (texts: HighlightParts[]): HighlightParts =>
  texts
    .slice(0, MAX_LISTED_HITS)
    .flatMap((parts, index) => (index === 0 ? parts : [{ text: ', ', hit: false }, ...parts]))

const digitsOf = (value: string): string => value.replaceAll(/\D/g, '')

/**
 * A telephone number is marked as a whole when it contains at least four digits of the search, with or without the
 * country code.
 */
const phoneOf = (phone: string | null, numbers: readonly string[]): Highlight[] => {
  const whole = phone === null ? '' : digitsOf(phone)
  const hit = numbers.some((number) =>
    [number, number.replace(/^31/, '0'), number.replace(/^(31|0)/, '')].some(
      (spelling) => spelling.length >= 4 && whole.includes(spelling),
    ),
  )
  return phone !== null && hit ? [{ field: 'phone', parts: [{ text: phoneText(phone), hit: true }] }] : []
}

const tokensToCheck = ({ text, long }: Omit<CandidateText, 'tokens'>, matcher: Matcher): Token[] => {
  if (!long && !matcher.mayHaveHit(text)) return []
  const tokens = long ? tokensFrom(text, matcher.beginnings) : tokensOf(text)
  return tokens.filter(({ folded }) => matcher.mayFit(folded))
}

/**
 * The texts of a page's candidates with the words that could be hits; `highlightsOf` needs the stems of those words.
 */
export const textsToHighlight = (rows: readonly SearchedTexts[], matcher: Matcher): CandidateText[][] =>
  rows.map((row) => textsOf(row).map((text) => ({ ...text, tokens: tokensToCheck(text, matcher) })))

/** The same for a CV alone. */
export const cvToHighlight = (cv: string, matcher: Matcher): CandidateText => {
  const text = { field: 'cv_text' as const, text: cv, long: true }
  return { ...text, tokens: tokensToCheck(text, matcher) }
}

/** A phrase is one mark, with what stands between its words. */
const marksOf = (
  { text, tokens }: CandidateText,
  matcher: Matcher,
  stems: ReadonlyMap<string, string | null>,
): Mark[] => {
  const marks: Mark[] = []
  for (let at = 0; at < tokens.length;) {
    const phrase = matcher.phraseAt(text, tokens, at)
    const first = tokens[at]
    const last = tokens[at + (phrase?.length ?? 1) - 1]
    if (!first || !last) break
    const wordIndex = phrase?.wordIndex ?? matcher.wordIndexOf(first.folded, stems)
    if (wordIndex >= 0) marks.push({ from: first.from, to: last.to, wordIndex })
    at += phrase?.length ?? 1
  }
  return marks
}

/** One candidate's hits by field. Of a list the items with hits are shown, of a long text the part around the hits. */
export const highlightsOf = (
  texts: readonly CandidateText[],
  phone: string | null,
  numbers: readonly string[],
  matcher: Matcher,
  stems: ReadonlyMap<string, string | null>,
): Highlight[] => {
  const textHits = texts.flatMap((candidateText) => {
    const { field, text, long } = candidateText
    const marks = marksOf(candidateText, matcher, stems)
    return marks.length === 0 ? [] : [{ field, long, parts: long ? snippet(text, marks) : splitAtHits(text, marks) }]
  })
  const fields = [...Map.groupBy(textHits, ({ field }) => field)].map(([field, hits]) => {
    const whole = hits.filter(({ long }) => !long)
    return { field, parts: whole.length > 0 ? joinParts(whole.map(({ parts }) => parts)) : (hits[0]?.parts ?? []) }
  })
  return [...fields, ...phoneOf(phone, numbers)]
}
