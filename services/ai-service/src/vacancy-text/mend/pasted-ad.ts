import type { VacancyForm } from '../form.ts'
import { splitSentences } from '../language/sentences.ts'

/** The fields that a whole advertisement is pasted into. */
const PASTED = ['tasks', 'hardSkills', 'softSkills', 'benefits', 'coreActivity'] as const
type PastedField = (typeof PASTED)[number]
/** Where the lines under a heading go; `contact` has no field in the form. */
type Target = 'tasks' | 'hardSkills' | 'benefits' | 'coreActivity' | 'contact'

const HEADINGS: readonly (readonly [Target, RegExp])[] = [
  [
    'benefits',
    /^(?:wat (?:bieden|krijg|biedt)\b|wat staat er tegenover|dit bieden\b|(?:wij|we) bieden\b|(?:ons |wat is ons )?aanbod\b|(?:secundaire |onze )?arbeidsvoorwaarden\b|dit krijg je\b|what we offer\b|we offer\b|benefits\b)/i,
  ],
  [
    'hardSkills',
    /^(?:wat (?:vragen|verwachten|zoeken) (?:wij|we)\b|(?:wij|we) (?:vragen|verwachten)\b|wie (?:ben jij|ben je|zoeken (?:we|wij))\b|(?:jouw |je |het |gewenst )?profiel\b|functie-?eisen\b|wat (?:breng|neem) (?:je|jij)\b|dit (?:breng|neem|ben) (?:je|jij)\b|dit vragen (?:we|wij)\b|requirements\b|what we ask\b|wat heb je nodig\b)/i,
  ],
  [
    'tasks',
    /^(?:wat (?:ga|gaat) (?:je|jij|u) doen\b|dit ga je doen\b|(?:jouw |je |de )?(?:taken(?:pakket)?|werkzaamheden|functie-?omschrijving)\b|what you(?:['’]ll| will) do\b|your role\b|jouw rol\b)/i,
  ],
  [
    'contact',
    /^(?:interesse\b|enthousiast\b|sollicite(?:ren|er)\b|hoe solliciteer je\b|meer (?:weten|informatie)\b|iets voor jou\b|contact(?:gegevens)?\b)/i,
  ],
  ['coreActivity', /^(?:over ons\b|wie zijn (?:wij|we)\b|over (?:de organisatie|het bedrijf)\b|about us\b)/i],
]
const MOST_WORDS = 8
/** Headings in the middle of a line, as a form keeps them that takes no line breaks. */
const INLINE = /(?<=[.!?)\p{Ll}]) (?=(?:Wat|Wie|Interesse|Dit|Over ons)\b[^.!?:\n]{0,45}[?:] )/gu

/** Behind 'Contact:' on its line; without it that label says something else: 'Contact: met leveranciers'. */
const HOW_TO_REACH = /@|\d{6}|\b(?:bel|mail|app|stuur|reageer|solliciteer|via)\b/i

/** The heading that a line begins with and what stands behind it, or null. */
const headingOf = (line: string): { target: Target; rest: string } | null => {
  const [, head = '', mark, rest = ''] = /^\**([^?:*]{4,60})([?:])\**(?: (.+))?$/u.exec(line) ?? []
  if (head === '' || head.split(' ').length > MOST_WORDS) return null
  const [target] = HEADINGS.find(([, words]) => words.test(head)) ?? []
  if (target === 'contact' && mark === ':' && rest !== '' && !HOW_TO_REACH.test(rest)) return null
  return target === undefined ? null : { target, rest }
}

const homeOf = (field: PastedField): Target => (field === 'softSkills' ? 'hardSkills' : field)

/** A form whose advertisement in one field stands in the fields of its headings, and how to reach somebody. */
export type PlacedAd = { form: VacancyForm; contact: string[] }

/** Spreads an advertisement with headings of its own over the fields; any other form stays as it is. */
export const placePastedAd = (form: VacancyForm): PlacedAd => {
  const placed: Partial<Record<PastedField, string>> = {}
  const moved: { target: Target; line: string }[] = []
  for (const field of PASTED) {
    const home = homeOf(field)
    const lines = form[field]
      .replace(INLINE, '\n')
      .split('\n')
      .map((line) => ({ heading: headingOf(line), line }))
    if (!lines.some(({ heading }) => heading !== null && heading.target !== home)) continue
    const left: string[] = []
    let target = home
    for (const { heading, line } of lines) {
      if (heading !== null) target = heading.target
      const words = heading?.rest ?? line
      if (words === '') continue
      if (target === home) left.push(words)
      else moved.push({ target, line: words })
    }
    placed[field] = left.join('\n')
  }
  if (moved.length === 0) return { form, contact: [] }
  const linesFor = (target: Target) => moved.flatMap((one) => (one.target === target ? [one.line] : []))
  for (const target of ['tasks', 'hardSkills', 'benefits', 'coreActivity'] as const)
    placed[target] = [placed[target] ?? form[target], ...linesFor(target)].filter((text) => text !== '').join('\n')
  return { form: { ...form, ...placed }, contact: linesFor('contact').flatMap((line) => splitSentences(line)) }
}
