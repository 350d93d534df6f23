const OPENING = /<(think|thinking|thought|reasoning)>/i
const CLOSING = /<\/(think|thinking|thought|reasoning)>/i
/** The longest tag, so that one which is still being written is waited for. */
const LONGEST_TAG = '</reasoning>'.length

/**
 * What a model wrote without its thoughts. Some templates open the thoughts themselves, so that only the end of them is
 * in the answer; what stands before such an end is a thought too.
 */
export const withoutThoughts = (output: string): string => {
  const closing = [...output.matchAll(new RegExp(CLOSING, 'gi'))].at(-1)
  const spoken = closing ? output.slice(closing.index + closing[0].length) : output
  const opening = OPENING.exec(spoken)
  return (opening ? spoken.slice(0, opening.index) : spoken).trim()
}

/** Passes on pieces of a stream outside thoughts; holds back what may become a tag. */
export const createThoughtFilter = (
  onText: (text: string) => void,
): {
  write: (piece: string) => void
  end: () => void
} => {
  let waiting = ''
  let isThinking = false
  const passOn = (text: string) => text !== '' && onText(text)
  const write = (piece: string) => {
    waiting += piece
    for (;;) {
      const tag = (isThinking ? CLOSING : OPENING).exec(waiting)
      if (!tag) break
      if (!isThinking) passOn(waiting.slice(0, tag.index))
      waiting = waiting.slice(tag.index + tag[0].length)
      isThinking = !isThinking
    }
    const tagStart = waiting.lastIndexOf('<')
    const certain = tagStart >= 0 && waiting.length - tagStart < LONGEST_TAG ? tagStart : waiting.length
    if (!isThinking) passOn(waiting.slice(0, certain))
    waiting = waiting.slice(certain)
  }
  return {
    write,
    end: () => {
      if (!isThinking) passOn(waiting)
      waiting = ''
    },
  }
}
