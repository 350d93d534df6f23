import { askedTerms } from '../words/asked-terms.ts'
import { createTermIndex, raise, shareOf, termGroupOf } from '../words/term-index.ts'
import { fold } from '../words/fold.ts'

const SHORTEST_HEAD = 5
const WORD = /[\p{L}\p{N}+#]+/gu
/** Letters that join the parts of a compound: 'bedrijf|s|verpleegkundige'. */
const JOINT = /(?<=.{3})(?:s|en|-)$/
const SHORTEST_PART = 3
const ENOUGH = 0.6

const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? []

/**
 * What a title says beyond a more general one: 'wijk' of 'wijkverpleegkundige' beside 'verpleegkundige',
 * 'internationaal transport' of 'planner internationaal transport' beside 'planner'. Null when the other one isn't more
 * general.
 */
export const specialisationOf = (title: string, general: string): string | null => {
  const rest = wordsOf(title)
  const words = wordsOf(general)
  if (words.length === 0 || words.length > rest.length) return null
  for (const word of words) {
    const at = rest.findIndex(
      (one) => one === word || (word.length >= SHORTEST_HEAD && one.length > word.length + 1 && one.endsWith(word)),
    )
    const whole = rest[at]
    if (whole === undefined) return null
    rest.splice(at, 1, whole.slice(0, whole.length - word.length).replace(JOINT, ''))
  }
  const parts = rest.filter((part) => part.length >= SHORTEST_PART)
  return parts.length === 0 ? null : parts.join(' ')
}

/** Looks in the lines of a job for what a title says beyond it; gives the line that says most, or null. */
export const createSpecialisationSearch = (title: string) => {
  const searches = new Map<string, ReturnType<typeof searchFor>>()
  return <L extends { keys: readonly string[] }>(general: string, lines: readonly L[]): L | null => {
    const specialisation = specialisationOf(title, general)
    if (specialisation === null) return null
    const search = searches.get(specialisation) ?? searchFor(specialisation)
    searches.set(specialisation, search)
    return search(lines)
  }
}

const searchFor = (specialisation: string) => {
  const group = termGroupOf(askedTerms(specialisation))
  const index = createTermIndex([group])
  return <L extends { keys: readonly string[] }>(lines: readonly L[]): L | null => {
    if (group.total === 0) return null
    const all: number[] = []
    let best: { line: L; share: number } | null = null
    for (const line of lines) {
      const credits = index.creditsOf(line.keys)?.get(0) ?? []
      raise(all, credits)
      const share = shareOf(group, credits)
      if (share > (best?.share ?? 0)) best = { line, share }
    }
    return best !== null && shareOf(group, all) >= ENOUGH ? best.line : null
  }
}

/** Share of a name of a speciality that a line has to show. */
const NAMED = 0.8

/**
 * Looks in the lines of a job for specialities that its title leaves open, each by any of its names; gives the line
 * that shows the first, or null when one isn't shown.
 */
export const createSpecialitySearch = () => {
  const searches = new Map<string, (keys: readonly string[]) => boolean>()
  const isNamedBy = (names: readonly string[]): ((keys: readonly string[]) => boolean) => {
    const cachedTest = searches.get(names.join())
    if (cachedTest) return cachedTest
    const groups = names.map((name) => termGroupOf(askedTerms(name))).filter(({ total }) => total > 0)
    const index = createTermIndex(groups)
    const test = (keys: readonly string[]): boolean =>
      [...(index.creditsOf(keys) ?? [])].some(([at, credits]) => {
        const group = groups[at]
        return group !== undefined && shareOf(group, credits) >= NAMED
      })
    searches.set(names.join(), test)
    return test
  }
  return <L extends { keys: readonly string[] }>(
    specialities: readonly (readonly string[])[],
    lines: readonly L[],
  ): L | null => {
    const witnesses = specialities.map((names) => lines.find(({ keys }) => isNamedBy(names)(keys)))
    return witnesses.every((line) => line !== undefined) ? (witnesses[0] ?? null) : null
  }
}
