import { unitsOf } from '../../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../../chat/retrieval/topics.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'

const ASKS =
  /\b(?:hoe laat|(?:welk uur|wanneer) .{0,25}\b(?:gedaan|klaar)|beginuur|startuur|einduur|begintijd|starttijd|eindtijd|welk uur)\b/
/** An appointment has its own time. */
const OF_A_MEETING = /\b(?:gesprek\w*|afspraak|interview|bellen|proef\w*|kennismak\w*)\b/
const HOUR = String.raw`(?:[01]?\d|2[0-3])`
/** A time of day; '38 uur' and '24 tot 32 uur per week' are lengths. */
const CLOCK = new RegExp(
  String.raw`\b(?:om|vanaf|rond) ${HOUR}(?: ?u(?:ur)?)?\b|\b${HOUR}(?:[.:]\d\d|u\d\d)\b|\bvan ${HOUR}(?: ?u(?:ur)?)? tot ${HOUR}\b|\bhalf (?:zes|zeven|acht|negen|tien|vijf|vier|drie)\b`,
  'iu',
)
const LENGTH = /\bper week\b|\bp\/w\b|€|\beuro\b/iu
/** A time of day beside a length: '38 uur per week, je begint om 8 u'. */
const EXACT = new RegExp(String.raw`\b(?:om|vanaf|rond) ${HOUR}(?:[.:]\d\d)? ?u(?:ur)?\b`, 'iu')
const MOST = 3
/** 'Tot hoe laat?': the end of the day. */
const ASKS_END =
  /\b(?:tot hoe laat|(?:hoe laat|welk uur|wanneer) .{0,25}\b(?:gedaan|klaar|terug|thuis|stop\w*|eindig\w*)|einduur|eindtijd)\b/
const TELLS_END = /\b(?:tot|terug|gedaan|klaar|einde|eindigt|stopt)\b/iu

/** 'Hoe laat begint de dag?': the sentences with a time of day, where the field of the hours has none. */
export const answerClock: DirectAnswer = ({ text, units, citations }) => {
  if (!ASKS.test(text) || OF_A_MEETING.test(text)) return null
  const tells = (words: string) => EXACT.test(words) || (CLOCK.test(words) && !LENGTH.test(words))
  const ends = ASKS_END.test(text) ? units.filter((unit) => TELLS_END.test(unit.text) && tells(unit.text)) : []
  if (ends.length > 0) return answer(listUnder('Over de tijden staat er:', ends.slice(0, MOST), citations))
  if (unitsOf(topicOf('hours'), units).units.some((unit) => tells(unit.text))) return null
  const telling = units.filter((unit) => tells(unit.text)).slice(0, MOST)
  return telling.length === 0 ? null : answer(listUnder('Over de tijden staat er:', telling, citations))
}
