import { namesJob } from '../words/job-likeness.ts'
import { fold } from '../lexicon/fold.ts'
import { wordSetOf } from '../lexicon/lexicon.ts'

const neverInNames = wordSetOf('not-in-names')
const rankWords = wordSetOf('ranks')
const tradeSurnames = wordSetOf('trade-surnames')

/** True for 'Kees Bakker': a trade behind a given name, not behind a rank as in 'Zelfstandig Kok'. */
export const isTradeAsSurname = (name: string): boolean => {
  const words = name.split(/[\s-]+/).map(fold)
  const last = words.findIndex((word) => tradeSurnames.has(word))
  return (
    last > 0 && words.every((word, at) => (tradeSurnames.has(word) ? at > 0 : !rankWords.has(word) && !namesJob(word)))
  )
}

/** Ends of words for a subject or a trade: 'Bouwkunde', 'Elektrotechniek', 'Hospitality'. */
const SUBJECT =
  /\p{L}{2}(?:kunde|techniek|logie|logy|logistiek|heid|schap|atie|acties?|tion|tions|sion|ering|onderwijs|beheer|advies|professional|wetenschappen|verstand|zorg|retail|ality|ility|istics|onomics|matics|nomie|grafie|graphy|ingen|infra|telecom|milieu|isme)$/u

/** True for a text with a word that no name has: 'Vakgroep Water en Landschap', 'Europass'. */
export const hasWordOfNoName = (text: string): boolean =>
  fold(text)
    .split(/[\s,/&()-]+/)
    .some((word) => neverInNames.has(word) || SUBJECT.test(word))
