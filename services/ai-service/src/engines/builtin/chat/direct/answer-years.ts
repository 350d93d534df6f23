import { experienceYears } from '@wervio/contracts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'
import { positionsIn, spanOf } from './positions.ts'

const ASKS =
  /\bhoeveel (?:jaar |jaren )?(?:werk)?ervaring\b|\b(?:hoe ?lang|hoeveel jaar) werkt ze al\W*$|\bhoeveel (?:jaar|jaren) (?:zit|werkt|staat|draait) ze (?:al )?(?:in (?:het|dit|haar) (?:vak|beroep|sector)|mee)\b|\bhoe ?lang (?:zit|staat|werkt|loopt|draait) ze (?:al )?(?:mee )?in (?:het|dit|haar|de) (?:vak|beroep|sector|branche)\b|\bhoe ?lang (?:heeft ze|is ze) (?:al )?(?:werk)?ervaring\b/
/** Experience with one thing is not the length of a working life. */
const WITH =
  /\bervaring .{0,30}\b(?:als|met|in|op|bij|binnen|rond|van)\b|\b(?:als|met|in de|in het|binnen) \w+ ervaring\b/
const MOST = 10
const MOST_TOLD = 3
/** A sentence that counts the years itself. */
const TELLS =
  /(?:\d+|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|vijftien|twintig|\d+\+) jaar (?:(?:\p{L}+ )?(?:werk)?ervaring|op de teller|in het vak|in de (?:branche|sector)|actief)/iu
/** Jobs that are over don't depend on the day of the question. */
const LATER = '2200-01-01'

/** '2016 – 2022' is six years: of the last year nobody knows how much. */
const lastWhole = (start: string, end: string) =>
  end.includes('-') || start.slice(0, 4) === end ? end : String(Number(end) - 1)

/** 'Hoeveel jaar ervaring?': the years of the jobs that are over, and since when the present one. */
export const answerYears: DirectAnswer = ({ text, units, question, citations }) => {
  if (question.kind === 'vacancy' || !ASKS.test(text) || WITH.test(text)) return null
  const positions = positionsIn(units).filter(({ period, isPlacement }) => period?.start && !isPlacement)
  const toldUnits = units.filter(({ text: words, side }) => side !== 'vacancy' && TELLS.test(words))
  if (toldUnits.length > 0)
    return answer(listUnder('Over de jaren ervaring staat er:', toldUnits.slice(0, MOST_TOLD), citations))
  if (positions.length === 0) return null
  const present = positions.find(({ period }) => period?.current)
  const finished = positions.flatMap(({ period }) =>
    period?.start && period.end
      ? [{ start: period.start, end: lastWhole(period.start, period.end), current: false }]
      : [],
  )
  const years = finished.length > 0 ? experienceYears(finished, LATER) : null
  const parts = [
    ...(years === null ? [] : [`ongeveer ${String(Math.round(years))} jaar in functies die voorbij zijn`]),
    ...(present ? [`de huidige functie ${spanOf(present) ?? ''}`] : []),
  ]
  if (parts.length === 0) return null
  return answer(
    listUnder(
      `Geteld uit de periodes: ${parts.join(', en ')}.`,
      positions.slice(0, MOST).map(({ unit }) => unit),
      citations,
    ),
  )
}
