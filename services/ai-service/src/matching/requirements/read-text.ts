import { usualWeights, type Requirement, type RequirementKind } from '@wervio/contracts'
import type { Section } from '../../persona/source/headings.ts'
import { isDeed } from '../../vacancy-text/language/deeds.ts'
import { fold } from '../words/fold.ts'
import { demandsOf, requirementOf, taskOf, traitsOf } from './demands.ts'
import { readDescription, type Passage } from './description.ts'
import { detectInText } from './detect.ts'
import { importanceOf } from './importance.ts'

/** Sections in which a text tells of the employer, the offer or how to apply: nothing there is asked. */
const NOT_ASKING: readonly Section[] = ['offer', 'apply', 'culture', 'mission', 'team', 'organisation', 'facts']
const DEMANDING =
  /(?<!\p{L})(?:must|required|require|should have|we (?:ask|expect|require)|you (?:have|bring|possess)|experience (?:with|in)|ervaring|diploma|je (?:hebt|bent|beschikt|kunt)|wij vragen|vereist|bachelor\S*|degree|kennis van|knowledge of|proficien\p{L}*|desired|preferred|plus)(?!\p{L})/iu

/** What an employer offers or says of itself in the middle of what it asks: 'We offer medical, dental and PTO'. */
const OFFERING =
  /^(?:we|wij|our (?:company|team)) (?:offer|provide|bieden|are|zijn|have)(?!\p{L})|equal (?:employment )?opportunity|(?<!\p{L})(?:401\(?k\)?|dental|health insurance|paid time off|pto|sign-on bonus|maaltijdcheques|groepsverzekering|hospitalisatieverzekering|ecocheques|bedrijfswagen|leaseauto|vakantiegeld)(?!\p{L})/iu
/** Says to whoever reads it what they will do, wherever it stands. */
const SAYS_TASK =
  /(?<!\p{L})(?:you(?:'ll|’ll| will)|responsible for|(?:ga|sta|werk|zorg|bent) je(?: in)?|je (?:gaat|zorgt|staat in)|verantwoordelijk voor)(?!\p{L})/iu

/** Says why the sentence before it is asked. */
const EXPLAINS = /^(?:zonder|anders|without|otherwise)(?!\p{L})/iu

/** The requirements in a text that nobody filled a form from; `section` is what its beginning is about. */
export const readText = (
  text: string,
  { field, section: beginning }: { field: string; section: Section } = { field: 'description', section: 'free' },
): { title: string | null; requirements: Requirement[]; warnings: string[] } => {
  const { title, passages, setAside } = readDescription(text, beginning)
  const asking = passages.filter(
    ({ section, text: quote }) => !NOT_ASKING.includes(section) && !OFFERING.test(quote) && !EXPLAINS.test(quote),
  )
  const hasDemands = asking.some(({ section }) => section === 'hard' || section === 'profile')
  const isTitle = (quote: string): boolean => title !== null && fold(quote).startsWith(fold(title))
  const read = ({ section, text: quote }: Passage): Requirement[] => {
    const source = { field, quote }
    if (section === 'hard' || section === 'profile') return demandsOf(quote, source)
    if (section === 'soft') return traitsOf(quote, source)
    const isDuty = section === 'tasks' || !hasDemands || (section === 'free' && SAYS_TASK.test(quote))
    const isTask = isDuty && !DEMANDING.test(quote) && !isTitle(quote) && isDeedLike(quote)
    const demands = hasDemands ? [] : detectInText(quote)
    return [
      ...demands.map((detected) => requirementOf(detected, importanceOf(quote), source)),
      ...(isTask ? [taskOf(quote, source)] : []),
    ]
  }
  return { title, requirements: asking.flatMap((passage) => asWished(passage, read(passage))), warnings: setAside }
}

/** What stands under 'Desired skills' or 'Pluspunten' is a wish. */
const asWished = ({ isWish }: Passage, requirements: readonly Requirement[]): Requirement[] =>
  requirements.map((item) =>
    isWish && item.importance === 'must'
      ? { ...item, importance: 'nice', weight: usualWeights[item.kind as RequirementKind].nice }
      : item,
  )

const SHORTEST_TASK = 12
/** A sentence about the employer: 'Acme is a leading producer of packaging'. */
const ABOUT_EMPLOYER =
  /^(?:[\p{Lu}\d][\p{L}\d&.'-]*,?\s){1,5}(?:is|are|was|has|offers|provides|bestaat|biedt|levert|ontwikkelt|produceert|groeit)(?!\p{L})/u
/** Speaks of what somebody does: with a verb that an infinitive, 'je' or an English order begins. */
const isDeedLike = (text: string): boolean =>
  text.length >= SHORTEST_TASK &&
  !text.endsWith('?') &&
  !ABOUT_EMPLOYER.test(text) &&
  (isDeed(text) ||
    /(?<!\p{L})(?:je|jij|you(?:'ll| will)?|will|responsible for|verantwoordelijk voor)(?!\p{L})/iu.test(text) ||
    /^(?:\p{Lu}\p{Ll}{2,},?|\p{Ll}{3,}en)\s\p{L}/u.test(text)) &&
  !/(?<!\p{L})(?:we are|we're|wij zijn|looking for|op zoek|zoeken|seeking|apply|solliciteer|send your|resume|salary|salaris|equal opportunity|citizen\p{L}*|sponsor\p{L}*|visa)(?!\p{L})/iu.test(
    text,
  )
