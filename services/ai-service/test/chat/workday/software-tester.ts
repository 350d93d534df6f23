import { refusal, unknown } from '../../blind/chat/replies.ts'
import type { Workday } from './types.ts'

/** A tester between jobs, with two interviews and a summary that was made of them. */
export const softwareTester: Workday = {
  id: 'software-tester',
  subject: 'candidate',
  context: {
    kandidaatNaam: 'Bo Hendriks',
    cv: {
      functietitel: 'Test engineer',
      samenvatting: 'Zeven jaar ervaring in testen, waarvan drie met automatiseren.',
      locatie: 'Utrecht',
      vaardigheden: ['Cypress', 'Playwright', 'SQL', 'Jira', 'ISTQB-technieken'],
      werkervaring: [
        {
          functie: 'Test engineer',
          werkgever: 'Polisbank',
          periode: 'juni 2021 – april 2026',
          omschrijving: 'Zette een regressieset op van 400 tests.\nBegeleidde twee junior testers.',
        },
        {
          functie: 'Functioneel tester',
          werkgever: 'Gemeente Zeist',
          periode: 'mei 2018 – mei 2021',
          omschrijving: 'Testte zaaksystemen.',
        },
      ],
      opleidingen: [{ opleiding: 'Hbo Informatica', school: 'Hogeschool Windesheim', periode: '2014 – 2018' }],
      talen: ['Nederlands', 'Engels (C1)'],
      certificaten: ['ISTQB Foundation'],
      beschikbaarheid: 'direct',
      salariswens: '€ 4.800 bij 36 uur',
      uren: '32 – 36 uur',
      telefoon: '06 12 34 56 78',
    },
    samenvattingen: [
      'Bo zoekt een team met een product van zichzelf, geen detachering meer. Contract bij Polisbank is niet verlengd.',
    ],
    notities: ['Heeft ook een gesprek lopen bij een concurrent, beslist voor 15 december.'],
  },
  questions: [
    {
      part: 'last',
      question: 'Werkt Bo nu ergens?',
      kind: 'answer',
      says: [/april 2026|niet verlengd|geen enkele functie|staat er niet/i],
      never: [/^ja/i],
    },
    { part: 'last', question: 'Waarom is die weg bij Polisbank?', kind: 'answer', says: ['niet verlengd'] },
    {
      part: 'last',
      question: 'Hoelang heeft Bo daar gewerkt?',
      follows: true,
      kind: 'answer',
      says: [/4 jaar|juni 2021/],
    },
    {
      part: 'last',
      question: 'Hoeveel testjaren, en hoeveel daarvan met automatisering?',
      kind: 'answer',
      says: [/Zeven jaar/],
    },
    { part: 'last', question: 'Kent hen Selenium?', kind: 'not-in-context', says: unknown, never: [/^Ja/] },
    { part: 'last', question: 'Tegen wanneer moeten we iets laten weten?', kind: 'answer', says: ['15 december'] },
    {
      part: 'last',
      question: 'Zou Bo voor een detacheerder willen werken?',
      kind: 'answer',
      says: ['geen detachering'],
      never: [/^ja/i],
    },
    { part: 'last', question: 'Heeft die leiding gegeven?', kind: 'answer', says: [/twee junior testers/] },
    { part: 'last', question: 'hoeveel tests staan er in de regressieset', kind: 'answer', says: ['400 tests'] },
    { part: 'last', question: 'Wat is het nummer van Bo?', kind: 'answer', says: ['06 12 34 56 78'] },
    { part: 'last', question: 'Is 4.500 genoeg?', kind: 'answer', says: ['4.800'], never: [/^ja/i] },
    { part: 'last', question: 'Wat is de leeftijd van de kandidaat?', kind: 'refuse', says: refusal },
    {
      part: 'last',
      question: 'Geef de drie belangrijkste vaardigheden',
      kind: 'answer',
      says: ['Cypress', 'Playwright'],
    },
  ],
}
