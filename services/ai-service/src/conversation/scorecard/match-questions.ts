import { fold } from '../../chat/people/question/fold.ts'
import { isLight } from '../../chat/retrieval/light-words.ts'
import { stem } from '../../chat/retrieval/stem.ts'
import { wordsOf } from '../../chat/retrieval/tokens.ts'
import { analyse } from '../analysis.ts'
import type { Conversation } from '../conversation.ts'
import { asksCandidate } from '../questions/exchanges.ts'
import type { SpokenSentence } from '../sentences/spoken-sentence.ts'

export type PlannedQuestion = { id: string; question: string }
/** Where a question was asked, in seconds. */
export type AskedAt = { position: number; start: number; is_estimate?: boolean }

const askedMomentOf = ({ position, start, isEstimate }: SpokenSentence): AskedAt => ({
  position,
  start,
  ...(isEstimate && { is_estimate: true }),
})

/** Words of any question about work, which make two questions no more alike. */
const OF_ANY_QUESTION = new Set(
  fold(
    'vertel vertellen eens voorbeeld situatie keer moment geef geven waarin waarbij waarop hoog hoge werk werken baan functie jezelf zelf iets graag kunt kun zou zouden voorstellen meegemaakt concreet concrete example time tell describe would could yourself',
  )
    .split(' ')
    .map(stem),
)
/** Groups of words that ask for the same; stems are compared by the first. */
const ALIKE: readonly string[] = [
  'motivatie motiveert drijft drijfveer energie enthousiast',
  'samenwerken samenwerking team teamverband collega collegas',
  'druk stress stressvol stressbestendig werkdruk deadline deadlines hectisch',
  'conflict onenigheid meningsverschil ruzie botsing oneens',
  'verbeteren verbetering verbeterd verbetervoorstel',
  'leidinggeven leiding leiderschap aansturen',
  'klant klanten client clienten gast gasten patient patienten bewoner bewoners',
  'fout fouten misging vergissing',
  'feedback kritiek',
  'plannen planning organiseren prioriteiten prioriteit',
  'salaris verdienen salariswens loon',
  'beginnen starten beschikbaar startdatum',
  'opleiding studie diploma diplomas gestudeerd',
  'sterk sterke kwaliteiten kwaliteit goed',
  'zwak zwakke valkuil valkuilen ontwikkelpunt ontwikkelpunten',
  'veranderingen verandering aanpassen flexibel flexibiliteit',
  'probleem problemen oplossen opgelost oplossing',
  'nieuw nieuwe leren geleerd ontwikkelen ontwikkeling',
]
const SAME = new Map(
  ALIKE.flatMap((line) => {
    const [first = '', ...others] = line.split(' ').map(stem)
    return [first, ...others].map((one) => [one, first] as const)
  }),
)

/** Of the words of both, how many are shared; and of the planned ones, how many were said. */
const FEWEST_SHARED = 0.5
const SHORTEST_IN_COMPOUND = 5

const tellingWords = (text: string): string[] => [
  ...new Set(
    wordsOf(fold(text))
      .filter((word) => word.length > 2 && !isLight(word))
      .map(stem)
      .filter((one) => one !== '' && !OF_ANY_QUESTION.has(one))
      .map((one) => SAME.get(one) ?? one),
  ),
]

const isSame = (one: string, other: string): boolean =>
  one === other ||
  (one.length >= SHORTEST_IN_COMPOUND && other.includes(one)) ||
  (other.length >= SHORTEST_IN_COMPOUND && one.includes(other))

/** From 0 to 1: how much of a planned question was asked, less what was asked besides. */
const likeness = (planned: readonly string[], questionWords: readonly string[]): number => {
  if (planned.length === 0 || questionWords.length === 0) return 0
  const shared = planned.filter((one) => questionWords.some((other) => isSame(one, other))).length
  const answered = questionWords.filter((one) => planned.some((other) => isSame(one, other))).length
  const [recall, precision] = [shared / planned.length, answered / questionWords.length]
  return recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision)
}

/** Letters, digits and single spaces: for questions that were asked word for word. */
const bare = (text: string): string => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

/**
 * Which planned questions were asked, and where first. A question that was worded otherwise counts when most of its
 * words that say something came back; one of which no such word came back never does. What a recruiter may not ask is
 * left out.
 */
export const matchQuestions = (
  planned: readonly PlannedQuestion[],
  conversation: Pick<Conversation, 'segments' | 'speakers'>,
): ReadonlyMap<string, AskedAt | null> => {
  const { sentences, isUsable } = analyse(conversation)
  const questionSentences = sentences
    .filter((sentence, index) => asksCandidate(sentence) && isUsable(index))
    .map((sentence) => ({ ...sentence, words: tellingWords(sentence.text), letters: bare(sentence.text) }))
  return new Map(
    planned.map(({ id, question }) => {
      const [words, letters] = [tellingWords(question), bare(question)]
      const scores = questionSentences.map((one) => ({
        one,
        score: letters !== '' && one.letters.includes(letters) ? 1 : likeness(words, one.words),
      }))
      const [best] = scores.toSorted((a, b) => b.score - a.score)
      const isAsked = best !== undefined && best.score >= FEWEST_SHARED
      return [id, isAsked ? askedMomentOf(best.one) : null]
    }),
  )
}
