import type { Unit } from '../../../../chat/context/units.ts'
import { withoutRepeats } from '../../../../chat/retrieval/topic-units.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'

/** 'Met hoeveel sta je daar', 'hoeveel man werkt er': those who work there, and not whom they work for. */
const ASKS =
  /\bmet hoeveel\b(?! (?:uur|uren|dagen|geld|euro|procent|jaar|ervaring|klanten|kinderen|bewoners|patienten))|\bmet (?:z'?n|zijn|haar) hoevelen\b|\bhoeveel (?:man|mensen|volk|personen|collega\S*|personeel\S*|medewerkers|werknemers|koppen|lui) (?:\w+ ){0,2}?(?:werkt?|werken|staan|staat|zit|zitten|loopt|lopen|telt|tellen|zijn (?:er|daar|ze|we)|rondloopt|rondlopen)\b/
/** Whom somebody leads, seeks or helps is counted elsewhere. */
const OF_OTHERS =
  /\b(?:aanstur\w*|leiding\w*|leidt|leiden|onder (?:je|zich|haar)|zoek\w*|nodig|klanten|kandidaten|sollicitanten)\b/
/** 'Een' is an article more often than a number: 'liefst een ervaren hovenier'. */
const NUMBER = String.raw`(?:\d+|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|achttien|twintig|dertig|veertig|vijftig|honderd)`
const WORKERS = String.raw`(?:collega\S*|man\b|mensen\b|personen\b|medewerk\S+|werknemers?\b|personeelsleden|teamleden|koppen\b|vaste krachten|fte\b)`
const COUNTED = new RegExp(String.raw`(?<!\p{L})${NUMBER} (?:\p{L}+ ){0,2}?${WORKERS}`, 'iu')
const ANY_NUMBER = new RegExp(String.raw`(?<!\p{L})${NUMBER}(?!\p{L})`, 'iu')
const TEAM_FIELD = /\bteam\b|collega|bezetting|ploeg/iu
const MOST = 3

const isOfTeam = ({ keys, heading }: Unit) => TEAM_FIELD.test(keys) || TEAM_FIELD.test(heading)

/** How many work there: the numbers under the team, else a number of colleagues wherever it stands. */
export const answerHeadcount: DirectAnswer = ({ text, question, units, citations }) => {
  if (question.kind === 'candidate' || !ASKS.test(text) || OF_OTHERS.test(text)) return null
  const ofTeam = units.filter((unit) => isOfTeam(unit) && ANY_NUMBER.test(unit.text))
  const counting = ofTeam.length > 0 ? ofTeam : units.filter(({ text: words }) => COUNTED.test(words))
  return counting.length === 0
    ? null
    : answer(listUnder('Over hoeveel mensen er werken staat er:', withoutRepeats(counting, MOST), citations))
}
