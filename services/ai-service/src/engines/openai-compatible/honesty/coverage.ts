import { isLight } from '../../../chat/retrieval/light-words.ts'
import { synonymsOf } from '../../../chat/retrieval/concepts.ts'
import { stem } from '../../../chat/retrieval/stem.ts'
import { stemsOf, wordsOf } from '../../../chat/retrieval/tokens.ts'
import type { VacancyForm } from '../../../vacancy-text/form.ts'
import { isEnglish } from '../../../vacancy-text/language/english.ts'
import { readList } from '../../../vacancy-text/lists/read-list.ts'

/** A point is in an answer with a third of its words: good texts word it anew, and say half of it in other words. */
const SHARE_OF_A_POINT = 1 / 3
/** A stem of this length counts inside a compound as well: 'planning' in 'roosterplanning', and the other way round. */
const SHORTEST_IN_COMPOUND = 5

export type Coverage = { points: number; missing: string[] }

/** The tasks, skills and benefits of a form, each as it was typed. */
export const pointsOf = ({ softSkills, ...form }: VacancyForm): string[] => [
  ...factualPointsOf(form),
  ...itemsOf(softSkills),
]

/** The points that have a name of their own; soft skills are told in other words, such as 'je hebt geduld'. */
export const factualPointsOf = ({
  tasks,
  hardSkills,
  benefits,
}: Pick<VacancyForm, 'tasks' | 'hardSkills' | 'benefits'>) => [tasks, hardSkills, benefits].flatMap(itemsOf)

const itemsOf = (field: string): string[] =>
  field === ''
    ? []
    : readList(field).flatMap((part) => (part.kind === 'items' ? part.items : part.kind === 'prose' ? [part.text] : []))

const tellingWords = (point: string) => [
  ...new Set(wordsOf(point.toLowerCase()).filter((word) => word.length > 2 && !isLight(word) && !/^\d/.test(word))),
]

/**
 * Which points an answer doesn't speak of, by stems and synonyms. Points without a word that says something are left
 * out, and all of them where the answer is in another language than the points.
 */
export const coverageOf = (points: readonly string[], answer: string): Coverage => {
  if (isEnglish(answer) !== isEnglish(points.join('. '))) return { points: 0, missing: [] }
  const stems = new Set(stemsOf(answer))
  const joined = [...stems].join(' ')
  const longStems = [...stems].filter((one) => one.length >= SHORTEST_IN_COMPOUND)
  const isStemSaid = (wordStem: string): boolean =>
    stems.has(wordStem) ||
    (wordStem.length >= SHORTEST_IN_COMPOUND && joined.includes(wordStem)) ||
    longStems.some((one) => wordStem.startsWith(one) || wordStem.endsWith(one))
  const isSaid = (word: string): boolean =>
    isStemSaid(stem(word.replace(/[-/]/g, ''))) ||
    word.split(/[-/]/).some((part) => part.length > 2 && isStemSaid(stem(part)))
  const telling = points.map((point) => ({ point, words: tellingWords(point) })).filter(({ words }) => words.length > 0)
  const missing = telling.filter(({ words }) => {
    const coveredWords = words.filter(
      (word) => isSaid(word) || synonymsOf(word).some((other) => stemsOf(other).every((one) => stems.has(one))),
    )
    return coveredWords.length < words.length * SHARE_OF_A_POINT
  })
  return { points: telling.length, missing: missing.map(({ point }) => point) }
}
