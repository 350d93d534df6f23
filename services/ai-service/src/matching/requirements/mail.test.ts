import { expect, test } from '@jest/globals'
import { vacancyOf } from '../testing/match-of.ts'
import { deriveRequirements } from './derive.ts'
import { subjectOf, withoutMail } from './mail.ts'

test.each([
  ['FW: FW: vacature bloemist', 'vacature bloemist'],
  ['Fwd: Re: Bloemist', 'Bloemist'],
  ['Antw: Doorst: Bloemist', 'Bloemist'],
  ['Reparateur fietsen', 'Reparateur fietsen'],
  ['Re-integratiecoach', 'Re-integratiecoach'],
])('the subject %s is %s', (title, subject) => expect(subjectOf(title)).toBe(subject))

test.each([
  'Van: de bakker\nWij zoeken een bezorger.',
  'Wij zoeken een bezorger.\n> 3 jaar ervaring\nRijbewijs B',
  'Taken\n- Bloemen binden\n\nEisen\n- Rijbewijs B',
])('a text without the head of a mail stays as it is: %s', (text) => expect(withoutMail(text)).toBe(text))

const MAIL = `Van: Els (Bloemerij De Tuin)
Aan: vacatures
Onderwerp: FW: bloemist

Hoi, kun jij deze op de site zetten?

> -----Oorspronkelijk bericht-----
> Van: Wim
> Hallo Els,
>
> wat ze gaat doen: boeketten binden en rouwwerk maken.
>
> Moet hebben:
> - min. twee jaar gewerkt in een bloemenzaak
> - diploma bloemist (mbo 3). Anders mag ze van de keurmeester niets afleveren
> - rijbewijs B, ivm het bezorgen
> - zaterdagdienst
> Fijn als ze Florisoft kent, hoeft niet.
>
> Salaris volgens cao, vraag even na bij Ans.
>
> Wim
>
> Verzonden vanaf mijn iPhone`

test('a vacancy in a mail that was sent on is read without the mail', () => {
  const { requirements } = deriveRequirements(vacancyOf({ title: 'FW: FW: vacature bloemist', description: MAIL }))
  expect(requirements.map(({ kind, importance, label }) => `${kind}, ${importance}: ${label}`)).toEqual([
    'title, must: bloemist',
    'experience, must: Min. twee jaar gewerkt in een bloemenzaak',
    'education, must: Diploma bloemist (mbo 3)',
    'licence, must: Rijbewijs B',
    'skill, must: Zaterdagdienst',
    'skill, nice: Fijn als ze Florisoft kent, hoeft niet',
    'task, nice: Boeketten binden en rouwwerk maken',
  ])
  for (const { source } of requirements.slice(1)) expect(MAIL).toContain(source?.quote)
})
