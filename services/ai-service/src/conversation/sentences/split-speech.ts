import { splitSentences } from '../../vacancy-text/language/sentences.ts'

/** Words after which speech without punctuation is cut at the next word that can begin a sentence. */
const LONG = 28
const FEWEST_WORDS = 6
/**
 * What begins a sentence where nobody put a full stop. A denial or condition never stands before the cut it belongs to.
 */
const OPENING =
  /^(?:en (?:toen|daarna|dan|ik|we|wij)|dus (?:ik|we|wij|toen|dat)|toen (?:heb|ben|ging|kwam|was)|nou|oke|oké|uiteindelijk|daarna|daarnaast|and then|so i|then i)(?= )/iu

const cutLong = (sentence: string): string[] => {
  const words = sentence.split(' ')
  if (words.length <= LONG) return [sentence]
  const pieces: string[][] = [[]]
  for (const [at, word] of words.entries()) {
    const piece = pieces.at(-1) ?? []
    const isStart = OPENING.test(words.slice(at, at + 3).join(' '))
    if (isStart && piece.length >= FEWEST_WORDS && words.length - at >= FEWEST_WORDS) pieces.push([word])
    else piece.push(word)
  }
  return pieces.map((piece) => piece.join(' '))
}

/** Characters of a sentence. Nobody speaks a longer one, and the time that rules take grows with its square. */
const LONGEST = 1_500
const OF_AT_MOST = new RegExp(String.raw`.{1,${LONGEST}}(?: |$)|.{1,${LONGEST}}`, 'gsu')

const cutEndless = (sentence: string): string[] =>
  sentence.length <= LONGEST ? [sentence] : (sentence.match(OF_AT_MOST) ?? []).map((piece) => piece.trim())

/** What somebody says as sentences; speech that a machine wrote down without punctuation is cut where one can begin. */
export const splitSpeech = (text: string): string[] =>
  splitSentences(text.replace(/\s+/g, ' ').trim())
    .flatMap((sentence) => (/[,;:]/.test(sentence) ? [sentence] : cutLong(sentence)))
    .flatMap(cutEndless)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
