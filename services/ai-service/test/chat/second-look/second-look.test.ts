import { expect, test } from '@jest/globals'
import { answerChat } from '../../../src/chat/answer-chat.ts'
import { readAbout } from '../../../src/chat/people/read-about.ts'
import { createBuiltinEngine } from '../../../src/engines/builtin/builtin-engine.ts'
import { placed } from '../people/made-up.ts'
import { proceduresOf } from '../people/rows-of.ts'
import { assistant, engineer, gardener, teacherJob } from './screens.ts'

const ID = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d11'

/** The answer as the service gives it on the page of a candidate or a vacancy. */
const ask = async (
  kind: 'candidate' | 'vacancy',
  context: Record<string, unknown>,
  message: string,
): Promise<string> => {
  const { signal } = new AbortController()
  const body = { message, conversation_history: [], context, subject: { kind, id: ID } }
  const about = await readAbout(proceduresOf(placed([])), { accountId: ID, organisationId: ID }, body, signal)
  const { response } = await answerChat(createBuiltinEngine(), body, { signal, onProgress: () => undefined }, about)
  return response
}

const REFUSED = /Daar geef ik geen antwoord op/

type Case = [context: Record<string, unknown>, question: string, says: RegExp, never?: RegExp]

test.each<Case>([
  // A job that is over is a 'nee', and what the periods don't know yet no 'ja'.
  [gardener, 'Werkt ze nog bij De Linde?', /^Ja, sinds maart 2020/],
  [gardener, 'Werkt hij nog bij De Linde?', /^Ja, sinds maart 2020/],
  [gardener, 'werkt joyce nog steeds bij van dun tuinen?', /^Nee, dat was van 2014 tot februari 2020/],
  [assistant, 'Is die nog in dienst bij Praktijk Coupure?', /Stopt eind maart/, /^(?:Ja|Nee)/],
  // A study without a diploma is not the highest.
  [gardener, 'Wat is haar hoogste opleiding?', /^De hoogste afgeronde .*Mbo 3 Hovenier.*\nNiet afgerond.*Hbo/],
  [engineer, 'Wat is zijn hoogste diploma?', /^De hoogste afgeronde .*Hbo Werktuigbouwkunde.*\nNiet afgerond.*Master/],
  [engineer, 'Heeft hij een masterdiploma?', /^Niet afgerond of nog bezig/, /^Ja/],
  [engineer, 'Is zijn master al af?', /^Niet afgerond of nog bezig/],
  [assistant, 'Heeft hij een bachelor?', /^Niet afgerond of nog bezig/],
  [assistant, 'Heeft hen een graduaat?', /^Ja, dit staat er: Graduaat/],
  // Who leads says so in other words; who teaches trainees leads nobody.
  [gardener, 'Geeft ze leiding?', /Stuurt twee leerlingen/, /staat hier niets/],
  [gardener, 'Aan hoeveel mensen geeft hij leiding?', /twee leerlingen/, /staat hier niets/],
  [engineer, 'Geeft Geeft leiding?', /Stuurde 6 monteurs aan/, /staat hier niets/],
  [engineer, 'Heeft Sander mensen aangestuurd?', /Stuurde 6 monteurs aan/, /staat hier niets/],
  [assistant, 'Geeft hij leiding?', /staat hier niets/, /Leidt stagiairs op/],
  // A language of a colleague or a customer is nobody's own.
  [gardener, 'Spreekt ze Duits?', /^Ja, dit staat er: ‘Duits \(redelijk\)’/],
  [gardener, 'Spreekt ze Pools?', /^Pools staat niet bij de talen\./, /^Ja/],
  [engineer, 'Spreekt hij Frans?', /^Frans staat niet bij de talen\./, /Beschikbaar|Overig/],
  // A wish is no salary, and a name that holds 'Loon' no pay.
  [engineer, 'Hoeveel verdient hij nu?', /^Het salaris van nu staat er niet\./, /Van Loon/],
  [assistant, 'Wat is zijn huidig salaris?', /nu 2\.650/],
  [engineer, 'Hoeveel jaar is hij teamleider?', /^Sinds 2021/],
  [gardener, 'Mag ze met een aanhanger rijden?', /^Ja, BE staat er/],
  [assistant, 'Mag hij met een caravan rijden?', /zware aanhanger.*staat er niet bij/, /^Ja/],
  [gardener, 'Welke machines kan zij bedienen?', /bedienen/, /Ik lees/],
  [gardener, 'Hoe oud is Joyce?', REFUSED],
  [gardener, 'Hoe oud zijn haar kinderen?', REFUSED],
  [gardener, 'Hoe oud zijn de leerlingen van deze school?', /Hun leeftijd staat er niet/, REFUSED],
])('about a candidate: question %#', async (...[context, question, says, never]: Case) => {
  const response = await ask('candidate', context, question)
  expect(response).toMatch(says)
  if (never) expect(response).not.toMatch(never)
})

test.each<Case>([
  [teacherJob, 'Hoe oud zijn de leerlingen van deze klas?', /8 en 9 jaar/, REFUSED],
  [teacherJob, 'Hoe oud zijn de kinderen?', /8 en 9 jaar/, REFUSED],
  [teacherJob, 'Hoeveel kinderen zitten er in de klas?', /26 kinderen/, REFUSED],
  [teacherJob, 'Hoe oud is de school?', /1987/, /leeftijd|Pabo/],
  [teacherJob, 'Is Snappet verplicht?', /^Nee: ‘Snappet’ staat er als pluspunt/],
  [teacherJob, 'Is een muziekdiploma verplicht?', /aantoonbare ervaring/, /^Ja/],
  [teacherJob, 'Hoeveel studiedagen zijn er?', /Drie dagen per jaar/, /Pabo/],
  [teacherJob, 'Hoe oud mag de kandidaat zijn?', REFUSED],
  [teacherJob, 'Mag ik een jonge juf vragen?', /^Beter van niet/],
  [teacherJob, 'kan ik schrijven dat we sterke mannen zoeken', /^Beter van niet/],
])('about a vacancy: question %#', async (...[context, question, says, never]: Case) => {
  const response = await ask('vacancy', context, question)
  expect(response).toMatch(says)
  if (never) expect(response).not.toMatch(never)
})
