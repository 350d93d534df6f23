import { type TextPiece, sentencesOf } from './lines.ts'

const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?`
const NAME = String.raw`\p{Lu}[\p{L}\d.'’-]*(?: [\p{L}\d.'’-]+){0,4}`
const TURN = new RegExp(
  String.raw`^(?:[[(]?(${CLOCK})[\])]? *[-–]? *)?(${NAME}) *(?:[[(](${CLOCK})[\])])? *: +(?=\S)`,
  'u',
)
const STAMPED = new RegExp(String.raw`^[[(]?(${CLOCK})[\])]? *[-–]? +(?=\S)`)
const ALONE = new RegExp(String.raw`^(${NAME}) {1,8}[[(]?(${CLOCK})[\])]?$`, 'u')
const CUE = new RegExp(String.raw`^(${CLOCK}) *-->`)
const INLINE_TURN = new RegExp(String.raw`(?<=[.?!…] )(?=${NAME}: )`, 'gu')

const INTERVIEWER = /^(?:interviewer|recruiter|consultant|intercedent|werkgever|hr\b|selecteur)/i

const clock = (time: string) => time.replace(/[.,]\d+$/, '').replace(/^00:(?=\d\d:)/, '')

const speakersOf = (lines: string[]) => lines.flatMap((line) => TURN.exec(line)?.[2] ?? ALONE.exec(line)?.[1] ?? [])

/** Lines of a text that is a conversation: speakers come back, or cues have times; null for any other text. */
export const conversationLines = (text: string): string[] | null => {
  const broken = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (broken.some((line) => CUE.test(line))) return broken
  const lines =
    broken.length < 3 ? broken.flatMap((line) => line.split(INLINE_TURN)).map((line) => line.trim()) : broken
  const speakers = speakersOf(lines)
  const stamped = lines.filter((line) => STAMPED.test(line)).length
  if (stamped >= 3 && stamped * 2 >= lines.length) return lines
  const [asking = '', replying = ''] = speakers
  if (speakers.length === 2 && asking !== replying && INTERVIEWER.test(asking) && /\?/.test(lines[0] ?? ''))
    return lines
  return speakers.length >= 3 && new Set(speakers).size < speakers.length && new Set(speakers).size <= 8 ? lines : null
}

/** The pieces of a conversation, each with who said it and when. */
export const piecesOfConversation = (lines: string[]): TextPiece[] => {
  const pieces: TextPiece[] = []
  let speaker = ''
  let time = ''
  for (const [index, line] of lines.entries()) {
    if (/^(?:WEBVTT.*|NOTE\b.*|\d+)$/.test(line)) continue
    const cue = CUE.exec(line)
    const alone = ALONE.exec(line)
    if (cue ?? alone) {
      time = clock(cue?.[1] ?? alone?.[2] ?? '')
      speaker = alone?.[1] ?? speaker
      continue
    }
    const turn = TURN.exec(line)
    const stamp = turn ? null : STAMPED.exec(line)
    speaker = turn?.[2] ?? speaker
    time = clock(turn?.[1] ?? turn?.[3] ?? stamp?.[1] ?? time)
    const speech = line.slice((turn ?? stamp)?.[0].length ?? 0)
    for (const text of sentencesOf(speech)) pieces.push({ text, heading: '', speaker, time, paragraph: index + 1 })
  }
  return pieces
}
