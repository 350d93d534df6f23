import type { Unit } from '../../../../chat/context/units.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer, noAnswer } from './asking.ts'

type Detail = { name: string; asks: RegExp; keys: RegExp; says: RegExp }

const PHONE: Detail = {
  name: 'telefoonnummer',
  asks: /\b(?:telefoon\w*|telefoonnummer|mobiel nummer|mobiele nummer|nummer om .{0,20}bellen|welk nummer)\b/,
  keys: /telefoon|mobiel|phone|\bgsm\b/iu,
  // Nine to eleven digits: the two months of '03/2020 - 06/2023' are no number.
  says: /(?<![\d/.-])(?:\+\d\d|00\d\d|0)(?:[ ()./-]{0,2}\d){8,10}(?!\d)/u,
}
const MAIL: Detail = {
  name: 'e-mailadres',
  asks: /\b(?:e-?mail\w*|mailadres\w*|mailtje)\b/,
  keys: /e-mail/iu,
  says: /\S@\S+\.\S/u,
}
const NOT_FOR_WORK = /\b(?:telefonisch\w*|telefoondienst|van de zaak)\b/
const MOST = 3

const telling = ({ keys, says }: Detail, units: readonly Unit[]) =>
  units.filter((unit) => keys.test(unit.keys) || says.test(unit.text)).slice(0, MOST)

/** 'Wat is het telefoonnummer?': that detail, and not another way to reach somebody in its place. */
export const answerContact: DirectAnswer = ({ text, units, citations }) => {
  const detail = [PHONE, MAIL].find(({ asks }) => asks.test(text))
  if (!detail || NOT_FOR_WORK.test(text) || (PHONE.asks.test(text) && MAIL.asks.test(text))) return null
  const telltale = telling(detail, units)
  if (telltale.length > 0) return answer(listUnder(`Dit staat er als ${detail.name}:`, telltale, citations))
  const other = telling(detail === PHONE ? MAIL : PHONE, units)
  return other.length === 0
    ? null
    : noAnswer(`Een ${detail.name} staat er niet. ${listUnder('Wel staat er:', other, citations)}`)
}
