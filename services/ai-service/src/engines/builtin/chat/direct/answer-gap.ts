import { parsePeriod } from '../../../../cv/dates/parse-period.ts'
import type { Unit } from '../../../../chat/context/units.ts'
import { listUnder } from '../citations.ts'
import { answer, type Asking, type DirectAnswer, noAnswer } from './asking.ts'
import { monthsFrom, monthsTo, type Position, positionsIn, spokenEnd, spokenStart } from './positions.ts'

const ASKS =
  /\b(?:gat|gaten|gaatje|cv-gat\w*|hiaat|hiaten|leemte\w*|onderbreking\w*|lege periodes?|niet gewerkt|zonder werk|werkloos)\b/
/** Whole months without work from which on it counts: between two jobs a month is usual. */
const SHORTEST = 2
/** Asks about today, not about the years between jobs. */
const OUT_OF_WORK = /\bsinds wanneer\b.{0,30}\b(?:werkloos|zonder werk)\b|\bis ze (?:nu |momenteel )?werkloos\b/
const STUDY = /opleiding|education|studie/iu
const MOST = 4
const WHY = 'De reden staat er niet bij; een gat zegt niets over iemand.'

type Gap = { after: Position; before: Position; from: number; to: number }

/**
 * Times between jobs in which no job runs; a year without a month counts in full, so that no gap is claimed that may
 * not be one.
 */
const gapsBetween = (positions: readonly Position[]): Gap[] => {
  const jobs = positions
    .flatMap((position) => {
      const [from, to] = [monthsFrom(position), monthsTo(position)]
      return from === null || to === null ? [] : [{ position, from, to }]
    })
    .toSorted((one, other) => one.from - other.from)
  const gaps: Gap[] = []
  let latest = jobs[0]
  for (const job of jobs.slice(1)) {
    if (latest && job.from - latest.to - 1 >= SHORTEST)
      gaps.push({ after: latest.position, before: job.position, from: latest.to + 1, to: job.from - 1 })
    if (!latest || job.to > latest.to) latest = job
  }
  return gaps
}

const studiesIn = ({ from, to }: Gap, units: readonly Unit[]): Unit[] =>
  units
    .filter((unit) => unit.side !== 'vacancy' && (STUDY.test(unit.keys) || STUDY.test(unit.heading)))
    .filter((unit) => {
      const period = parsePeriod(unit.text.slice(0, 400))
      const study: Position = { unit, period, isPlacement: false }
      const [start, end] = [monthsFrom(study), monthsTo(study)]
      return start !== null && end !== null && start <= to && end >= from
    })

const tellGap = (gap: Gap, { units, citations }: Asking): string => {
  const { after, before } = gap
  const line = `- van ${spokenEnd(after)} tot ${spokenStart(before)}, na ${citations.cite(after.unit)} en vóór ${citations.cite(before.unit)}`
  const studies = studiesIn(gap, units)
  return studies.length === 0
    ? line
    : `${line}\n${listUnder('In die tijd staat er wel:', studies.slice(0, MOST), citations)}`
}

/** The job that goes on; else when the last one ended, since no CV tells that nothing came after it. */
const tellLastEnd = (positions: readonly Position[], { citations }: Asking) => {
  const [last] = positions
  if (last?.period?.current)
    return answer(listUnder('Deze functie loopt nog, volgens wat er staat:', [last.unit], citations))
  if (!last?.period?.end) return null
  return noAnswer(
    listUnder(
      `Dat staat er niet. De laatste functie die er staat, liep tot ${spokenEnd(last)}:`,
      [last.unit],
      citations,
    ),
  )
}

/** 'Zit er een gat in het CV?': from the periods of the jobs, without a word about why. */
export const answerGap: DirectAnswer = (asking) => {
  const { text, units, question, citations } = asking
  if (question.kind === 'vacancy' || !ASKS.test(text)) return null
  const positions = positionsIn(units)
  const dated = positions.filter((position) => monthsFrom(position) !== null && monthsTo(position) !== null)
  if (positions.length === 0) return null
  const lastEnd = OUT_OF_WORK.test(text) ? tellLastEnd(positions, asking) : null
  if (lastEnd !== null) return lastEnd
  if (dated.length < 2)
    return noAnswer('Dat is niet te tellen: er staan te weinig periodes bij het werk om ze te vergelijken.')
  const gaps = gapsBetween(positions)
  const note = dated.length < positions.length ? '\nNiet bij elke functie staat een periode.' : ''
  if (gaps.length === 0)
    return answer(
      listUnder(
        'Tussen de functies die er staan zit geen gat, zover de periodes het zeggen:',
        dated.slice(0, MOST).map(({ unit }) => unit),
        citations,
      ) + note,
    )
  const lead = gaps.length === 1 ? 'Hier staat geen werk:' : `Hier staat geen werk, ${String(gaps.length)} keer:`
  return answer([lead, ...gaps.slice(0, MOST).map((gap) => tellGap(gap, asking)), WHY].join('\n') + note)
}
