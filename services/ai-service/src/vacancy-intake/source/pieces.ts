import { segmentsOf } from '../../persona/source/segments.ts'
import { splitLine } from '../../vacancy-text/lists/read-list.ts'
import { splitSentences } from '../../vacancy-text/language/sentences.ts'
import type { Topic } from '../topics/topic.ts'
import type { SourceLine } from './source-lines.ts'

/** A list item or sentence, word for word in its line. `isLater`, `isGuessed`: as of its line. */
export type Piece = { line: SourceLine; text: string; topic: Topic; isLater: boolean; isGuessed: boolean }

/** Topics whose lines are lists: 'geduldig, zorgzaam' are two items. */
const LISTED: ReadonlySet<Topic> = new Set(['tasks', 'profile', 'hard', 'soft', 'offer'])
const LONGEST_ITEM = 400

/** The items and sentences of a line under a topic. */
export const piecesOf = ({ line, ...place }: Omit<Piece, 'text'>): Piece[] => {
  const { topic } = place
  const { bare } = line
  const isWhole = line.isItem && bare.length <= LONGEST_ITEM
  const items =
    !isWhole && LISTED.has(topic) && bare.length < 2_000 && /;|,.*,/.test(bare) && splitSentences(bare).length === 1
      ? splitLine(bare).filter((item) => bare.includes(item))
      : []
  const texts = isWhole ? [bare] : items.length > 1 ? items : segmentsOf(bare)
  return texts.filter((text) => text !== '').map((text) => ({ line, text, ...place }))
}
