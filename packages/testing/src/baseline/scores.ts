/** Scores of a labelled set: from 0 to 1 for each field of each document (a file, a question, a sentence). */
export type Scores = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Decimals of a stored score, few enough to read the diff of a baseline. */
const DECIMALS = 4

const roundScore = (score: number): number => Number(score.toFixed(DECIMALS))

/** Scores rounded as they are stored. */
export const roundScores = (scores: Scores): Scores =>
  Object.fromEntries(
    Object.entries(scores).map(([document, fields]) => [
      document,
      Object.fromEntries(Object.entries(fields).map(([field, score]) => [field, roundScore(score)])),
    ]),
  )

/** One line a document, so that a diff shows which documents changed. */
export const printScores = (scores: Scores): string => {
  const lines = Object.entries(roundScores(scores)).map(
    ([document, fields]) => `  ${JSON.stringify(document)}: ${JSON.stringify(fields).replaceAll(',"', ', "')}`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}

/** Mean over all fields of all documents. */
export const meanOf = (scores: Scores): number => {
  const all = Object.values(scores).flatMap((fields) => Object.values(fields))
  return all.length === 0 ? 0 : all.reduce((sum, score) => sum + score, 0) / all.length
}

const isScore = (score: unknown): boolean => typeof score === 'number' && score >= 0 && score <= 1
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Reads what `printScores` wrote. Throws on anything else. */
export const parseScores = (text: string): Scores => {
  const scores: unknown = JSON.parse(text)
  if (!isRecord(scores)) throw new Error('a baseline is scores by document')
  for (const [document, fields] of Object.entries(scores))
    if (!isRecord(fields) || !Object.values(fields).every(isScore))
      throw new Error(`a score of ${document} isn’t a number of 0 to 1`)
  return scores as Scores
}
