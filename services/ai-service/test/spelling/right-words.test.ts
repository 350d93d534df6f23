import { expect, test } from '@jest/globals'
import { readSpelling } from '../../src/spelling/read-spelling.ts'
import { readFormSpelling } from '../../src/vacancy-text/spelling.ts'
import { openCvs, openForms, openVacancies } from './repository-texts.ts'

const isNoOwnWord = () => false

/** Everything that is corrected in the texts of the repository. A person has read each: they are all mistakes. */
const MISTAKES =
  `acnee=acne arthroscopie=artroscopie bruot=bruto buitenschlderwerk=buitenschilderwerk calibreren=kalibreren
  casuistiek=casuïstiek collegas=collega’s controlleren=controleren dietist=diëtist eindejaarspremei=eindejaarspremie
  empatisch=empathisch flexiebel=flexibel hierarchie=hiërarchie ideeen=ideeën kersverlof=kerstverlof kiezne=kiezen kontroles=controles kwalitiet=kwaliteit
  maaltijcheques=maaltijdcheques meubelstofeerder=meubelstoffeerder patienten=patiënten personeelspijs=personeelsprijs
  prioritieten=prioriteiten reachtruckcertifcaat=reachtruckcertificaat rijbewjs=rijbewijs
  röntgenfotos=röntgenfoto’s strippne=strippen tusen=tussen verwijzngen=verwijzingen vrijdg=vrijdag weggoien=weggooien
  winaar=winnaar`.split(/\s+/)

test('nothing that was spelled right is corrected in the forms, vacancies and CVs of the repository', () => {
  const spelled = [
    ...openForms.map((form) => readFormSpelling(form)),
    ...[...openVacancies, ...openCvs].map((text) => readSpelling(text, isNoOwnWord)),
  ]
  expect(spelled.length).toBeGreaterThan(500)
  const corrections = spelled.flatMap((each) =>
    each.corrections.map(({ typed, word }) => `${typed}=${word}`.toLowerCase()),
  )
  expect([...new Set(corrections)].toSorted()).toEqual(MISTAKES)
})

test('hardly a question is asked about a word in them', () => {
  const doubts = openForms.flatMap((form) => readFormSpelling(form).doubts.map(({ typed }) => typed))
  expect(doubts).toEqual([])
})
