import type { AnswerText } from '../answer-topics.ts'
import type { AskedPeople } from '../../../../chat/people/asked-people.ts'
import { isOpen, type Person } from '../../../../chat/people/person.ts'
import { joinWithEn } from '../../../../vacancy-text/language/join.ts'
import type { Citations } from '../citations.ts'
import { answerFacts } from './answer-facts.ts'
import { answerProcedure } from './answer-procedure.ts'
import type { Unit } from '../../../../chat/context/units.ts'
import { compareWithVacancy } from './compare-with-vacancy.ts'
import { cannotCompare, comparePeople, MOST_COMPARED, NO_JUDGEMENT, portrayPeople } from './compare-people.ts'
import { findTerms } from './find-facts.ts'
import { mostOrLeast } from './most-or-least.ts'
import { nameOf, notInProcedure, profileSource } from './person-words.ts'

const NOBODY = 'Er staat nog niemand in de procedure van deze vacature.'
/** Small words that somebody typed in haste say nothing to look for. */
const SHORT = 3
const OFFER =
  'Ik kan wel noemen wat er over hen staat: vraag bijvoorbeeld wie ervaring heeft met iets, of zet twee kandidaten naast elkaar.'

/** Names the data that isn't read, and where it can be: on the profile. */
const answerUnread = (what: string, mentionedPeople: readonly Person[], { mark }: Citations): AnswerText => {
  const profileLinks = mentionedPeople.map((person) => `${nameOf(person)} ${mark(profileSource(person))}`)
  const place = profileLinks.length > 0 ? `het profiel van ${joinWithEn(profileLinks)}` : 'het profiel van de kandidaat'
  return { text: `Ik lees hier geen ${what}. Die staan op ${place}.`, answered: false }
}

/** Changes and sends nothing: says where that is done. */
const answerCommand = (mentionedPeople: readonly Person[], { mark }: Citations): AnswerText => {
  const profileLinks = mentionedPeople.map((person) => `${nameOf(person)} ${mark(profileSource(person))}`)
  const place = profileLinks.length > 0 ? `het profiel van ${joinWithEn(profileLinks)}` : 'het profiel van de kandidaat'
  return {
    text: `Dat kan ik niet voor je doen: ik lees alleen en kan niets schrijven, versturen of wijzigen. Het kan op ${place} of bij de vacature.`,
    answered: true,
  }
}

/** Judges nobody: facts that were procedure for, or two people side by side. */
const answerJudgement = (
  procedure: AskedPeople,
  mentionedPeople: readonly Person[],
  citations: Citations,
): AnswerText => {
  if (mentionedPeople.length > 1) return comparePeople(mentionedPeople, citations)
  const { terms, fields } = procedure.question
  if (mentionedPeople.length === 1) {
    const portrait = portrayPeople(mentionedPeople, citations)
    return { ...portrait, text: `${portrait.text}\n${NO_JUDGEMENT}` }
  }
  if (terms.length === 0 || fields.length === 0) return { text: `${NO_JUDGEMENT} ${OFFER}`, answered: true }
  const answer = answerFacts(procedure, mentionedPeople, citations)
  return { ...answer, text: `${answer.text}\n${NO_JUDGEMENT}` }
}

/** 'Hoe lang zit ze al bij …' names an employer or a job, and not the procedure. */
const namesAJob = (terms: readonly string[], people: readonly Person[]): boolean =>
  terms.length > 0 && findTerms(terms, people, ['experience']).some(({ holders }) => holders.size > 0)

/** Answers a question about the candidates of a vacancy from their data alone; each statement leads to its source. */
const answerAsked = (procedure: AskedPeople, units: readonly Unit[], citations: Citations): AnswerText => {
  const { question } = procedure
  if (procedure.total === 0) return { text: NOBODY, answered: !question.isTentative }
  const mentionedPeople = question.namedIds.flatMap((id) => procedure.people.filter((person) => person.id === id))
  const { intent } = question
  if (intent === 'command') return answerCommand(mentionedPeople, citations)
  if (intent === 'unread') return answerUnread(question.unreadData ?? 'gegevens', mentionedPeople, citations)
  if (question.beside !== null) return compareWithVacancy(procedure, question.beside, units, citations)
  const openPeople = procedure.people.filter(isOpen)
  if (intent === 'compare' && mentionedPeople.length === 0 && question.unknownNames.length === 0)
    return openPeople.length > 1 && openPeople.length <= MOST_COMPARED
      ? comparePeople(openPeople, citations)
      : cannotCompare(procedure, mentionedPeople)
  if (intent === 'compare')
    return mentionedPeople.length > 1
      ? comparePeople(mentionedPeople, citations)
      : cannotCompare(procedure, mentionedPeople)
  // 'Wat kan Bram wat Noud niet kan?'
  if (intent === 'facts' && question.isNegated && mentionedPeople.length > 1 && question.fields.length > 0)
    return comparePeople(mentionedPeople, citations)
  // 'Wie is monteur?' looks for a job, and asks for nobody's portrait.
  const asksForState = question.stage !== null || question.outcome !== null
  const isOfAnybody = mentionedPeople.length === 0 && question.unknownNames.length === 0
  if (intent === 'portrait' && isOfAnybody && !asksForState && question.terms.length > 0)
    return answerFacts(procedure, mentionedPeople, citations)
  const byAmount = mentionedPeople.length === 0 ? mostOrLeast(procedure, units, citations) : null
  if (byAmount !== null) return byAmount
  if (intent === 'judge') return answerJudgement(procedure, mentionedPeople, citations)
  const [unknown] = question.unknownNames
  const isAboutOne = intent === 'standing' || intent === 'since' || intent === 'portrait' || intent === 'reason'
  if (mentionedPeople.length === 0 && unknown && isAboutOne)
    return { text: notInProcedure(unknown, procedure), answered: false }
  if (intent === 'portrait' && mentionedPeople.length > 0)
    return question.terms.some((term) => term.length > SHORT)
      ? answerFacts(procedure, mentionedPeople, citations)
      : portrayPeople(mentionedPeople, citations)
  if (intent === 'since' && mentionedPeople.length > 0 && namesAJob(question.terms, mentionedPeople))
    return answerFacts(procedure, mentionedPeople, citations)
  return intent === 'facts'
    ? answerFacts(procedure, mentionedPeople, citations)
    : answerProcedure(procedure, mentionedPeople, citations)
}

/**
 * Says whom it took a name for, so that nobody reads about one and thinks of another. `units` are those of the vacancy,
 * to compare with.
 */
export const answerPeople = (procedure: AskedPeople, units: readonly Unit[], citations: Citations): AnswerText => {
  const { guessedNames } = procedure.question
  const answer = answerAsked(procedure, units, citations)
  if (guessedNames.length === 0 || procedure.total === 0) return answer
  return {
    ...answer,
    text: `Die naam staat niet in de procedure; ik nam aan dat je ${joinWithEn(guessedNames)} bedoelt.\n${answer.text}`,
  }
}
