import { onOneLine } from '../plain-line.ts'
import { isSpeakerName, labelOf, speakersOf } from '../speaker-labels.ts'
import { nameWithTime, timeAlone, timeBefore } from './clock.ts'

/** What a line of a transcript is. A speaker's line may have text of its own, and a time. */
export type Line =
  | { kind: 'blank' }
  | { kind: 'time'; time: number }
  | { kind: 'speaker'; name: string | null; time: number | null; text: string }
  | { kind: 'text'; text: string }

/** A name with a time is short; a longer line is something that is said. */
const LONGEST_HEADING = 160

/** What the programs themselves write: Otter, Teams (Dutch and English), Google Meet. */
const OF_THE_PROGRAM =
  /^(?:transcribed by https?:\/\/otter\.ai|.{0,80}\b(?:started|stopped) transcription|.{0,80}\b(?:heeft )?de transcriptie (?:gestart|gestopt|be[eë]indigd)|(?:meeting|transcription|vergadering|transcriptie) (?:ended after|be[eë]indigd na) .{1,20}|this editable transcript was computer generated.*|dit bewerkbare transcript is .{0,60}gegenereerd.*)$/iu

const headingOf = (line: string): { name: string; time: number } | null => {
  if (line.length > LONGEST_HEADING) return null
  const heading = nameWithTime(line)
  const name = heading && onOneLine(heading.name.replace(/^[[(]|[\])]$/g, ''))
  return heading && name !== null && isSpeakerName(name) ? { name, time: heading.time } : null
}

type Speakers = { inHeadings: ReadonlySet<string>; inLabels: ReadonlySet<string> }

const speakersAmong = (lines: readonly string[]): Speakers => {
  const filled = lines.filter((line) => line !== '').length
  const rest = (line: string) => timeBefore(line)?.rest ?? line
  return {
    inHeadings: speakersOf(
      lines.flatMap((line) => headingOf(line)?.name ?? []),
      filled,
    ),
    inLabels: speakersOf(
      lines.flatMap((line) => labelOf(rest(line))?.name ?? []),
      filled,
    ),
  }
}

const kindOf = (line: string, { inHeadings, inLabels }: Speakers): Line => {
  if (line === '' || OF_THE_PROGRAM.test(line)) return { kind: 'blank' }
  const alone = timeAlone(line)
  if (alone !== null) return { kind: 'time', time: alone }
  const heading = headingOf(line)
  if (heading !== null && inHeadings.has(heading.name)) return { kind: 'speaker', ...heading, text: '' }
  const before = timeBefore(line)
  const spokenText = before?.rest ?? line
  const label = labelOf(spokenText)
  if (label !== null && inLabels.has(label.name)) return { kind: 'speaker', time: before?.time ?? null, ...label }
  return before === null
    ? { kind: 'text', text: line }
    : { kind: 'speaker', name: null, time: before.time, text: spokenText }
}

/** The lines of a transcript by what they are; a name counts as a speaker's by what stands in the whole file. */
export const linesByKind = (text: string): Line[] => {
  const lines = text.split(/\r\n|[\n\r\v\u2028]/).map((line) => line.trim())
  const speakers = speakersAmong(lines)
  return lines.map((line) => kindOf(line, speakers))
}
