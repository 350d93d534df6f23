import { capitalFirst } from '../language/capitals.ts'
import { splitSentences } from '../language/sentences.ts'
import { isMarked } from '../lists/marks.ts'
import {
  afterthought,
  answer,
  chatter,
  closing,
  closingBehind,
  disclaimer,
  greeting,
  header,
  hurriedGreeting,
  noteOfTalk,
  opening,
  openingBeforeVerb,
  request,
  stamp,
  stampLine,
} from './message-words.ts'

/** A field that was pasted from a chat or a mail: its matter, and what only the message says. */
export type ReadMessage = { text: string; envelope: string[] }

/** Lines of a signature, at most, and characters in each. */
const SIGNATURE = { lines: 6, characters: 80 }

/** The end mark of a sentence. */
const END = /(?<![.!])[.!]+$/

const isAny = (forms: readonly RegExp[], text: string) => forms.some((form) => form.test(text))

const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

/** Whether some line can only be of a message: its stamp, its header, its greeting on a line or its end. */
const isMessage = (lines: readonly string[]): boolean =>
  lines.some((line) => stamp.test(line) || (greeting.test(line) && line.replace(greeting, '') === '')) ||
  lines.filter((line) => header.test(line)).length > 1 ||
  (lines.length > 1 && (lines.slice(1).some((line) => closing.test(line)) || greeting.test(lines[0] ?? '')))

/** Takes `form` off the start of the line; what it took goes to `envelope`. */
const peel = (line: string, form: RegExp, envelope: string[]): string => {
  const [begin = ''] = form.exec(line) ?? []
  if (begin === '') return line
  envelope.push(begin.trim())
  return line.slice(begin.length)
}

/** Whether a line stands in a chat: somebody sent it, and others ask and answer around it. */
type Place = { isInMessage: boolean; isSent: boolean }

/** The sentences of a line without those that only speak to who writes the text; a chat asks nobody who applies. */
const withoutChatter = (line: string, { isInMessage, isSent }: Place, envelope: string[]): string => {
  const sentences = splitSentences(line)
  const isForWriter = (sentence: string) =>
    isAny(chatter, sentence.replace(END, '')) ||
    (isInMessage && isAny(request, sentence.replace(END, ''))) ||
    (isSent && sentence.endsWith('?'))
  const others = sentences.filter((sentence) => !isForWriter(sentence))
  if (others.length === sentences.length) return line
  envelope.push(...sentences.filter(isForWriter))
  return others.join(' ')
}

/** A sentence without what opens it, its subject before its verb again: 'Wij zoeken versterking'. */
const writeInOrder = (line: string, envelope: string[]): string => {
  const [begin = '', verb = '', subject = ''] = openingBeforeVerb.exec(line) ?? []
  if (begin === '') return line
  envelope.push(begin.trim())
  const rest = line.slice(begin.length + verb.length + subject.length + 1)
  return `${capitalFirst(subject.toLowerCase())} ${verb.toLowerCase()}${rest}`
}

const readLine = (line: string, isInMessage: boolean): ReadMessage => {
  const envelope: string[] = []
  if (isInMessage && (header.test(line) || stampLine.test(line) || disclaimer.test(line)))
    return { text: '', envelope: [line] }
  const isSent = stamp.test(line)
  const stamped = peel(line, stamp, envelope)
  const isOpening = isInMessage || opening.test(stamped.replace(greeting, ''))
  const greeted = isOpening ? peel(stamped, greeting, envelope) : stamped
  const openings = [noteOfTalk, hurriedGreeting, afterthought, ...(isSent ? [answer] : []), opening]
  const opened = openings.reduce((rest, form) => peel(rest, form, envelope), writeInOrder(greeted, envelope))
  const spoken = withoutChatter(opened, { isInMessage, isSent }, envelope)
  const text = spoken.replace(closingBehind, (end) => {
    envelope.push(end)
    return ''
  })
  return { text: text.trim(), envelope }
}

/** Where the signature ends that begins at this line; a list or a long line is none of it. */
const endOfSignature = (lines: readonly string[], start: number): number => {
  let end = start + 1
  const isPart = (line: string) =>
    line.length <= SIGNATURE.characters && !isMarked(line) && !stamp.test(line) && !header.test(line)
  while (end < lines.length && end - start <= SIGNATURE.lines && isPart(lines[end] ?? '')) end += 1
  return end
}

/** Takes a message apart; any other text is given back as it is. */
export const readMessage = (text: string): ReadMessage => {
  const lines = linesOf(text)
  const isInMessage = isMessage(lines)
  const matter: string[] = []
  const envelope: string[] = []
  for (let index = 0; index < lines.length;) {
    const line = lines[index] ?? ''
    if (isInMessage && closing.test(line)) {
      const end = endOfSignature(lines, index)
      envelope.push(...lines.slice(index, end).filter((part) => part !== ''))
      index = end
      continue
    }
    const read = readLine(line, isInMessage)
    envelope.push(...read.envelope)
    if (read.text !== '' || read.envelope.length === 0) matter.push(read.text)
    index += 1
  }
  return envelope.length === 0
    ? { text, envelope }
    : {
        text: matter
          .join('\n')
          .replace(/\n{3,}/g, '\n\n')
          .trim(),
        envelope,
      }
}
