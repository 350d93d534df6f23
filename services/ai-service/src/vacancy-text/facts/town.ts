import { isPlace } from '../../cv/person/places.ts'

/** Places that stay doubtful with a capital: words that begin a sentence or a heading, names of peoples and lands. */
export const doubtfulTowns: ReadonlySet<string> = new Set(
  'best echt heel putten huizen wijk dieren sluis nederland vries zeeland buren stein well leek made most born'.split(
    ' ',
  ),
)

/** Places that are words in small letters; with a capital they are towns, or doubtful. */
export const townsThatAreWords: ReadonlySet<string> = new Set([
  ...doubtfulTowns,
  ...'goes hoorn assen bergen put rijp elst laren borne duiven son leiden'.split(' '),
])

/** Whether a name with its capital is that of a town, and of nothing else. */
export const isTown = (name: string): boolean =>
  /^['’\p{Lu}]/u.test(name) && isPlace(name) && !doubtfulTowns.has(name.toLowerCase())
