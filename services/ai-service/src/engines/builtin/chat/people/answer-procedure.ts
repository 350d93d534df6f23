import type { AnswerText } from '../answer-topics.ts'
import { matchStages, stageName } from '@wervio/contracts'
import { longDay } from '../../../../chat/people/moments.ts'
import type { AskedPeople } from '../../../../chat/people/asked-people.ts'
import { isOpen, type Person } from '../../../../chat/people/person.ts'
import { joinWithEn } from '../../../../vacancy-text/language/join.ts'
import type { Citations } from '../citations.ts'
import { candidates, listPeople, nameOf, outcomeName, procedureSource, standingOf } from './person-words.ts'

const MOST_LAST = 5

type State = { stage: number; outcome: string }

/** Whether a state is the one procedure for; a stage without an outcome is that of those who still take part. */
const fits = ({ stage, outcome }: State, question: AskedPeople['question']): boolean => {
  const inStage = question.stage === null || stage === question.stage
  const inOutcome = outcome === (question.outcome ?? 'open')
  return question.isNegated ? outcome === 'open' && !(inStage && inOutcome) : inStage && inOutcome
}

const countOf = (counts: readonly (State & { count: number })[]) => counts.reduce((sum, { count }) => sum + count, 0)

const whereOf = ({ stage, outcome, isNegated }: AskedPeople['question']): string => {
  const state = [outcome && outcome !== 'open' ? outcomeName(outcome) : '', stage ? `op ‘${stageName(stage)}’` : '']
  const text = state.filter(Boolean).join(' ')
  return `${isNegated ? 'niet ' : ''}${text || 'in de running'}`
}

/** Those in the stage or with the outcome that the question names. */
const answerState = (procedure: AskedPeople, citations: Citations): AnswerText => {
  const { question } = procedure
  const total = countOf(procedure.counts.filter((state) => fits(state, question)))
  const people = procedure.people.filter((person) => fits(person, question))
  if (total === 0)
    return {
      text: `Niemand van de ${candidates(procedure.total)} is nu ${whereOf(question)}. ${citations.mark(procedureSource(procedure))}`,
      answered: true,
    }
  const lead = `${candidates(total)} ${total === 1 ? 'is' : 'zijn'} nu ${whereOf(question)}:`
  const isOneStage = question.stage !== null && !question.isNegated && (question.outcome ?? 'open') === 'open'
  const line = (person: Person) =>
    isOneStage
      ? `${person.name}, sinds ${longDay(person.since)} ${citations.mark(person.standing)}`
      : standingOf(person, citations)
  return { text: listPeople(lead, people, line, total), answered: true }
}

/** Answers how many candidates there are, and who is in which stage. */
const answerOverview = (procedure: AskedPeople, citations: Citations): AnswerText => {
  const endedCounts = procedure.counts.filter((state) => !isOpen(state))
  const outcomes = [...new Set(endedCounts.map(({ outcome }) => outcome))]
  const open = countOf(procedure.counts.filter(isOpen))
  const countsText = joinWithEn([
    `${open} in de running`,
    ...outcomes.map(
      (outcome) => `${countOf(endedCounts.filter((state) => state.outcome === outcome))} ${outcomeName(outcome)}`,
    ),
  ])
  const lead = `Er ${procedure.total === 1 ? 'staat' : 'staan'} ${candidates(procedure.total)} in deze procedure: ${countsText}. ${citations.mark(procedureSource(procedure))}`
  const stages = matchStages.flatMap((name, index) => {
    const people = procedure.people.filter((person) => isOpen(person) && person.stage === index + 1)
    const count = countOf(procedure.counts.filter((state) => isOpen(state) && state.stage === index + 1))
    if (count === 0) return []
    const names = people.slice(0, MOST_LAST).map((person) => `${person.name} ${citations.mark(person.standing)}`)
    const rest = count - names.length
    return [`- ${name}: ${count} (${names.join(', ')}${rest > 0 ? ` en nog ${rest}` : ''})`]
  })
  return { text: [lead, ...stages].join('\n'), answered: true }
}

const byDate = (of: (person: Person) => string) => (one: Person, other: Person) => of(one).localeCompare(of(other))

/** Who came last; new is who still has to be looked at. */
const answerNew = (procedure: AskedPeople, citations: Citations): AnswerText => {
  const latest = procedure.people.toSorted(byDate(({ addedAt }) => addedAt)).toReversed()
  const line = (person: Person) =>
    `${nameOf(person)}, in de procedure sinds ${longDay(person.addedAt)} ${citations.mark(person.standing)}`
  const lastAdded = () => listPeople('Als laatste in de procedure gezet:', latest.slice(0, MOST_LAST), line)
  if (procedure.question.intent === 'last') return { text: lastAdded(), answered: true }
  const fresh = latest.filter((person) => isOpen(person) && person.stage === 1)
  const count = countOf(procedure.counts.filter((state) => isOpen(state) && state.stage === 1))
  if (count === 0)
    return { text: `Niemand staat nog op ‘${stageName(1)}’: iedereen is al verder.\n${lastAdded()}`, answered: true }
  const lead = `Nieuw, want nog op ‘${stageName(1)}’: ${candidates(count)}.`
  return { text: listPeople(lead, fresh, line, count), answered: true }
}

const answerLongest = (procedure: AskedPeople, citations: Citations): AnswerText => {
  const { stage } = procedure.question
  const waiting = procedure.people
    .filter((person) => isOpen(person) && (stage === null || person.stage === stage))
    .toSorted(byDate(({ since }) => since))
  if (waiting.length === 0) return answerState(procedure, citations)
  const line = (person: Person) => standingOf(person, citations)
  return { text: listPeople('Het langst op dezelfde stap:', waiting.slice(0, MOST_LAST), line), answered: true }
}

const answerFurthest = (procedure: AskedPeople, citations: Citations): AnswerText => {
  const open = procedure.people.filter(isOpen)
  const furthest = Math.max(...open.map(({ stage }) => stage))
  const line = (person: Person) => standingOf(person, citations)
  const people = open.filter(({ stage }) => stage === furthest)
  if (people.length === 0) return answerOverview(procedure, citations)
  return { text: listPeople('Het verst in de procedure:', people, line), answered: true }
}

/**
 * The date on which a candidate entered the stage or got the outcome that the question asks about; else where they are
 * now.
 */
const sinceOf = (person: Person, { stage, outcome }: AskedPeople['question'], citations: Citations): string => {
  const isNow = (stage === null || person.stage === stage) && (outcome === null || person.outcome === outcome)
  if (isNow) return standingOf(person, citations)
  const step = person.steps.findLast(
    (state) => (stage === null || state.stage === stage) && (outcome === null || state.outcome === outcome),
  )
  const now = standingOf(person, citations)
  const what = outcome !== null && outcome !== 'open' ? outcomeName(outcome) : `op ‘${stageName(stage ?? 1)}’`
  if (!step) return `${person.name} is niet ${what}, ook niet eerder. ${now}`
  return `${person.name} was vanaf ${longDay(step.at)} ${what}. ${citations.mark(step.source)} ${now}`
}

const answerReason = (procedure: AskedPeople, people: readonly Person[], citations: Citations): AnswerText => {
  const { namedIds, outcome } = procedure.question
  const endedPeople = people.filter((person) => namedIds.length > 0 || person.outcome === (outcome ?? 'rejected'))
  if (endedPeople.length === 0) return answerState(procedure, citations)
  const line = (person: Person) =>
    `${standingOf(person, citations)}${person.reason.length === 0 ? ' Een reden staat er niet bij.' : ''}`
  const [only] = endedPeople
  const text = endedPeople.length === 1 && only ? line(only) : listPeople('Dit staat erover:', endedPeople, line)
  return { text, answered: endedPeople.some(({ reason }) => reason.length > 0) }
}

/** Answers about the procedure: who is in which stage and since when, how many there are, who is new. */
export const answerProcedure = (
  procedure: AskedPeople,
  mentionedPeople: readonly Person[],
  citations: Citations,
): AnswerText => {
  const { question } = procedure
  const { intent, stage, outcome } = question
  if (intent === 'reason')
    return answerReason(procedure, mentionedPeople.length > 0 ? mentionedPeople : procedure.people, citations)
  if (mentionedPeople.length > 0) {
    const lines = mentionedPeople.map((person) => sinceOf(person, question, citations))
    return { text: lines.length === 1 ? lines.join('') : lines.map((line) => `- ${line}`).join('\n'), answered: true }
  }
  if (intent === 'furthest') return answerFurthest(procedure, citations)
  if (intent === 'longest') return answerLongest(procedure, citations)
  if (stage !== null || outcome !== null) return answerState(procedure, citations)
  if (intent === 'new' || intent === 'last') return answerNew(procedure, citations)
  return answerOverview(procedure, citations)
}
