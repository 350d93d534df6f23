import { isDeed } from '../../vacancy-text/language/deeds.ts'
import { isInfinitive } from '../../vacancy-text/language/infinitives.ts'
import { sameKey } from '../../vacancy-text/language/join.ts'
import { withoutEnd } from '../../vacancy-text/language/sentences.ts'
import { writeClock } from '../../vacancy-text/mend/clock.ts'
import { placeOfItem } from '../../vacancy-text/mend/sections-of-items.ts'
import { writeOut } from '../../vacancy-text/mend/shorthand.ts'
import { isNoItem, withoutNotes } from './item-notes.ts'
import { splitClauses } from './split-items.ts'
import { type VacancySource, textsOf } from './read-vacancy.ts'

const ADDRESSED = /\b(?:je|jij|u|you|you'll)\b/i
/** What somebody is, has or gets is no task. */
const NO_TASK =
  /\b(?:heb|hebt|ben|bent|beschikt|kunt|kun|kan|bezit|beheerst|krijgt|krijg|verdient|ontvangt|vindt|wilt|wil|houdt van|have|are|can|get|receive|earn|will have|bring|enjoy)\b (?:jij |je |you )?(?!verantwoordelijk|responsible|the face|het gezicht)|\b(?:ervaring|diploma|salaris|experience|degree|salary)\b/i

/** Says something about the job or the employer, not what is done in it. */
const ABOUT =
  /^(?:dit|het|er|deze|de functie|wij|we|ons|onze|this|it|our|there) (?:is|zijn|betreft|gaat|zoeken|bieden|are|team)\b/i

/** Asks for somebody: 'Per 1 januari zoeken wij een leraar'. */
const SEEKS =
  /\b(?:zoeken (?:wij|we)|(?:wij|we) zoeken|zijn (?:wij|we) op zoek|(?:wij|we) zijn op zoek|is op zoek naar|looking for)\b/i

/** Hours, pay or a way to get in touch that stands among the tasks. */
const standsElsewhere = (text: string): boolean =>
  ['shifts', 'benefits', 'contact'].includes(placeOfItem(writeClock(writeOut(text), true), 'tasks'))

/** 'Lassen van frames'. */
const startsWithVerb = (text: string) => {
  const [, verb = ''] = /^(\p{L}+) van \S/u.exec(text) ?? []
  return isInfinitive(verb)
}

/** 'De teamleider plant de ploegen', 'Hij of zij overlegt met transport': the role in the third person. */
const tellsOfRole = (text: string, title: string | null): boolean => {
  const [, subject = ''] = /^(?:de |een |als )?(\p{L}+) (?:of zij )?\p{Ll}+t\b/iu.exec(text) ?? []
  const word = subject.toLowerCase()
  return (
    word !== '' &&
    (/^(?:hij|zij)$/.test(word) ||
      (title ?? '')
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .includes(word))
  )
}

const isTask = (text: string) =>
  text.length > 3 &&
  text.length < 400 &&
  /\p{L}{3}/u.test(text) &&
  !ABOUT.test(text) &&
  !SEEKS.test(text) &&
  !isNoItem(text) &&
  !standsElsewhere(text)

/** What the role does, in the vacancy's own words, each once, tasks of one word last; empty when it doesn't tell. */
export const tasksOf = (source: VacancySource): string[] => {
  const listed = textsOf(source, 'tasks')
  const candidates =
    listed.length > 0
      ? listed
      : textsOf(source, 'free').filter(
          (text) =>
            isDeed(text) ||
            startsWithVerb(text) ||
            (tellsOfRole(text, source.title) && !NO_TASK.test(text)) ||
            (ADDRESSED.test(text) && !NO_TASK.test(text) && !text.endsWith('?')),
        )
  const keys = new Set<string>()
  const tasks = candidates
    .flatMap(splitClauses)
    .map((text) => withoutEnd(withoutNotes(text)))
    .filter((text) => {
      const key = sameKey(text)
      if (!isTask(text) || keys.has(key)) return false
      keys.add(key)
      return true
    })
  // 'Lossen' alone says less than 'Vrachtbrieven controleren'.
  return [...tasks.filter((text) => text.includes(' ')), ...tasks.filter((text) => !text.includes(' '))]
}
