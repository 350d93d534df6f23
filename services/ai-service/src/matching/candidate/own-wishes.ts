import { wishedHoursIn } from '../assess/hours.ts'
import type { Statement, Unit, UnitKind } from './units.ts'

/** Where somebody speaks of themselves, not of a job or a school. */
const OF_SELF: ReadonlySet<UnitKind> = new Set(['summary', 'title', 'skill'])

const RELOCATION =
  /(?<!\p{L})(?:bereid (?:om )?te verhuizen|verhuisbereid|verhuizen (?:is )?(?:geen probleem|bespreekbaar|mogelijk)|wil(?: graag)? verhuizen|(?:willing|happy|open|ready|prepared) to (?:relocate|relocation|move)|(?:ga|gaan) (?:\p{L}+ ){0,4}verhuizen|verhuist?(?: [\p{L}\d]+){0,5} naar|(?:moving|relocating) to)(?!\p{L})/iu
const NO = /(?<!\p{L})(?:niet|geen|not|no|unable)(?!\p{L})/iu
/** 'Verhuizen is geen probleem' is no refusal. */
const NO_TROUBLE = /geen probleem|no problem/giu

/** Where the words about moving end. */
const END = /[.;,(]/u

/** The hours that somebody says they would like. */
export const wishedHours = (units: readonly Unit[]): Statement | null => {
  for (const { kind, path, text } of units) {
    const says = OF_SELF.has(kind) ? wishedHoursIn(text) : null
    if (says !== null) return { path, quote: text, says }
  }
  return null
}

/** The line that says somebody would move house. */
export const relocationIn = (location: string | null, units: readonly Unit[]): Statement | null => {
  const lines = units.filter(({ kind }) => OF_SELF.has(kind))
  for (const { path, text } of location === null ? lines : [{ path: 'location', text: location }, ...lines]) {
    const wish = RELOCATION.exec(text)
    const sentence = text.slice(Math.max(0, (wish?.index ?? 0) - 20))
    if (wish && !NO.test(sentence.replaceAll(NO_TROUBLE, ' ')))
      return { path, quote: text, says: text.slice(wish.index).split(END, 1)[0] ?? '' }
  }
  return null
}
