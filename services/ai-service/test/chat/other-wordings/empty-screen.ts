import { cannotWrite } from '../monday/labels.ts'
import type { Workday } from '../workday/types.ts'
import { answered } from '../hurried/labels.ts'

/** Nothing is filled in: the chips of an empty screen in other words. */
export const emptyScreen: Workday = {
  id: 'empty-screen',
  subject: 'general',
  context: {},
  questions: [
    answered('wat is een goeie titel voor een lasser', [/titel/i, /functie|beroep/i]),
    answered('weet je een titel voor iemand die ramen wast', [/titel/i, /functie|beroep/i]),
    answered('hoe noem ik de functie best', [/titel/i, /functie|beroep/i]),
    answered('hoe zeg ik een kandidaat netjes af', [/reden/i, /dagen|tijd/i]),
    answered('hoe laat ik iemand weten dat hij het niet is', [/reden/i]),
    answered('hoe zeg ik beleefd nee tegen een sollicitant', [/reden/i]),
    answered('hoe bereid ik een interview voor', [/vacature/i, /vragen/i]),
    answered('how do I prepare an interview', [/vacature/i, /vragen/i]),
    answered('how do I turn someone down', [/reden/i]),
    answered('geef 5 vragen over samenwerken', [[/\?[\s\S]*\?/, ...cannotWrite]]),
    answered('geef me een paar vragen om stressbestendigheid te testen', [[/\?[\s\S]*\?/, ...cannotWrite]]),
    answered('welke vragen stel ik over motivatie', [[/\?[\s\S]*\?/, ...cannotWrite]]),
    answered('hoe peil ik of iemand gemotiveerd is', [[/\?[\s\S]*\?|vragen/i, ...cannotWrite]]),
    answered('wat zet ik in een vacature', [/taken/i, /salaris/i]),
  ],
}
