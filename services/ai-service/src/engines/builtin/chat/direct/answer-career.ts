import { answer, type DirectAnswer } from './asking.ts'
import { listUnder } from '../citations.ts'
import { positionsIn } from './positions.ts'

const JOBS = String.raw`(?:loopbaan|carriere|jobs|banen|functies|werkgevers|bedrijven|werkervaring|ervaringen|parcours|werkplekken)`
const NUMBERS = ['', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes']
/** 'Geef haar loopbaan in volgorde', 'een overzicht van haar jobs'. */
const ASKS_ALL = new RegExp(
  String.raw`\b${JOBS}\b.{0,40}\b(?:volgorde|chronolog\w*|op een rij\w*|opsomm\w*|na elkaar)\b|\b(?:overzicht|lijst\w*|opsomming|tijdlijn|volgorde|alle) (?:van |met )?(?:de |haar |al haar |alle )?${JOBS}\b|\b(?:noem|geef|som|lijst|toon)\b.{0,20}\b(?:al|alle) (?:haar |de )?${JOBS}\b|\btijdlijn\b`,
)
/** 'De drie laatste werkgevers'. */
const ASKS_LAST = new RegExp(
  String.raw`\b(?:(?:laatste|vorige|recentste|meest recente) (twee|drie|vier|vijf|zes|[2-6])|(twee|drie|vier|vijf|zes|[2-6]) (?:laatste|vorige|recentste|meest recente)) ${JOBS}\b`,
)
const MOST = 12

/** The jobs of a CV in order, all or the last few. */
export const answerCareer: DirectAnswer = ({ text, units, question, citations }) => {
  if (question.kind === 'vacancy') return null
  const last = ASKS_LAST.exec(text)
  if (!last && !ASKS_ALL.test(text)) return null
  const positions = positionsIn(units)
  if (positions.length < 2) return null
  const word = last?.[1] ?? last?.[2]
  const most = word === undefined ? MOST : NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word)
  return answer(
    listUnder(
      'Van nieuw naar oud staat er:',
      positions.slice(0, most).map(({ unit }) => unit),
      citations,
    ),
  )
}
