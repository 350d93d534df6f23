import type { Unit } from '../../../../chat/context/units.ts'
import { MOMENT } from '../../../../chat/retrieval/find-units.ts'
import { topicOf } from '../../../../chat/retrieval/topics.ts'
import { withoutRepeats } from '../../../../chat/retrieval/topic-units.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'
import { agreedIn, openIn } from './interviews.ts'

const TO_DO = String.raw`(?:bezorgen|(?:op|toe|door|na)?sturen|(?:door)?mailen|(?:na|terug|op)?bellen|aanleveren|meenemen|meebrengen|terugkoppelen|laten weten)`
const PROMISED = '(?:beloofd|toegezegd|afgesproken)'
const BY_RECRUITER = new RegExp(
  String.raw`\bwat (?:moet|moest|moesten|zou|zouden|ging|gingen|zal) (?:ik|we|wij)\b.{0,50}\b${TO_DO}\b|\b(?:heb|had|hebben|hadden) (?:ik|we|wij)\b.{0,50}\b(?:beloofd|toegezegd)\b`,
)
const BY_CANDIDATE = new RegExp(
  String.raw`\bwat (?:moet|moest|zou|ging|gaat|zal) (?:ze|de kandida\w+)\b.{0,50}\b${TO_DO}\b|\b(?:heeft|had) (?:ze|de kandida\w+)\b.{0,50}\b${PROMISED}\b`,
)
const HEARS_WHEN =
  /\bwanneer (?:hoort|krijgt|bel|mail) (?:ze|ik|we)\b.{0,30}\b(?:van (?:ons|mij|me)|bericht|uitsluitsel|terug)\b/
const STAYS_OPEN =
  /\b(?:(?:uit|op)zoek\w*|(?:uit|op) te zoeken|na ?(?:te )?(?:vragen|gaan|kijken)|open(?:staande?)? (?:vra\w+|punt\w*)|vra\w+ .{0,20}\bopen\b|onbeantwoord\w*|(?:niet|geen) .{0,15}\bbeantwoord\w*|antwoord .{0,20}\bschuldig)\b/
const isQuestion = ({ text }: Unit) => /\?["'”’)]*$/.test(text)

/**
 * 'Wat moet ik nog nagaan?', 'wat heb ik beloofd?': what notes and both speakers of a conversation leave to be done.
 */
export const answerTodo: DirectAnswer = ({ text, question, citations }) => {
  const { asks, says, most } = topicOf('todo')
  const asksWhen = HEARS_WHEN.test(text)
  const isOfOne = question.kind === 'candidate' && (BY_RECRUITER.test(text) || BY_CANDIDATE.test(text) || asksWhen)
  const staysOpen = question.kind !== 'vacancy' && STAYS_OPEN.test(text)
  if (!asks.test(text) && !isOfOne && !staysOpen) return null
  const { units } = question.reading
  const telling = (among: readonly Unit[]) => among.filter((unit) => says.test(unit.text) && !isQuestion(unit))
  const open = staysOpen ? openIn(units) : []
  const spoken = open.length > 0 ? open : agreedIn(units)
  const isMeant = ({ side }: Unit) =>
    side === null || !(BY_RECRUITER.test(text) ? side === 'candidate' : BY_CANDIDATE.test(text) && side === 'vacancy')
  const meantUnits = spoken.filter((unit) => isMeant(unit) && (!asksWhen || MOMENT.test(unit.text)))
  const notes = telling(units.filter(({ speaker }) => speaker === ''))
  const chosenUnits = meantUnits.length > 0 ? [...meantUnits, ...notes] : telling(units)
  return chosenUnits.length === 0
    ? null
    : answer(listUnder('Dit staat er als nog te doen of afgesproken:', withoutRepeats(chosenUnits, most), citations))
}
