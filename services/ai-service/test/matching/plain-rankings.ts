import { fold } from '../../src/matching/words/fold.ts'
import type { MatchedVacancy } from '../../src/matching/requirements/derive.ts'
import type { MatchSet } from './match-sets.ts'

/** Small words of both languages, which every plain ranking leaves out. */
const STOP_WORDS = new Set(
  `de het een en of van voor met in op te aan bij je jij u wij we is zijn was om dat die deze dit als ook niet naar uit door over tot per er ik mijn onze ons
   the a an and or of for with in on to at by is are be you your we our this that as from will not i my it`.split(
    /\s+/,
  ),
)

const wordsOf = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}+#]{2,}/gu) ?? []).filter((word) => !STOP_WORDS.has(word))

const textOf = ({
  title,
  location,
  hours,
  sector,
  specific_tasks,
  hard_skills,
  soft_skills,
  description,
}: MatchedVacancy) => [title, location, hours, sector, specific_tasks, hard_skills, soft_skills, description].join('\n')

const countsOf = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

type Ranking = (set: MatchSet, vacancy: string) => Map<string, number>

/** A ranking by the words of a vacancy and those of each CV. */
const rankingBy =
  (
    score: (
      query: readonly string[],
      documents: ReadonlyMap<string, readonly string[]>,
    ) => (words: readonly string[]) => number,
  ): Ranking =>
  (set, vacancy) => {
    const fields = set.vacancies.get(vacancy)
    if (!fields) throw new Error(`The set has no vacancy ${vacancy}`)
    const documents = new Map([...set.candidates].map(([name, { text }]) => [name, wordsOf(text)]))
    const scoreDocument = score(wordsOf(textOf(fields)), documents)
    return new Map([...documents].map(([name, words]) => [name, scoreDocument(words)]))
  }

const documentCounts = (documents: ReadonlyMap<string, readonly string[]>): Map<string, number> =>
  countsOf([...documents.values()].flatMap((words) => [...new Set(words)]))

const K1 = 1.2
const B = 0.75

/** Okapi BM25 over the full text (Robertson and Zaragoza 2009), k1 1.2 and b 0.75. */
export const bm25: Ranking = rankingBy((query, documents) => {
  const counts = documentCounts(documents)
  const size = documents.size
  const meanLength = [...documents.values()].reduce((sum, words) => sum + words.length, 0) / size
  const terms = [...new Set(query)]
  return (words) => {
    const frequencies = countsOf(words)
    return terms.reduce((sum, term) => {
      const frequency = frequencies.get(term) ?? 0
      const matches = counts.get(term) ?? 0
      const idf = Math.log(1 + (size - matches + 0.5) / (matches + 0.5))
      return sum + (idf * frequency * (K1 + 1)) / (frequency + K1 * (1 - B + (B * words.length) / meanLength))
    }, 0)
  }
})

/** The cosine of two vectors of term frequency times inverse document frequency (Salton and Buckley 1988). */
export const tfIdfCosine: Ranking = rankingBy((query, documents) => {
  const counts = documentCounts(documents)
  const vectorOf = (words: readonly string[]) =>
    new Map(
      [...countsOf(words)].map(([word, count]) => [
        word,
        (1 + Math.log(count)) * Math.log((1 + documents.size) / (1 + (counts.get(word) ?? 0))),
      ]),
    )
  const lengthOf = (vector: ReadonlyMap<string, number>) => Math.hypot(...vector.values()) || 1
  const queryVector = vectorOf(query)
  return (words) => {
    const vector = vectorOf(words)
    const product = [...queryVector].reduce((sum, [word, weight]) => sum + weight * (vector.get(word) ?? 0), 0)
    return product / (lengthOf(queryVector) * lengthOf(vector))
  }
})

/** The share of the vacancy's words that the CV holds. */
export const keywordShare: Ranking = rankingBy((query) => {
  const keywords = new Set(query)
  return (words) => {
    const present = new Set(words)
    return [...keywords].filter((word) => present.has(word)).length / Math.max(1, keywords.size)
  }
})
