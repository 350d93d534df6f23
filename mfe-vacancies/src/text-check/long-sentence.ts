import { wordsOf } from './sentences.ts'

/** Words from which a sentence is hard to follow. */
export const LONG_SENTENCE = 25

/** 'Maar', 'want' and 'dus' bind what follows to what stands before them: such a sentence is better written anew. */
const BREAKS = /(?:,| ;|;) (?:en|daarnaast|bovendien|ook) /giu
/** A clause within the sentence may go on behind the break. */
const HAS_SUBCLAUSE =
  /(?<!\p{L})(?:die|waar\p{L}*|wie|omdat|zodat|terwijl|wanneer|als|of|hoewel|nadat|voordat|zodra|which|who|that|because)(?!\p{L})/iu
/** A subject with its verb behind it, or a word that turns them round: what follows is a main clause. */
const MAIN_CLAUSE =
  /^(?:(?:je|jij|u|wij|we|ze|zij|het|er|dit|dat)|(?:daarnaast|bovendien|ook)) (?!(?:met|het|niet|dat|wat|uit|tot|altijd|direct|goed|ooit|best|vast|anderen|samen|tegen|binnen|buiten|boven|tijdens|naast|graag) )(?:is|was|kan|ga|zal|wil|\p{L}+(?:t|d|en|lt)) /iu
/** Words that begin a clause only where the sentence does. */
const BEGINS_WITH_SUBCLAUSE = /^(?:doordat|indien|mits|tenzij|sinds|if|when)\s/iu

/** A list of short items behind a colon is read as a list. */
const FEWEST_ITEMS = 4
const LONGEST_ITEM = 8

/** Words that have to be held in mind: without the items of a list behind a colon. */
export const countWordsToRead = (sentence: string): number => {
  const [lead = '', list] = sentence.split(/:\s(.*)/su)
  const items = list?.split(/,|;|\s(?:en|of)\s/u) ?? []
  const isList = items.length >= FEWEST_ITEMS && items.every((item) => wordsOf(item).length <= LONGEST_ITEM)
  return wordsOf(isList ? lead : sentence).length
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase('nl') + words.slice(1)

const hasOpenBracket = (words: string): boolean => words.split('(').length !== words.split(')').length

/**
 * The sentence in two at a conjunction in its middle, where both halves can stand alone; null when there is no such
 * place.
 */
export const splitSentence = (sentence: string): string | null => {
  if (BEGINS_WITH_SUBCLAUSE.test(sentence) || HAS_SUBCLAUSE.test(sentence) || sentence.trimEnd().endsWith('?'))
    return null
  const places = [...sentence.matchAll(BREAKS)].filter(
    ({ index, 0: words }) =>
      MAIN_CLAUSE.test(sentence.slice(index + words.length)) && !hasOpenBracket(sentence.slice(0, index)),
  )
  const middle = places.toSorted(
    (a, b) => Math.abs(a.index - sentence.length / 2) - Math.abs(b.index - sentence.length / 2),
  )[0]
  if (!middle) return null
  const conjunction = middle[0].replace(/^[\s,;]+/, '').trim()
  const second = sentence.slice(middle.index + middle[0].length)
  return `${sentence.slice(0, middle.index)}. ${conjunction.toLowerCase() === 'en' ? capital(second) : `${capital(conjunction)} ${second}`}`
}

export const isLong = (sentence: string): boolean => countWordsToRead(sentence) > LONG_SENTENCE
