import type { Unit } from '../../../../chat/context/units.ts'
import { unitsOf } from '../../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../../chat/retrieval/topics.ts'
import { joinWithEn } from '../../../../vacancy-text/language/join.ts'
import { answer, type Asking, type DirectAnswer } from './asking.ts'
import { type ExpectedPart, partsOfCv, partsOfVacancy } from './expected-parts.ts'

const ASKS =
  /\b(?:ontbreekt|ontbreken|ontbrekende?|mis (?:ik|je)|mist|missen|mankeert|wat (?:staat|zit) er (?:nog |allemaal |zoal )*niet\b|niet ingevuld|vergeten|(?:on)?volledig|(?:on)?compleet|nog (?:in|aan)(?:te )?vullen|moet ik nog (?:\w+ ){0,3}(?:invullen|toevoegen|aanvullen|schrijven|vermelden|zetten|opnemen|regelen|doen|weten|vragen|navragen|nagaan|uitzoeken)|moet er nog (?:in|bij)|kan er nog (?:in|bij)|wat (?:moet|kan) er (?:nog )?(?:bij|beter)|nog toevoegen|ontbreek|leeg|lege|publiceren|online zetten|klaar om)\b/
const WHOLE =
  /\b(?:vacature\w*|tekst|formulier|cv|profiel|dossier|velden|gegevens|hier|er|ik|iets|informatie|niet ingevuld|functieprofiel)\b/
/** 'Wat ontbreekt nog?' */
const BARE = /^\W*(?:en )?wat (?:ontbreekt|mist|mankeert)(?: (?:er|nog|allemaal|eigenlijk|dan))*\W*$/
/** 'Mist ze ervaring met SAP?' asks for one thing. */
const ONE_THING =
  /\b(?:mist|missen) (?:ze|haar|de kandidaat|iemand|het team)\b|\b(?:papieren|documenten|attesten|bewijzen|kopie\w*)\b|\bvolledig\w* (?:dag|week|baan|salaris)/

/** The place where a part stands; what stands somewhere in other words isn't called missing. */
const placeOf = ({ keys, says, topic }: ExpectedPart, units: readonly Unit[]): Unit | undefined =>
  units.find((unit) => keys.test(unit.keys)) ??
  units.find(({ heading, text }) => (heading !== '' && keys.test(heading)) || says.test(text)) ??
  (topic === undefined ? undefined : unitsOf(topicOf(topic), units).units[0])

const bullets = (lead: string, parts: readonly ExpectedPart[]) =>
  parts.length === 0 ? [] : [lead, ...parts.map(({ name }) => `- ${name}`)]

/** Of each thing that is there, one place where it stands. */
const presentLine = (parts: readonly ExpectedPart[], units: readonly Unit[], { citations }: Asking): string[] => {
  const marks = parts.flatMap((part) => {
    const source = placeOf(part, units)?.sources[0]
    return source ? [`${part.name} ${citations.mark(source)}`] : []
  })
  return marks.length === 0 ? [] : [`Er staat al iets over ${joinWithEn(marks)}.`]
}

/** 'Wat ontbreekt er in mijn vacature?': what readers look for beside what is filled in. */
export const answerMissing: DirectAnswer = (asking) => {
  const { text, question, units } = asking
  if (!BARE.test(text) && (!ASKS.test(text) || !WHOLE.test(text) || ONE_THING.test(text))) return null
  const isCv = /\bcv\b|kandida|\bprofiel\b/.test(text) || (question.kind === 'candidate' && !/vacature/.test(text))
  const ownUnits = units.filter(({ side, speaker }) => speaker === '' && side !== (isCv ? 'vacancy' : 'candidate'))
  const parts = isCv ? partsOfCv : partsOfVacancy
  const missing = parts.filter((part) => placeOf(part, ownUnits) === undefined)
  const what = isCv ? 'dit CV' : 'deze vacature'
  if (missing.length === 0)
    return answer(`In ${what} staat alles waar ik op let: ${joinWithEn(parts.map(({ name }) => name))}.`)
  const needed = missing.filter(({ isNeeded }) => isNeeded)
  const others = missing.filter(({ isNeeded }) => !isNeeded)
  const present = parts.filter((part) => !missing.includes(part))
  return answer(
    [
      ...bullets(`Dit vind ik niet in ${what}, en lezers zoeken ernaar:`, needed),
      ...bullets(
        needed.length > 0 ? 'Dit maakt het sterker:' : `Het belangrijkste staat in ${what}. Dit maakt het sterker:`,
        others,
      ),
      ...presentLine(present, ownUnits, asking),
    ].join('\n'),
  )
}
