import { isInfinitive } from '../../../vacancy-text/language/infinitives.ts'
import { lowerFirst } from '../../../vacancy-text/language/capitals.ts'
import { isStatement } from '../../../vacancy-text/language/sentences.ts'
import { FITS, infinitivePhrase, SINGULAR } from '../task-phrases.ts'
import { shortened } from './quotes.ts'

/** How a task stands in a question: taken apart where its shape is certain, else quoted as it is. */
export type TaskFrame = {
  /** 'Vertel over een keer dat je zorgplannen moest opstellen en daarbij …' */
  happened: (did: string) => string
  /** 'Stel: je moet zorgplannen opstellen en …' */
  suppose: (hitch: string) => string
}

const NO_NAMES: ReadonlySet<string> = new Set()

const framed = (before: string, verb: string, after: string): TaskFrame => {
  const join = (...parts: string[]) => parts.filter(Boolean).join(' ')
  return {
    happened: (did) => `Vertel over een keer dat je ${join(before, 'moest', verb, after)} en daarbij ${did}.`,
    suppose: (hitch) => `Stel: je moet ${join(before, verb, after)}, maar ${hitch}.`,
  }
}

const quotedFrame = (task: string): TaskFrame => ({
  happened: (did) => `In de vacature staat: ‘${shortened(task)}’. Vertel over een keer dat je bij zulk werk ${did}.`,
  suppose: (hitch) => `Stel: dit hoort bij je werk: ‘${shortened(task)}’. Maar ${hitch}.`,
})

const PREPOSITION = /^(?:met|over|aan|op|in|voor|naar|tussen|binnen) /

/** 'Overleggen met familie en artsen': the verb first, what it is about after it. */
function verbFirst(task: string): TaskFrame | null {
  const [, verb = '', rest = ''] = /^(\p{L}+) ([^,;:()‘’"]{3,70})$/u.exec(lowerFirst(task, NO_NAMES)) ?? []
  return isInfinitive(verb) && PREPOSITION.test(rest) && !isStatement(rest) && !rest.split(' ').some(isInfinitive) ? framed('', verb, rest) : null
}

/** 'Zorgplannen opstellen', 'Opstellen van zorgplannen', 'Zorgplannen opstellen en evalueren'. */
function verbLast(task: string): TaskFrame | null {
  const phrase = infinitivePhrase(task, NO_NAMES)
  const pair = /^([^,;:()]{3,60}?) (\p{L}+) en (\p{L}+)$/u.exec(phrase ?? lowerFirst(task, NO_NAMES))
  const [, object = '', one = '', two = ''] = pair ?? []
  if (pair && isInfinitive(one) && isInfinitive(two) && FITS.test(`${object} `) && !SINGULAR.test(`${object} `) && !isStatement(object)) return framed(object, `${one} en ${two}`, '')
  if (phrase === null || phrase.includes(' en ') || !FITS.test(phrase) || SINGULAR.test(phrase)) return null
  const words = phrase.split(' ')
  return framed(words.slice(0, -1).join(' '), words.at(-1) ?? '', '')
}

/** A task of the vacancy for use in a question; `asItIs` for what can't stand inside a Dutch sentence. */
export const frameOf = (task: string, asItIs: boolean): TaskFrame => (asItIs ? null : (verbLast(task) ?? verbFirst(task))) ?? quotedFrame(task)
