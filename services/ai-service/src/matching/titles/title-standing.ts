import { isOtherSpeciality, openSpecialities, shareSpeciality } from './conflict.ts'
import { neutralTitle } from './neutral-title.ts'
import { qualifiersOf, type Qualifiers } from './qualifiers.ts'
import { isBelow, rankOf, type Rank } from './rank.ts'
import { namesKnownJob, readTitle, titleWordsOf, type ReadTitle } from './read-title.ts'
import { specialisationOf } from './specialisation.ts'

/** What a title, or one of the titles that it names, tells beside its profession. */
type Standing = { text: string; isWhollyListed: boolean; qualifiers: Qualifiers; rank: Rank }

const oneStanding = (text: string): Standing => {
  const words = titleWordsOf(text)
  return {
    text,
    isWhollyListed: words.every(({ isListed }) => isListed),
    qualifiers: qualifiersOf(words),
    rank: rankOf(text, namesKnownJob),
  }
}

/** Between titles of which each is one: 'recruiter / HR-adviseur', 'kok of bakker'. */
const BETWEEN = [/\s*[/|;]\s*/u, /\s*(?:,|&|(?<!\p{L})(?:of|or|en|and)(?!\p{L}))\s*/iu]
const rowOf = (text: string): readonly string[] | undefined =>
  BETWEEN.map((between) => text.split(between).filter((part) => part !== '')).find(
    (parts) => parts.length > 1 && parts.every(namesKnownJob),
  )

/** What stands behind a title: the employer, the place, what is between brackets. */
const BEHIND = /\s*(?:[,;|@]|\s[–—-]\s).*$/u

const MOST_STANDINGS = 20_000
const standings = new Map<string, readonly Standing[]>()

/** The titles that a text names, each with what it tells; read when two titles name the same profession. */
const standingsOf = (text: string): readonly Standing[] => {
  const cachedStandings = standings.get(text)
  if (cachedStandings) return cachedStandings
  if (standings.size >= MOST_STANDINGS) standings.clear()
  const neutral = neutralTitle(text)
  const whole = neutral.replace(BEHIND, '')
  const read = (rowOf(neutral) ?? [namesKnownJob(whole) ? whole : neutral]).map(oneStanding)
  standings.set(text, read)
  return read
}

/** Whether a title says nothing beside a listed one. */
export const isWhollyListed = (text: string): boolean => standingsOf(text).every((standing) => standing.isWhollyListed)

/** Whether a title is that of another speciality than is asked for, or of a lower rank. */
const isContrary = (one: Standing, other: Standing): boolean =>
  isBelow(other.text, other.rank, one.rank, () => specialisationOf(one.text, other.text) !== null) ||
  isOtherSpeciality(one.qualifiers, other.qualifiers)

/**
 * Whether a title names the same profession in another speciality, in none where that is a job of its own, or below the
 * rank that is asked for.
 */
export const createApartTest = (vacancyTitle: string) => {
  const requiredStandings = standingsOf(vacancyTitle)
  const isApart = (one: Standing, other: Standing): boolean =>
    isContrary(one, other) || openSpecialities(one.qualifiers, other.qualifiers).length > 0
  return (text: string): boolean =>
    standingsOf(text).every((other) => requiredStandings.every((one) => isApart(one, other)))
}

/** Whether two titles name the same speciality that is a job of its own. */
export const nameSameSpeciality = (vacancyTitle: string, other: string): boolean =>
  standingsOf(vacancyTitle).some((one) =>
    standingsOf(other).some(({ qualifiers }) => shareSpeciality(one.qualifiers, qualifiers)),
  )

/**
 * For a title of the profession that is asked for which leaves its specialities open: the words that name each of
 * them. Null for a title of another speciality, and for one that leaves nothing open.
 */
export const createOpenSpecialities = (vacancyTitle: string) => {
  const requiredStandings = standingsOf(vacancyTitle)
  const { jobs } = readTitle(vacancyTitle)
  return (title: ReadTitle): readonly (readonly string[])[] | null => {
    if (![...jobs].some((job) => title.jobs.has(job))) return null
    const open = standingsOf(title.text).flatMap((other) =>
      requiredStandings.flatMap((one) =>
        isContrary(one, other) ? [] : [openSpecialities(one.qualifiers, other.qualifiers)],
      ),
    )
    return open.find((names) => names.length > 0) ?? null
  }
}
