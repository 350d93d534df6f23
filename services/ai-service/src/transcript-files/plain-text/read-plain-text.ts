import { onOneLine, speakerName } from '../plain-line.ts'
import type { Utterance } from '../utterance.ts'
import { estimateTimes, type TimedText } from './estimate-times.ts'
import { linesByKind, type Line } from './line-kinds.ts'

/** Times after this are of a clock on the wall, such as Zoom's captions have: no conversation lasts that long. */
const LONGEST_CONVERSATION = 5 * 3_600

type Speech = { speaker: string | null; time: number | null; lines: string[] }

/**
 * Puts lines under their speakers. What stands above the first speaker is the head of the file: title, date, who were
 * there.
 */
const speechesOf = (lines: readonly Line[]): Speech[] => {
  const isNamed = lines.some(({ kind }) => kind === 'speaker')
  const speeches: Speech[] = []
  let mark: number | null = null
  let isNewParagraph = true
  const begin = (speaker: string | null, time: number | null, text: string) => {
    speeches.push({ speaker, time: time ?? mark, lines: text === '' ? [] : [text] })
    mark = null
  }
  for (const line of lines) {
    if (line.kind === 'time') mark = line.time
    else if (line.kind === 'speaker') begin(line.name, line.time, line.text)
    else if (line.kind === 'text') {
      const last = speeches.at(-1)
      if (mark !== null || (!isNamed && isNewParagraph)) {
        if (speeches.length > 0 || !isNamed) begin(last?.speaker ?? null, null, line.text)
      } else last?.lines.push(line.text)
    }
    isNewParagraph = line.kind !== 'text'
  }
  return speeches
}

/**
 * Reads a transcript without cues, as Teams, Zoom, Google Meet and Otter write it: names with times above what is said,
 * or names before a colon; without names every paragraph is somebody's.
 */
export const readPlainText = (text: string): { utterances: Utterance[]; hasTimes: boolean } => {
  const texts: TimedText[] = speechesOf(linesByKind(text)).flatMap(({ speaker, time, lines }) => {
    const spokenText = onOneLine(lines.join(' '))
    return spokenText === '' ? [] : [{ speaker: speaker && speakerName(speaker), text: spokenText, time }]
  })
  const first = texts.find(({ time }) => time !== null)?.time ?? null
  return {
    utterances: estimateTimes(texts, first !== null && first > LONGEST_CONVERSATION),
    hasTimes: first !== null,
  }
}
