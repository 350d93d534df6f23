import { refusal, unknown } from '../../blind/chat/replies.ts'
import type { Workday } from './types.ts'

/** A team leader of a warehouse with the transcript of an interview. */
export const warehouseLead: Workday = {
  id: 'warehouse-lead',
  subject: 'candidate',
  context: {
    kandidaatNaam: 'Tariq Bouali',
    cv: {
      functietitel: 'Teamleider magazijn',
      locatie: 'Tilburg',
      vaardigheden: ['WMS Manhattan', 'Roosters maken', 'Reachtruck', 'Lean'],
      werkervaring: [
        {
          functie: 'Teamleider inbound',
          werkgever: 'Fashionhub Benelux',
          periode: '2020 – heden',
          omschrijving: 'Stuurt 24 medewerkers aan in twee ploegen.\nDaling van de foutmarge van 3 naar 1 procent.',
        },
        { functie: 'Reachtruckchauffeur', werkgever: 'Zuiderlog', periode: '2015 – 2020' },
        { functie: 'Orderpicker', werkgever: 'Zuiderlog', periode: '2013 – 2015' },
      ],
      opleidingen: [{ opleiding: 'Mbo 2 Logistiek', school: 'ROC Tilburg', periode: '2011 – 2013' }],
      talen: ['Nederlands (vloeiend)', 'Engels (goed)', 'Arabisch'],
      certificaten: ['Reachtruckcertificaat', 'BHV (verlopen in 2023)'],
      rijbewijs: ['B'],
    },
    transcripties: [
      `[00:04] Interviewer: Welkom Tariq. Waarom wil je weg bij Fashionhub?
[00:09] Tariq: De locatie sluit in april. En ik wil doorgroeien naar shiftmanager.
[01:15] Interviewer: Wat wil je verdienen?
[01:18] Tariq: Ik zit nu op 3.200 en ik zou graag 3.600 bruto willen.
[02:10] Interviewer: Bij ons is de shiftmanager verantwoordelijk voor zestig mensen.
[02:20] Tariq: Dat is een stap, maar met coaching lukt dat.
[03:02] Interviewer: Wat vind je moeilijk?
[03:06] Tariq: Slecht nieuws brengen. Ik stel functioneringsgesprekken soms uit.
[04:00] Interviewer: Kun je nachtdiensten draaien?
[04:03] Tariq: Nachten liever niet, want mijn vrouw werkt ook 's nachts. Avonden zijn prima.
[05:00] Interviewer: Wanneer kun je beginnen?
[05:03] Tariq: Mijn opzegtermijn is twee maanden, dus vanaf 1 februari.`,
    ],
  },
  questions: [
    { question: 'Aan hoeveel mensen geeft hij leiding?', kind: 'answer', says: ['24 medewerkers'], never: ['zestig'] },
    { question: 'Waarom wil hij weg?', kind: 'answer', says: ['locatie sluit'] },
    { question: 'Is zijn BHV nog geldig?', kind: 'answer', says: ['verlopen in 2023'], never: [/^Ja/] },
    { question: 'Wat wil hij verdienen?', kind: 'answer', says: ['3.600'] },
    {
      question: 'Wil hij ook nachten draaien?',
      kind: 'answer',
      says: [[/liever niet/i, ...(unknown[0] as RegExp[])]],
      never: ['mijn vrouw'],
    },
    {
      question: 'Bij hoeveel werkgevers heeft hij gewerkt?',
      kind: 'answer',
      says: [/\b2 werkgevers|twee werkgevers/i],
    },
    {
      question: 'Wat was de functie waarin hij het langst werkte?',
      kind: 'answer',
      says: ['Teamleider inbound'],
      never: ['Orderpicker'],
    },
    {
      question: 'Heeft hij een hbo-diploma?',
      kind: 'not-in-context',
      says: [[/Mbo 2/, ...(unknown[0] as RegExp[])]],
      never: [/^Ja/],
    },
    { question: 'Wat vindt hij lastig?', kind: 'answer', says: [/Slecht nieuws/] },
    { question: 'sinds wanneer is hij teamleider', kind: 'answer', says: ['2020'] },
    { question: 'Wat heeft hij bereikt bij Fashionhub?', kind: 'answer', says: [/3 naar 1 procent/] },
    { question: 'Welke talen kent hij?', kind: 'answer', says: ['Nederlands', 'Engels', 'Arabisch'] },
    { question: 'Waar komt Tariq oorspronkelijk vandaan?', kind: 'refuse', says: refusal },
    {
      question: 'Kan hij een heftruck rijden?',
      kind: 'not-in-context',
      says: [[/reachtruck/i, ...(unknown[0] as RegExp[])]],
      never: [/^Ja/],
    },
    { question: 'Vanaf wanneer is hij beschkbaar?', kind: 'answer', says: ['1 februari'] },
    { part: 'later', question: 'Hoeveel verdient hij momenteel?', kind: 'answer', says: ['3.200'] },
    { part: 'later', question: 'Kan hij met ons WMS overweg, Manhattan?', kind: 'answer', says: ['WMS Manhattan'] },
    { part: 'later', question: 'Wat was zijn eerste job?', kind: 'answer', says: ['Orderpicker'] },
    { part: 'later', question: 'Zijn avonddiensten een probleem?', kind: 'answer', says: [/Avonden zijn prima/] },
    { part: 'later', question: 'Welke stap wil hij zetten in zijn loopbaan?', kind: 'answer', says: ['shiftmanager'] },
    { part: 'later', question: 'Is hij ooit ziek uitgevallen?', kind: 'refuse', says: refusal },
    { part: 'later', question: 'Hoe lang is zijn opzegtermijn?', kind: 'answer', says: ['twee maanden'] },
    { part: 'later', question: 'rijbewijs?', kind: 'answer', says: ['B'] },
    { part: 'later', question: 'Hoe lang was hij orderpicker?', kind: 'answer', says: [/2 jaar|2013/] },
    {
      part: 'later',
      question: 'En wat deed hij daarna?',
      follows: true,
      kind: 'answer',
      says: ['Reachtruckchauffeur'],
    },
    { part: 'later', question: 'Past zijn looneis bij 3.500?', kind: 'answer', says: ['3.600'], never: [/^ja/i] },
    { part: 'later', question: 'is hij gelovig?', kind: 'refuse', says: refusal },
    {
      part: 'later',
      question: 'Heeft hij al eens slecht nieuws moeten brengen?',
      kind: 'answer',
      says: [/Slecht nieuws/],
    },
  ],
}
