import type { LabelledConversation } from './labelled-conversation.ts'

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export const randomOf = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const FILLERS = ['eh', 'uh', 'uhm', 'ehm']
const SHARE_OF_FILLERS = 0.06

/** What a machine writes of the same speech: small letters, no marks, sounds between the words. */
const roughText = (text: string, random: () => number): string =>
  text
    .toLowerCase()
    .replace(/[,;:!?]|\.(?!\d)/g, '')
    .split(' ')
    .flatMap((word) =>
      random() < SHARE_OF_FILLERS ? [FILLERS[Math.floor(random() * FILLERS.length)] ?? '', word] : [word],
    )
    .join(' ')

/** The same conversation as a machine without punctuation writes it down; its labels stay. */
export const roughly = (labelled: LabelledConversation, seed: number): LabelledConversation => {
  const random = randomOf(seed)
  const { conversation } = labelled
  const segments = conversation.segments.map((segment) => ({ ...segment, text: roughText(segment.text, random) }))
  return { ...labelled, name: `${labelled.name}, without punctuation`, conversation: { ...conversation, segments } }
}

/**
 * A conversation of `count` segments out of others, in an order that the seed decides; questions keep their answers.
 */
export const longConversation = (
  parts: readonly LabelledConversation[],
  count: number,
  seed: number,
): LabelledConversation['conversation'] => {
  const random = randomOf(seed)
  const turns = parts.flatMap(({ conversation }) => {
    const starts = conversation.segments.flatMap(({ speaker }, at) =>
      speaker === 'R' && conversation.segments[at - 1]?.speaker !== 'R' ? [at] : [],
    )
    return starts.map((start, nth) => conversation.segments.slice(start, starts[nth + 1]))
  })
  const lines: { speaker: string; text: string; length: number }[] = []
  while (lines.length < count)
    for (const { speaker, text, start, end } of turns[Math.floor(random() * turns.length)] ?? [])
      lines.push({ speaker, text, length: end - start })
  let clock = 0
  const segments = lines.slice(0, count).map(({ speaker, text, length }) => {
    const start = clock
    clock += length
    return { start, end: clock, speaker, text }
  })
  return { segments, type: 'competentie', speakers: [] }
}
