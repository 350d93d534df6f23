import type { NamedCandidate } from '../candidate/nameless.ts'
import { changeTexts } from './swap-words.ts'

/** Names of other people, and names whose words a vacancy may ask for. */
const OTHER_NAMES = [
  'Fatima El Idrissi',
  'Mei Bakker',
  'Kwame Nowak',
  'Excel Visser',
  'Jan de Vries',
  'Frans van den Berg',
  'April Kok',
] as const
const FALLBACK = 'Jan Jansen'

const nameOf = ({ name }: NamedCandidate): string => name?.trim() || FALLBACK

/** The places of a CV in which somebody's name stands, at its end: whoever reads it without a cut reads this. */
const namedLines = (name: string): string[] => {
  const [given = ''] = name.split(/\s+/)
  return [`Mijn naam is ${given}.`, name, `Met vriendelijke groet, ${name}`]
}

/** The candidate with their name in places where a CV has it. */
export const withNamedLines = (candidate: NamedCandidate): NamedCandidate => {
  const name = nameOf(candidate)
  return { ...candidate, name, cv_text: [candidate.cv_text, ...namedLines(name)].join('\n') }
}

/** The candidate with another name, also where a text has theirs; `number` chooses which. */
export const withOtherName = (candidate: NamedCandidate, number: number): NamedCandidate => {
  const name = nameOf(candidate)
  const other = OTHER_NAMES[number % OTHER_NAMES.length] ?? FALLBACK
  const wholeName = new RegExp(
    name
      .split(/\s+/)
      .map(RegExp.escape)
      .join(String.raw`\s+`),
    'giu',
  )
  return { ...changeTexts(candidate, (text) => text.replace(wholeName, other)), name: other }
}
