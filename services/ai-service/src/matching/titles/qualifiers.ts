import { isPlace } from '../../cv/person/places.ts'
import { keysOf, termsOf, type Term } from '../words/terms.ts'
import { fold } from '../words/fold.ts'
import type { TitleWord } from './read-title.ts'
import { AXES, OPEN_TITLE } from './specialities.ts'

/** Numbers of specialities by the number of their axis. */
export type Specialities = ReadonlyMap<number, ReadonlySet<number>>

/** What a title says beside its profession. */
export type Qualifiers = {
  /** Numbers of the axes that part titles with this head. */
  axes: ReadonlySet<number>
  /** Of these axes. */
  byAxis: Specialities
  /** Those that stand beside the listed title, not in it. */
  beside: Specialities
  /** Words beside the listed title that no axis knows. */
  words: readonly Term[]
  keys: readonly string[]
  /** Whether the qualifiers tell the profession: 'projectleider', 'leraar' and 'adviseur' alone name none. */
  isOpen: boolean
  /** Whether the profession is such a word alone: 'monteur', not 'automonteur'. */
  isBare: boolean
}

type Place = { axis: number; speciality: number }

/** Words of the longest name of a speciality. */
const MOST_WORDS = 4
/** Weight of a word with a meaning of its own. */
const LEAST_WEIGHT = 0.9

const byName = new Map<string, Place[]>()
for (const [axis, { specialities }] of AXES.entries())
  for (const [speciality, { names, kinds }] of specialities.entries())
    for (const name of [...names, ...kinds]) {
      const key = fold(name).replaceAll('-', ' ')
      byName.set(key, [...(byName.get(key) ?? []), { axis, speciality }])
    }

const openHeads = AXES.map(({ heads }) => heads)
const isHead = (word: string): boolean => openHeads.some((heads) => heads.test(word))

/** What titles say of rank, contract, range and shift: no speciality. */
const BESIDE = new Set(
  `senior medior junior starter starting starters startersfunctie ervaren allround zelfstandig zelfstandige werkend eerste
  tweede 1e 2e hoofd assistent assistant leerling aspirant trainee teamleider teamlead lead chef meewerkend coordinerend
  gediplomeerd gediplomeerde gekwalificeerd registered certified niveau mbo hbo wo zzp zzp'er freelance freelancer interim
  detachering tijdelijk vast fulltime parttime dagdienst nachtdienst avonddienst weekend ploegen ploegendienst flex oproep
  oproepkracht internationaal internationale international nationaal nationale national regionaal landelijk lokaal
  buitenland afdeling team regio locatie vestiging gebied dienst unit groep klas graad algemeen algemene general
  polyvalent polyvalente opleiding aanleg partner benelux belgie nederland vacature functie ambulant ambulante
  binnendienst buitendienst`.split(/\s+/),
)

/** Where a title stops telling of the job: the employer, the place, the hours. */
const BEHIND = /^(?:bij|at|vanaf|per)$/u

/** The longest beginning of a compound with a head, without what joins them: 'bouw' of 'bouwprojectleider'. */
const beginningOf = (word: string): string | null => {
  for (const heads of openHeads) {
    const at = word.search(heads)
    if (at >= 2) return word.slice(0, at)
  }
  return null
}

const JOINT = /(?<=.{3})(?:s|en|e)$/u
const placesOf = (phrase: string): readonly Place[] =>
  byName.get(phrase) ?? (phrase.length > 4 ? (byName.get(phrase.replace(JOINT, '')) ?? []) : [])

const splitWord = ({ text, isListed }: TitleWord): TitleWord[] => {
  const parts = text.split('-').filter((part) => part !== '')
  return parts.length > 1 ? parts.map((part) => ({ text: part, isListed })) : [{ text, isListed }]
}

const wordsBefore = (words: readonly TitleWord[]): readonly TitleWord[] => {
  const end = words.findIndex(({ text }) => BEHIND.test(text))
  return end > 0 ? words.slice(0, end) : words
}

/** Reads what a title says beside its profession. */
export const qualifiersOf = (titleWords: readonly TitleWord[]): Qualifiers => {
  const words = wordsBefore(titleWords).flatMap(splitWord)
  const applies = AXES.map(({ heads }) => words.some(({ text }) => heads.test(text)))
  const byAxis = new Map<number, Set<number>>()
  const beside = new Map<number, Set<number>>()
  const add = (places: readonly Place[], isListed: boolean): boolean => {
    for (const { axis, speciality } of places) {
      if (!applies[axis]) continue
      for (const target of isListed ? [byAxis] : [byAxis, beside])
        target.set(axis, (target.get(axis) ?? new Set<number>()).add(speciality))
    }
    return places.length > 0
  }
  const knownAt = new Set<number>()
  for (const at of words.keys())
    for (let count = 1; count <= Math.min(MOST_WORDS, words.length - at); count += 1) {
      const row = words.slice(at, at + count)
      const places = placesOf(row.map(({ text }) => text).join(' '))
      if (
        add(
          places,
          row.every(({ isListed }) => isListed),
        )
      )
        for (let of = at; of < at + count; of += 1) knownAt.add(of)
    }
  const rest: string[] = []
  for (const [at, { text, isListed }] of words.entries()) {
    const beginning = beginningOf(text)
    if (beginning !== null && add(placesOf(beginning), isListed)) continue
    if (!knownAt.has(at) && !isListed && (beginning !== null || !isHead(text))) rest.push(beginning ?? text)
  }
  const unknown = rest.filter((word) => !BESIDE.has(word) && !/\d/u.test(word) && !isPlace(word))
  return {
    axes: new Set(applies.flatMap((isOfHead, axis) => (isOfHead ? [axis] : []))),
    byAxis,
    beside,
    words: termsOf(unknown.join(' ')).filter(({ weight }) => weight >= LEAST_WEIGHT),
    keys: keysOf(words.map(({ text }) => text).join(' ')),
    isOpen: words.some(({ text }) => isHead(text)),
    isBare: words.some(({ text }) => OPEN_TITLE.test(text)),
  }
}
