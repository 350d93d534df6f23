import type { TranscriptSegment } from '@wervio/contracts'
import { speakerName } from '../../transcript/speakers.ts'

/** Seconds as hh:mm:ss with milliseconds behind a point (WebVTT) or a comma (SubRip). */
const cueTime = (seconds: number, mark: '.' | ','): string => {
  const thousandths = Math.round(seconds * 1_000)
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(thousandths / 3_600_000), Math.floor(thousandths / 60_000) % 60]
  const rest = `${two(Math.floor(thousandths / 1_000) % 60)}${mark}${String(thousandths % 1_000).padStart(3, '0')}`
  return `${two(hours)}:${two(minutes)}:${rest}`
}

const timing = ({ start, end }: TranscriptSegment, mark: '.' | ','): string =>
  `${cueTime(start, mark)} --> ${cueTime(Math.max(end, start), mark)}`

/** An empty line ends a cue, in both formats. */
const oneBlock = (text: string): string => text.trim().replace(/\n\s*\n/g, '\n')

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** A transcript as WebVTT, with a voice for each speaker. */
export const vttText = (segments: readonly TranscriptSegment[]): string =>
  [
    'WEBVTT\n',
    ...segments.map((segment) => {
      // A name can't span lines.
      const name = escape(speakerName(segment).replace(/\s+/g, ' '))
      return `${timing(segment, '.')}\n<v ${name}>${escape(oneBlock(segment.text))}</v>\n`
    }),
  ].join('\n')

/** A transcript as SubRip, with the name before the words. */
export const srtText = (segments: readonly TranscriptSegment[]): string =>
  segments
    .map(
      (segment, index) => `${index + 1}\n${timing(segment, ',')}\n${speakerName(segment)}: ${oneBlock(segment.text)}\n`,
    )
    .join('\n')
