import type { Unit } from '../candidate/units.ts'
import { namesKnownJob } from '../titles/read-title.ts'
import { keysOf } from './terms.ts'

/** Before those for whom or with whom work is done, or whom somebody leads, and up to three words of who they are. */
const PEOPLE =
  /(?<!\p{L})(?:voor|samen met|in (?:nauwe )?(?:samenwerking|overleg) met|in opdracht van|namens|ten behoeve van|(?:gaf |geef |geeft )?leiding aan|leading|managing|for|alongside|together with|in (?:close )?(?:cooperation|collaboration) with|on behalf of)\s(?:(?:de|het|een|onze|mijn|alle|the|our|my|all|a|an)\s|\d+\s)([\p{L}-]+(?:\s[\p{L}-]+){0,2})/giu
/** Words that end the name of a trade. */
const ENDS_NAME = /^(?:van|of|in|op|met|en|and|or|with|to|die|who)$/iu

/** A word or row of words without the ending of a plural: 'programmeurs', 'verpleegkundigen', 'lassers'. */
const singularsOf = (words: string): string[] => [words, ...['s', 'n', 'en'].map((ending) => withoutEnd(words, ending))]
const withoutEnd = (words: string, ending: string): string =>
  words.endsWith(ending) ? words.slice(0, -ending.length) : words

/** How many of the first words name the people of a trade; 0 when they name none. */
const countOfPeople = (words: readonly string[]): number => {
  for (const [at, word] of words.entries()) {
    if (ENDS_NAME.test(word)) return 0
    if (singularsOf(words.slice(0, at + 1).join(' ')).some(namesKnownJob)) return at + 1
  }
  return 0
}

/**
 * A text without the people for whom or with whom somebody works, whose trade isn't theirs: 'lijsten voor de
 * PLC-programmeurs', 'samen met een loodgieter'.
 */
export const withoutPeopleBeside = (text: string): string =>
  text.replaceAll(PEOPLE, (phrase, people: string) => {
    const words = people.split(/\s/u)
    const count = countOfPeople(words)
    return count === 0 ? phrase : ` ${words.slice(count).join(' ')}`
  })

/** The keys of a line without those of such people. */
export const keysWithoutPeopleBeside = ({ text, keys }: Pick<Unit, 'text' | 'keys'>): readonly string[] => {
  const ownText = withoutPeopleBeside(text)
  return ownText === text ? keys : keysOf(ownText)
}
