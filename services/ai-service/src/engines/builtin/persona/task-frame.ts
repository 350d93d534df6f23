import { isInfinitive } from '../../../vacancy-text/language/infinitives.ts'
import { isShouted, lowerFirst, softenLine } from '../../../vacancy-text/language/capitals.ts'
import { writeCutWords } from '../../../vacancy-text/language/cut-words.ts'
import { writeOut } from '../../../vacancy-text/mend/shorthand.ts'
import { withVan } from '../../../vacancy-text/mend/spoken-to.ts'
import { isStatement } from '../../../vacancy-text/language/sentences.ts'
import { FITS, infinitivePhrase, SINGULAR } from '../task-phrases.ts'
import { shortened } from './quotes.ts'
import { inverted, jeClause } from './spoken-statement.ts'

/**
 * Sentences about a task for questions: with its verb inflected where its form is certain, else quoted or named as a
 * whole.
 */
export type TaskFrame = {
  /** Whether it quotes the vacancy word for word, which nobody does aloud for long. */
  literal: boolean
  /** 'Vertel over een keer dat je zorgplannen moest opstellen en daarbij …'; `turn` varies the opening. */
  happened: (did: string, turn: number) => string
  /** 'Stel: je moet zorgplannen opstellen, maar …' */
  suppose: (hitch: string, turn: number) => string
  /** 'In deze functie ga je zorgplannen opstellen.' */
  statement: (turn: number) => string
}

const NO_NAMES: ReadonlySet<string> = new Set()
const RECALLED = [
  (did: string) => `Vertel over een keer dat je bij zulk werk ${did}.`,
  (did: string) => `Kun je een situatie noemen waarin je bij zulk werk ${did}?`,
  (did: string) => `Denk eens terug aan een moment waarop je bij zulk werk ${did}.`,
] as const
const PLACES = ['In deze functie', 'Straks', 'In deze rol'] as const
const NAMED = ['Bij deze functie hoort', 'Een van de taken is', 'Bij het werk hoort ook'] as const
const QUOTED = ['In de vacature staat', 'Bij de taken staat', 'Over het werk staat er'] as const
/**
 * A sentence whose verb already precedes 'je', with or without a linking word: 'Daarnaast organiseer je bijeenkomsten'.
 */
const TURNED_ALREADY =
  /^(?:(?:Daarnaast|Verder|Tevens|Bovendien|Ook|Daarbij|Hierbij|Vervolgens) )?(\p{Ll}+ je [^.!?:;]+)$/u

const at = (openings: readonly string[], turn: number) => openings[turn % openings.length] ?? ''

const framed = (before: string, verb: string, after: string): TaskFrame => {
  const join = (...parts: string[]) => parts.filter(Boolean).join(' ')
  return {
    literal: false,
    happened: (did, turn) => {
      const time = `een keer dat je ${join(before, 'moest', verb, after)} en daarbij ${did}`
      return turn % 2 === 0 ? `Vertel over ${time}.` : `Kun je een voorbeeld geven van ${time}?`
    },
    suppose: (hitch) => `Stel: je moet ${join(before, verb, after)}, maar ${hitch}.`,
    statement: (turn) => `${at(PLACES, turn)} ga je ${join(before, verb, after)}.`,
  }
}

/** Tells the task first and asks about it after that; `statement` is a whole sentence. */
const statementFrame = (
  statement: TaskFrame['statement'],
  literal: boolean,
  suppose: TaskFrame['suppose'] = (hitch, turn) => `${statement(turn)} Stel: ${hitch}.`,
): TaskFrame => ({
  literal,
  happened: (did, turn) =>
    `${statement(turn)} ${literal ? RECALLED[0](did) : (RECALLED[turn % RECALLED.length] ?? RECALLED[0])(did)}`,
  suppose,
  statement: statement,
})

/**
 * 'Je plant dagelijks de ritten': 'Straks plan je dagelijks de ritten', 'Stel: je plant dagelijks de ritten, maar …'.
 */
const statedFrame = (task: string): TaskFrame | null => {
  const sentence = task.replace(/(?<![.!\s])[.!\s]+$/, '')
  const [, already] = TURNED_ALREADY.exec(sentence) ?? []
  if (already !== undefined) return statementFrame((turn) => `${at(PLACES, turn)} ${already}.`, false)
  const clause = jeClause(
    /^(?:eind)?verantwoordelijk voor /i.test(sentence) ? `je bent ${lowerFirst(sentence, NO_NAMES)}` : sentence,
  )
  if (clause === null)
    return /^\p{Lu}[^.!?:;]* je /u.test(sentence) && isStatement(sentence)
      ? statementFrame(() => `${sentence}.`, false)
      : null
  const turned = inverted(clause)
  const opening = (turn: number) =>
    turned === null ? `Bij deze functie hoort dit: ${clause}.` : `${at(PLACES, turn)} ${turned}.`
  return statementFrame(opening, false, (hitch) =>
    /[,]/.test(clause) ? `Stel: ${clause}. Maar ${hitch}.` : `Stel: ${clause}, maar ${hitch}.`,
  )
}

/** 'Voorraad tellen', 'Wondzorg en infuustherapie': after a colon these are right whatever their grammar. */
const namedFrame = (task: string): TaskFrame | null => {
  if (isStatement(task) || /[:;?!]|\. /.test(task)) return null
  const name = lowerFirst(task, NO_NAMES)
  const [, verbs = ''] = /^(?:het )?(\p{L}+(?: en \p{L}+)?) van /u.exec(name) ?? []
  const nominal = verbs !== '' && verbs.split(' en ').every(isInfinitive)
  return statementFrame(
    (turn) => `${at(NAMED, turn)}${nominal ? ` het ${name.replace(/^het /, '')}` : `: ${name}`}.`,
    false,
  )
}

const quotedFrame = (task: string): TaskFrame =>
  statementFrame((turn) => `${at(QUOTED, turn)}: ‘${shortened(task)}’.`, true)

const PREPOSITION = /^(?:met|over|aan|op|in|voor|naar|tussen|binnen) /

/** 'Overleggen met familie en artsen': the verb first, what it is about after it. */
const verbFirst = (task: string): TaskFrame | null => {
  const [, verb = '', rest = ''] = /^(\p{L}+) ([^,;:()‘’"]{3,70})$/u.exec(lowerFirst(task, NO_NAMES)) ?? []
  return isInfinitive(verb) && PREPOSITION.test(rest) && !isStatement(rest) && !rest.split(' ').some(isInfinitive)
    ? framed('', verb, rest)
    : null
}

/** 'Zorgplannen opstellen', 'Opstellen van zorgplannen', 'Zorgplannen opstellen en evalueren'. */
const verbLast = (task: string): TaskFrame | null => {
  const phrase = infinitivePhrase(task, NO_NAMES)
  const pair = /^([^,;:()]{3,60}?) (\p{L}+) en (\p{L}+)$/u.exec(phrase ?? lowerFirst(task, NO_NAMES))
  const [, object = '', one = '', two = ''] = pair ?? []
  if (
    pair &&
    isInfinitive(one) &&
    isInfinitive(two) &&
    FITS.test(`${object} `) &&
    !SINGULAR.test(`${object} `) &&
    !isStatement(object)
  )
    return framed(object, `${one} en ${two}`, '')
  if (phrase === null || phrase.includes(' en ') || !FITS.test(phrase) || SINGULAR.test(phrase)) return null
  const words = phrase.split(' ')
  return framed(words.slice(0, -1).join(' '), words.at(-1) ?? '', '')
}

/** A task of the vacancy for use in a question; `asItIs` for what can't stand inside a Dutch sentence. */
export const frameOf = (typed: string, asItIs: boolean): TaskFrame => {
  const taskText = asItIs ? typed : writeOut(writeCutWords(typed))
  const task =
    (isShouted(taskText) || /^\p{Lu}{6,}$/u.test(taskText)) && !asItIs ? softenLine(taskText, NO_NAMES) : taskText
  if (asItIs || task !== shortened(task)) return quotedFrame(task)
  const nounPhrase = withVan(task.replace(/^\p{Lu}(?=\p{Ll}+en \p{L})/u, (letter) => letter.toLowerCase()))
  return verbLast(task) ?? verbFirst(task) ?? statedFrame(task) ?? namedFrame(nounPhrase) ?? quotedFrame(task)
}
