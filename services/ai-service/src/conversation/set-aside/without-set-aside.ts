import type { Conversation } from '../conversation.ts'
import { guessRoles } from '../roles/guess-roles.ts'
import { readablePart } from '../sentences/readable-part.ts'
import { spokenSentences } from '../sentences/spoken-sentence.ts'
import { findSetAside } from './find-set-aside.ts'
import { wishOfPay } from './wish-of-pay.ts'

/**
 * The segments without what may not count, for matching, the assistant and a scorecard: a segment keeps its place,
 * times and other fields, and only loses sentences. One that has none left is gone, and so is what rules don't read of
 * a very long conversation. Of an answer about pay what is wanted stays.
 */
export const withoutSetAside = <Segment extends Conversation['segments'][number]>(
  given: readonly Segment[],
  speakers: Conversation['speakers'] = [],
  options: Parameters<typeof findSetAside>[1] = {},
): Segment[] => {
  const segments = readablePart(given)
  const sentences = spokenSentences(segments, guessRoles({ segments, speakers }))
  const kinds = findSetAside(sentences, options)
  if (kinds.size === 0) return [...segments]
  const touched = new Set([...kinds.keys()].map((index) => sentences[index]?.position))
  const allowed = Map.groupBy(
    sentences.flatMap(({ raw, position, isQuestion }, index) => {
      const kind = kinds.get(index)
      if (kind === undefined) return [{ raw, position }]
      const wish = kind === 'earlier-pay' && !isQuestion ? wishOfPay(raw) : ''
      return wish === '' ? [] : [{ raw: wish, position }]
    }),
    ({ position }) => position,
  )
  return segments.flatMap((segment, position) => {
    if (!touched.has(position)) return [segment]
    const text = (allowed.get(position) ?? []).map(({ raw }) => raw).join(' ')
    return text === '' ? [] : [{ ...segment, text }]
  })
}
