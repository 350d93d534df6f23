import type { Unit } from '../../../../chat/context/units.ts'
import { parsePeriod } from '../../../../cv/dates/parse-period.ts'
import { fold } from '../../../../chat/people/question/fold.ts'
import { listUnder } from '../citations.ts'
import { isStudy, isUnfinished, levelOf } from './studies.ts'
import { wordsOfKey } from '../../../../chat/context/labels.ts'
import { answer, type DirectAnswer, noAnswer } from './asking.ts'

const HIGHEST = /\b(?:hoogste?|meest|sterkste?|beste?)\b/
const LOWEST = /\b(?:laagste?|minst|zwakste?|slechtste?)\b/
const HIGHER = /\bhoger\b/
const LOWER = /\blager\b/
const NO_END = '9999'
const SCORE = /\bscore:? *(\d{1,2})\b/i
/** 'En het laagst?' goes on about what the question before it compared. */
const BARE_EDGE = /^\W*(?:en |maar )?(?:het |de |wat is (?:het |de )?)?(?:hoogste?|laagste?|minste?|meeste?)\W*$/
const ASKS_SCORE = /\b(?:scoor\w*|scor\w*|kenmerk\w*|eigenschap\w*|trek\w*|persoonlijkheid\w*|persona)\b/

const LATEST =
  /\b(?:laatste?|recentste|meest recente)\b.{0,30}\b(?:opleiding|diploma|studie|cursus)\b|\b(?:opleiding|diploma|studie)\b.{0,40}\blaatst\b/

/** 'Het laatste diploma': by the end of each period. */
export const answerLatestEducation: DirectAnswer = ({ text, units, citations, question }) => {
  if (question.kind === 'vacancy' || !LATEST.test(text)) return null
  const dated = units
    .filter(isStudy)
    .flatMap((unit) => {
      const period = parsePeriod(unit.text.slice(0, 400))
      const end = period?.current ? NO_END : (period?.end ?? period?.start)
      return !end ? [] : [{ unit, end }]
    })
    .toSorted((one, other) => other.end.localeCompare(one.end))
  const [latest] = dated
  return latest ? answer(listUnder('De laatste opleiding die er staat:', [latest.unit], citations)) : null
}

/** 'Hoogste opleiding': by the level that each names. */
export const answerHighestEducation: DirectAnswer = ({ text, units, citations, question }) => {
  if (
    question.kind === 'vacancy' ||
    !/\bhoogst\w*\b.{0,30}\b(?:opleiding\w*|diploma\w*|studie\w*|niveau|opleidingsniveau|graad)\b|\bhoogst genoten\b/.test(
      text,
    )
  )
    return null
  const studies = units.filter(isStudy)
  if (studies.length === 0) return null
  const levels = studies.map((unit) => ({ unit, level: levelOf(unit.text) })).filter(({ level }) => level >= 0)
  if (levels.length === 0)
    return noAnswer(
      listUnder('Het niveau staat er niet bij. Deze opleidingen staan er:', studies.slice(0, 4), citations),
    )
  const finished = levels.filter(({ unit }) => !isUnfinished(unit))
  const highest = Math.min(...finished.map(({ level }) => level))
  const best = finished.filter(({ level }) => level === highest).map(({ unit }) => unit)
  const higher = levels.filter(({ unit, level }) => isUnfinished(unit) && level < highest).map(({ unit }) => unit)
  if (higher.length === 0) return answer(listUnder('De hoogste opleiding die er staat:', best.slice(0, 3), citations))
  const unfinished = listUnder('Niet afgerond of nog bezig, volgens wat er staat:', higher.slice(0, 3), citations)
  return answer(
    best.length === 0
      ? `Een afgeronde opleiding met een niveau staat er niet.\n${unfinished}`
      : `${listUnder('De hoogste afgeronde opleiding die er staat:', best.slice(0, 3), citations)}\n${unfinished}`,
  )
}

const traitOf = ({ sources }: Unit) => wordsOfKey(sources[0]?.path.at(-1) ?? '')

/** 'Waarop scoort de persona het hoogst?': by the scores that are written. */
export const answerScore: DirectAnswer = ({ text, earlier, units, citations }) => {
  const wantsHighest = HIGHEST.test(text) || HIGHER.test(text)
  const goesOn = BARE_EDGE.test(text) && ASKS_SCORE.test(earlier.at(-1) ?? '')
  if ((!ASKS_SCORE.test(text) && !goesOn) || (!wantsHighest && !LOWEST.test(text) && !LOWER.test(text))) return null
  const allScored = units.flatMap((unit) => {
    const score = SCORE.exec(unit.text)?.[1]
    return score === undefined ? [] : [{ unit, score: Number(score) }]
  })
  const namedTraits = allScored.filter(({ unit }) => text.includes(fold(traitOf(unit))))
  const isComparison = HIGHER.test(text) || LOWER.test(text)
  const scored = isComparison ? namedTraits : allScored
  if (scored.length < 2) return null
  const scores = scored.map(({ score }) => score)
  const edge = wantsHighest ? Math.max(...scores) : Math.min(...scores)
  const best = scored.filter(({ score }) => score === edge).map(({ unit }) => unit)
  const names = best.map((unit) => `${traitOf(unit)} ${citations.cite(unit)}`).join(' en ')
  return answer(`Het ${wantsHighest ? 'hoogst' : 'laagst'}: ${names}`)
}
