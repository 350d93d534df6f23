import type { Education, Highlight, HighlightField, Job, SpokenLanguage } from '@wervio/contracts'
import { phoneText } from '@wervio/contracts/phone'
import { cut, snippet, type Mark, type Parts } from './marked.ts'
import type { Matcher } from './matcher.ts'
import { tokensFrom, tokensOf, type Token } from './tokens.ts'

/** What is looked through for hits. */
export type Searched = {
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
  notes: string | null
  cv_text: string | null
}

/** A text of a candidate: shown whole, or a piece of it. */
type Text = { field: HighlightField; text: string; long: boolean; tokens: Token[] }

const beside = (words: (string | null)[], between: string): string => words.filter(Boolean).join(between)

const textsOf = (row: Searched): Omit<Text, 'tokens'>[] => {
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
      row.experience.map(({ position, company }) => beside([position, company], ', ')),
    ),
    ...short(
      'education',
      row.education.map(({ degree, institution }) => beside([degree, institution], ', ')),
    ),
    ...short(
      'languages',
      row.languages.map(({ language, level }) => beside([language, level], ': ')),
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
    ...long('notes', [row.notes]),
    ...long('cv_text', [row.cv_text]),
  ].filter(({ text }) => text !== '')
}

const MOST_IN_A_LIST = 5

const joined = (texts: Parts[]): Parts =>
  texts
    .slice(0, MOST_IN_A_LIST)
    .flatMap((parts, index) => (index === 0 ? parts : [{ text: ', ', hit: false }, ...parts]))

const digits = (said: string): string => said.replaceAll(/\D/g, '')

/** A number is a hit as a whole, when what was typed is in it with or without its country. */
const phoneOf = (phone: string | null, numbers: readonly string[]): Highlight[] => {
  const whole = phone === null ? '' : digits(phone)
  const hit = numbers.some((number) =>
    [number, number.replace(/^31/, '0'), number.replace(/^(31|0)/, '')].some(
      (typed) => typed.length >= 4 && whole.includes(typed),
    ),
  )
  return phone !== null && hit ? [{ field: 'phone', parts: [{ text: phoneText(phone), hit: true }] }] : []
}

/** The words of a page's candidates that could be hits; `highlightsOf` wants the stems of them. */
export const candidatesForHits = (rows: readonly Searched[], { roots, mayFit }: Matcher): Text[][] =>
  rows.map((row) =>
    textsOf(row).map((text) => ({
      ...text,
      tokens: (text.long ? tokensFrom(text.text, roots) : tokensOf(text.text)).filter(({ folded }) => mayFit(folded)),
    })),
  )

/** One candidate's hits by field; a list shows what has hits, a long text the piece around them. */
export const highlightsOf = (
  texts: readonly Text[],
  phone: string | null,
  numbers: readonly string[],
  { which }: Matcher,
  stems: ReadonlyMap<string, string | null>,
): Highlight[] => {
  const marked = texts.flatMap(({ field, text, long, tokens }) => {
    const marks: Mark[] = tokens
      .map(({ folded, from, to }) => ({ from, to, which: which(folded, stems) }))
      .filter((mark) => mark.which >= 0)
    return marks.length === 0 ? [] : [{ field, long, parts: long ? snippet(text, marks) : cut(text, marks) }]
  })
  const fields = [...Map.groupBy(marked, ({ field }) => field)].map(([field, found]) => {
    const whole = found.filter(({ long }) => !long)
    return { field, parts: whole.length > 0 ? joined(whole.map(({ parts }) => parts)) : (found[0]?.parts ?? []) }
  })
  return [...fields, ...phoneOf(phone, numbers)]
}
