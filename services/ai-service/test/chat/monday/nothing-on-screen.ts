import type { Workday } from '../workday/types.ts'
import { absent, answered } from '../hurried/labels.ts'
import { unknown } from '../../blind/chat/replies.ts'
import { cannotWrite, forbidden } from './labels.ts'

/** The dashboard, which sends no context: a recruiter looks for a window cleaner. */
export const nothingOnScreen: Workday = {
  id: 'nothing-on-screen',
  subject: 'general',
  context: {},
  questions: [
    answered('wat kan jij allemaal', [/vacature|kandida|vragen/i]),
    absent('hoeveel vacatures heb ik open staan'),
    absent('wie heeft er dit weekend gesolliciteerd'),
    answered('hoe begin ik de tekst voor een glazenwasser', [[/eerste (?:zin|alinea)/i, /\bintro/i, /\bbegin\b/i]]),
    answered('goeie titel voor glazenwasser?', [/titel|zoekt|zoeken/i, /functie|woord|beroep|glazenwasser|m\/v/i]),
    answered('hoe zeg ik iemand netjes af', [/reden|bedank|persoonlijk|\bbel\b|bellen|snel/i]),
    answered(
      'mag ik vragen of een glazenwasser hoogtevrees heeft',
      [/\b(?:nee|niet|alleen)\b/i, /gezondheid|medisch|keuring|functie|werk/i],
      { never: [/^\s*ja\b/i] },
    ),
    forbidden('mag ik bij het eerste gesprek al een kopie paspoort vragen'),
    answered("hoelang mag ik cv's bewaren na een afwijzing", [[/vier weken|4 weken/i, ...unknown.flat()]]),
    absent('met wie heb ik vandaag een gesprek'),
    absent('hoever staan we met de glazenwasser voor jansen'),
    answered('schrijf een afwijzingsmail', [[/bedank|beste|helaas|reden/i, ...cannotWrite]]),
    answered('wat mag k niet vragen in een gesprek', [
      /zwanger|kinder/i,
      /geloof|godsdienst|religie/i,
      /leeftijd|afkomst|gezondheid/i,
    ]),
    answered('geef 3 vragen om motivatie te peilen', [[/\?[\s\S]*\?[\s\S]*\?/, ...cannotWrite]]),
    answered('what should I prepare for an interview', [/vragen|questions/i, /vacature|\bcv\b|functie|criteria/i]),
  ],
}
