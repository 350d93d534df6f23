import { oneDecimalText } from '@wervio/ui'
import type { Category, Exclusion } from './finding.ts'
import type { Readability } from './readability.ts'

export const categoryLabels: Record<Category, string> = {
  age: 'Leeftijd',
  gender: 'Geslacht',
  origin: 'Afkomst',
  health: 'Gezondheid',
  family: 'Gezin',
  belief: 'Geloof',
  appearance: 'Uiterlijk',
  pay: 'Salaris',
  placeholder: 'Lege plek',
  sentence: 'Lange zin',
  jargon: 'Woordkeuze',
  passive: 'Lijdende vorm',
} satisfies Record<Exclusion, string> & Record<Category, string>

const levels: Record<Readability['level'], string> = {
  A2: 'Makkelijker dan B1',
  B1: 'Ongeveer B1',
  B2: 'Moeilijker dan B1',
  C1: 'Veel moeilijker dan B1',
}

export const levelText = ({ level, score }: Readability): string =>
  `${levels[level]} (Flesch-Douma ${Math.round(score)})`

/** What the indication rests on. */
export const levelDetail = ({ wordsPerSentence, syllablesPerWord }: Readability): string =>
  `Gemiddeld ${oneDecimalText(wordsPerSentence)} woorden per zin en ${oneDecimalText(syllablesPerWord)} lettergrepen per woord. Een indicatie; het taalniveau zelf meet dit niet.`

export const summaryText = (count: number): string =>
  count === 0 ? 'Geen opmerkingen' : count === 1 ? '1 opmerking' : `${count} opmerkingen`

/** Of a long quote the beginning and the end. */
export const shorten = (quote: string): string =>
  quote.length > 90 ? `${quote.slice(0, 55)} … ${quote.slice(-25)}` : quote
