import { expect, test } from '@jest/globals'
import { writtenIn } from './written-in.ts'

const texts = {
  dutch:
    'Ik begeleid cliënten in de wijk en stel samen met hen een zorgplan op. In mijn vorige functie was ik verantwoordelijk voor de planning van het team, en ik heb nieuwe collega’s ingewerkt. Ook schreef ik rapportages voor de gemeente.',
  dutchDeeds:
    'Opstellen van de jaarrekening en de aangiften. Aansturen van een team van vier. Controleren van facturen en betalingen. Overleg met klanten over de cijfers. Meewerken aan de overgang naar een nieuw pakket voor de boekhouding.',
  english:
    'I was responsible for the planning of the team and wrote reports for the board. In my last role I managed the accounts of twelve customers and led a project that brought down the costs of transport by a tenth within a year.',
  french:
    'Responsable de la gestion des comptes clients et des fournisseurs. J’ai encadré une équipe de cinq personnes et mis en place un nouveau système de facturation pour les filiales. Suivi des budgets et des contrats avec la direction.',
  german:
    'Verantwortlich für die Planung der Produktion und die Führung eines Teams von zehn Mitarbeitern. Einführung eines neuen Systems für die Lagerverwaltung und Abstimmung mit den Lieferanten. Erstellung der Berichte für die Leitung.',
  polish:
    'Odpowiedzialny za obsługę maszyn i kontrolę jakości na linii produkcyjnej. Współpraca z zespołem oraz szkolenie nowych pracowników. Przygotowanie raportów dla kierownika zmiany i utrzymanie porządku na stanowisku pracy.',
}

test.each([
  ['dutch', 'Nederlands'],
  ['dutchDeeds', 'Nederlands'],
  ['english', 'Engels'],
  ['french', null],
  ['german', null],
  ['polish', null],
] as const)('a text in %s', (name, language) => {
  expect(writtenIn(texts[name])).toBe(language)
})

test('a few words tell nothing', () => {
  expect(writtenIn('Ik werk graag met mensen.')).toBeNull()
})
