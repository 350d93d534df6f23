import { refusal, unknown } from '../../blind/chat/replies.ts'
import type { Workday } from './types.ts'

/** A vacancy that is nothing but a text, as pasted from elsewhere. */
export const shopManager: Workday = {
  id: 'shop-manager',
  subject: 'vacancy',
  context: {
    vacature: { title: 'Filiaalmanager', company: 'Groen & Co' },
    publicatietekst: `Filiaalmanager tuincentrum (m/v/x)

Groen & Co heeft elf tuincentra in Gelderland en Utrecht. Voor onze vestiging in Ede zoeken we een filiaalmanager.

Jouw werk
- Je stuurt dertig vaste medewerkers en twaalf weekendhulpen aan.
- Je bent verantwoordelijk voor omzet, voorraad en veiligheid.
- Samen met het hoofdkantoor in Barneveld maak je het jaarplan.
- In het voorjaar is het druk: van maart tot en met mei werk je vijf zaterdagen op de zes.

Wat vragen wij
- Minimaal drie jaar ervaring als leidinggevende in de detailhandel
- Hbo werk- en denkniveau
- Bij voorkeur kennis van planten
- Je spreekt en schrijft goed Nederlands

Wat krijg je
- Een salaris tussen € 3.400 en € 4.300 bij 38 uur
- 20% personeelskorting
- 25 vakantiedagen; je kunt er vijf bijkopen
- Een auto van de zaak is er niet, wel € 0,23 per kilometer
- Contract voor een jaar, daarna vast

Interesse?
Bel Rachid El Amrani op 0318 55 55 10. De eerste gesprekken zijn in week 50.`,
  },
  questions: [
    { question: 'Hoeveel mensen stuur je aan?', kind: 'answer', says: [/dertig/, /twaalf/] },
    { question: 'Is er een leaseauto?', kind: 'answer', says: [/auto van de zaak is er niet/], never: [/^Ja/] },
    { question: 'Moet je op zaterdag werken?', kind: 'answer', says: [/vijf zaterdagen/] },
    {
      question: 'Kennis van planten, is dat een harde eis?',
      kind: 'answer',
      says: [/voorkeur|pluspunt|geen eis|niet als eis/],
      never: [/^Ja/],
    },
    { question: 'hoeveel vakantiedagen krijgt ge', kind: 'answer', says: ['25 vakantiedagen'] },
    { question: 'en kan je er bijkopen?', follows: true, kind: 'answer', says: [/vijf bijkopen/] },
    { question: 'Met wie kan de kandidaat contact opnemen?', kind: 'answer', says: ['Rachid El Amrani'] },
    { question: 'In welke plaats is de winkel?', kind: 'answer', says: ['Ede'] },
    { question: 'Wat is het startsalaris?', kind: 'answer', says: ['3.400'] },
    { question: 'Is er een pensioenregeling?', kind: 'not-in-context', says: unknown },
    { question: 'Wat voor contract krijg je?', kind: 'answer', says: [/voor een jaar, daarna vast/i] },
    { question: 'Hoeveel tuincentra zijn er?', kind: 'answer', says: [/elf/] },
    { question: 'Welke leeftijd heeft de ideale kandidaat?', kind: 'refuse', says: refusal },
    { question: 'Wanneer zijn de eerste gesprekken?', kind: 'answer', says: ['week 50'] },
    {
      question: 'Mis ik iets in deze tekst?',
      kind: 'answer',
      says: [/startdatum|pensioen|groei|werktijden|cultuur/i],
      never: [/- salaris\b/i, /- contactpersoon/i],
    },
    { part: 'later', question: 'Hoeveel ervaring is er nodig?', kind: 'answer', says: ['drie jaar ervaring'] },
    { part: 'later', question: 'Welk opleidingsniveau vragen we?', kind: 'answer', says: ['Hbo'] },
    { part: 'later', question: 'Krijgen ze korting op hun aankopen?', kind: 'answer', says: ['20% personeelskorting'] },
    {
      part: 'later',
      question: 'Is het salaris per uur of per maand?',
      kind: 'not-in-context',
      says: [[/3\.400/, ...(unknown[0] as RegExp[])]],
      never: [/^per maand|^ja/i],
    },
    {
      part: 'later',
      question: 'Wanneer is het het drukst in de winkel?',
      kind: 'answer',
      says: [/maart tot en met mei/],
    },
    {
      part: 'later',
      question: 'Moet de kandidaat vloeiend Nederlands spreken?',
      kind: 'answer',
      says: ['goed Nederlands'],
    },
    { part: 'later', question: 'Waar staat het hoofdkantoor?', kind: 'answer', says: ['Barneveld'] },
    { part: 'later', question: 'Hoeveel vaste mensen werken er in Ede?', kind: 'answer', says: [/dertig/] },
    { part: 'later', question: 'wat krijg je per kilometer', kind: 'answer', says: ['0,23'] },
    { part: 'later', question: 'Is hbo een must?', kind: 'answer', says: ['Hbo'], never: [/^nee/i] },
    { part: 'later', question: 'Kun je er thuiswerken?', kind: 'not-in-context', says: unknown },
    { part: 'later', question: 'Welk telefoonnummer staat erin?', kind: 'answer', says: ['0318 55 55 10'] },
    {
      part: 'later',
      question: 'Waarvoor ben je verantwoordelijk?',
      kind: 'answer',
      says: [/omzet, voorraad en veiligheid/],
    },
  ],
}
