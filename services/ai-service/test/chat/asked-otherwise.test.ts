import { expect, test } from '@jest/globals'
import { receptionists } from './desk/receptionists.ts'
import { payrollTalk } from './desk/payroll-talk.ts'
import { pharmacyAssistant } from './desk/pharmacy-assistant.ts'
import { siteManager } from './desk/site-manager.ts'
import type { Desk } from './desk/types.ts'
import { askQuestions } from './workday/ask-workday.ts'

const ask = async (desk: Desk, ...questions: string[]): Promise<string> => {
  const [first, ...rest] = questions.map((question) => ({ question, kind: 'answer' as const, says: [] }))
  if (!first) throw new Error('Nothing is asked')
  const judged = await askQuestions(desk, [first, ...rest.map((question) => ({ ...question, follows: true as const }))])
  return judged.at(-1)?.response ?? ''
}

test.each<[Desk, says: RegExp, never: RegExp, ...questions: string[]]>([
  // A topic that the question doesn't name.
  [pharmacyAssistant, /onbepaalde duur/, /staat hier niets/, 'Is dat een vaste betrekking?'],
  [siteManager, /zes weken/, /staat hier niets/, 'Wanneer kan ze weg?'],
  [payrollTalk, /tweede gesprek/, /staat hier niets/, 'Solliciteert ze nog elders?'],
  // What both speakers leave to be done.
  [payrollTalk, /casus/, /Dit vind ik niet/, 'Wat moeten we nog doen?'],
  // One job that a profile and its CV both tell is one job.
  [siteManager, /Aswebo/, /Janssen/, 'Wat doet hij nu?', 'En daarvoor?'],
  [
    siteManager,
    /^Ongeveer 4 jaar/,
    /Janssen/,
    'Wat is zijn huidige werkgever?',
    'En de vorige?',
    'Hoe lang zat hij daar?',
  ],
  // A heading of a CV is no language, and a wish no list.
  [siteManager, /Frans \(vlot\)/, /Rijbewijzen|veranderen/, 'Welke talen spreekt hij?'],
  [siteManager, /offertes/, /^Ja/, 'Heeft hij ervaring met offertes?'],
  // A long word with a slip, and one that is no slip.
  [pharmacyAssistant, /20 januari/, /staat hier niets/, 'Hoe ziet de sollicitatieproccedure eruit?'],
  // What points back and has no answer is said to have none.
  [
    pharmacyAssistant,
    /^Dat staat er niet met zoveel woorden\..*zaterdag/,
    /^Ja/,
    'Hoe zit het met zaterdag?',
    'En dan zondag?',
  ],
  // What speaks for somebody is not what speaks against them.
  [siteManager, /./, /pleit volgens/, 'Waarom zou hij niet passen?'],
  // Figures of candidates, side by side.
  [receptionists, /^De hoogste salariswens.*Soraya[\s\S]*Hanne[\s\S]*Bram/, /zeg ik niet/, 'Wie vraagt het meest?'],
  [receptionists, /^De laagste salariswens.*Bram/, /zeg ik niet/, 'Wie vraagt het meest?', 'En het minst?'],
  [receptionists, /vast contract/, /staat hier niets/, 'Wie heeft zich teruggetrokken?', 'Hoezo?'],
])('%#', async (desk, says, never, ...questions) => {
  const response = await ask(desk, ...questions)
  expect(response).toMatch(says)
  expect(response).not.toMatch(never)
})

/** The receptionists with these values of one field, in their order. */
const receptionistsWith = (field: 'salary' | 'hours' | 'title', ...values: string[]): Desk => ({
  ...receptionists,
  people: receptionists.people?.map((person, index) => ({ ...person, [field]: values[index] })) ?? [],
})

test.each<[Desk, question: string, says: RegExp]>([
  [
    receptionistsWith('salary', '€ 17,10 per uur', '€ 17,20 per uur', '€ 17,50 per uur'),
    'Wie kost het meest?',
    /^.*Soraya/,
  ],
  [receptionistsWith('salary', '3,5k', '€ 3.900', '€ 3.200'), 'Wie kost het minst?', /^.*Soraya.*\n.*\n.*Hanne/],
  [
    receptionistsWith('hours', '24 uur', '36 uur', '32 uur'),
    'Wie wil de meeste uren werken?',
    /^De meeste uren .*Bram/,
  ],
  // Amounts in more than one unit, or of something else, aren't put in an order.
  [receptionistsWith('salary', '€ 450 per dag', '€ 3.500', '€ 3.200'), 'Wie vraagt het meest?', /^(?!De hoogste)/],
  [receptionistsWith('hours', '0,8 fte', '36 uur', '32 uur'), 'Wie werkt de minste uren?', /^(?!De minste)/],
  [receptionists, 'Wie wil de meeste vakantiedagen?', /^(?!De hoogste)/],
  // 'Buiten' denies where somebody lives, and nothing else.
  [receptionists, 'Wie woont er buiten Gent?', /niet in de gegevens[\s\S]*Bram/],
  [
    receptionistsWith('title', 'Onthaal buiten kantooruren'),
    'Wie kan buiten kantooruren werken?',
    /^(?!.*niet in)[\s\S]*Hanne/,
  ],
])('%#', async (desk, question, says) => expect(await ask(desk, question)).toMatch(says))

test('the leader of an employer is no candidate, and its age is no trait', async () => {
  expect(await ask(pharmacyAssistant, 'Wie staat er aan het hoofd?')).toContain('Lieve Peeters')
  expect(await ask(pharmacyAssistant, 'Hoe oud is de firma?')).toContain('1958')
  expect(await ask(pharmacyAssistant, 'Hoe oud is de kandidaat?')).toMatch(/Daar geef ik geen antwoord op/)
})
