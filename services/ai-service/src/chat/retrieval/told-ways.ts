import type { Unit } from '../context/units.ts'
import type { ChatKind } from '../question.ts'
import { askedOfThem } from './asked-of-them.ts'
import { closestWays } from './closest-ways.ts'

/** One line of `closestWays`. `tellsName` holds the wordings in which a capital counts. */
export type ToldWay = { of: ChatKind; asks: RegExp; tells: RegExp; tellsName: RegExp }

const START = String.raw`(?<![\p{L}\d])`
const END = String.raw`(?![\p{L}\d])`
const GAP = `${END}.{1,40}?${START}`
const SIGNS: Readonly<Record<string, string>> = {
  '*': String.raw`\p{L}*`,
  '#': String.raw`(?:\d[\d.,:]*|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig)`,
  '^': String.raw`\p{Lu}`,
  '.': String.raw`\.`,
}

const patternOf = (wording: string): string =>
  START +
  wording
    .split(' .. ')
    .map((part) => part.replaceAll(/[*#^.]/g, (sign) => SIGNS[sign] ?? sign))
    .join(GAP) +
  END

/** Where capitals count, the first word may still begin a sentence. */
const atStartToo = (wording: string): string[] =>
  /^\p{Ll}/u.test(wording) ? [wording, wording.charAt(0).toUpperCase() + wording.slice(1)] : [wording]

const NEVER = '(?!)'
const anyOf = (wordings: readonly string[], flags: string) =>
  new RegExp(wordings.map(patternOf).join('|') || NEVER, flags)

/** A long word alone asks in each of its forms. */
const OPEN_WORD = /^\p{Ll}{6,}$/u

const wayOf = (line: string): ToldWay => {
  const [asks = [], tells = []] = line
    .slice(2)
    .split(' = ')
    .map((side) => side.split(', ').map((wording) => wording.trim()))
  const hasCapital = (wording: string) => wording.includes('^') || /^\p{Lu}{1,2}$/u.test(wording)
  const open = asks.map((wording) => (OPEN_WORD.test(wording) ? `${wording}*` : wording))
  return {
    of: line.startsWith('V') ? 'vacancy' : 'candidate',
    asks: anyOf(open, 'iu'),
    tells: anyOf(
      tells.filter((wording) => !hasCapital(wording)),
      'iu',
    ),
    tellsName: anyOf(tells.filter(hasCapital).flatMap(atStartToo), 'u'),
  }
}

const ways: readonly ToldWay[] = closestWays.trim().split('\n').map(wayOf)

/** What a question asks by the ways that are known, on a screen of that kind. */
export const waysAsked = (question: string, kind: ChatKind): ToldWay[] =>
  ways.filter(({ of, asks }) => (kind === 'general' || kind === of) && asks.test(question))

/** Whether a unit tells it, in its words or field, or as the reply to that question. */
export const isTold = ({ asks, tells, tellsName }: ToldWay, unit: Unit): boolean =>
  tells.test(unit.text) ||
  tells.test(unit.keys) ||
  tellsName.test(unit.text) ||
  (unit.asked !== '' && (asks.test(unit.asked) || asks.test(askedOfThem(unit))))
