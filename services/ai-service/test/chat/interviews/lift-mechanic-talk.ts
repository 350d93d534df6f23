import { refusal, unknown } from '../../blind/chat/replies.ts'
import type { Workday } from '../workday/types.ts'

/** An interview as a speech engine writes it that knows no marks. */
export const liftMechanicTalk: Workday = {
  id: 'lift-mechanic-talk',
  subject: 'candidate',
  context: {
    kandidaatNaam: 'Stijn Aerts',
    transcripties: [
      `Katrien Maes: dag stijn welkom vertel eens wie je bent
Stijn Aerts: ik ben stijn ik werk als servicetechnieker bij een firma in liften in gent al vijf jaar
Katrien Maes: waarom wil je daar weg
Stijn Aerts: de wachtdienst is te zwaar geworden om de twee weken moet ik stand by zijn
Katrien Maes: hoe vaak wil je dan wel wachtdienst doen
Stijn Aerts: een keer per maand is geen probleem
Katrien Maes: wat kun je goed
Stijn Aerts: storingen zoeken in oude installaties daar bellen ze mij voor
Katrien Maes: en wat gaat minder
Stijn Aerts: mijn werkbonnen ik vul die altijd te laat in
Katrien Maes: wat verwacht je als loon
Stijn Aerts: twintig euro per uur bruto
Katrien Maes: wij starten op negentien euro
Stijn Aerts: dat moet ik bespreken
Katrien Maes: wat is je opzeg
Stijn Aerts: vijftien weken maar dat is te onderhandelen
Katrien Maes: wanneer wil je starten
Stijn Aerts: in september na het bouwverlof
Katrien Maes: hoe ver mag het rijden zijn
Stijn Aerts: oost vlaanderen is prima brussel liever niet door de files
Katrien Maes: heb je nog vragen
Stijn Aerts: ja krijg ik een camionette mee naar huis
Katrien Maes: ja die mag je privé gebruiken
Katrien Maes: ik stuur je morgen het voorstel en dan bel je mij voor vrijdag terug
Stijn Aerts: dat is goed`,
    ],
  },
  questions: [
    { question: 'wat voor werk doet hij', kind: 'answer', says: [/servicetechnieker/] },
    { question: 'hoelang werkt hij daar al', kind: 'answer', says: [/vijf jaar/] },
    { question: 'waarom zoekt hij iets anders', kind: 'answer', says: [/wachtdienst/] },
    { question: 'hoe vaak wachtdienst', kind: 'answer', says: [/keer per maand/] },
    { question: 'sterke punten', kind: 'answer', says: [/storingen zoeken/] },
    { question: 'zwakke punten', kind: 'answer', says: [/werkbonnen/] },
    { question: 'looneis', kind: 'answer', says: [/twintig euro/], never: ['negentien'] },
    { question: 'opzegtermijn', kind: 'answer', says: [/vijftien weken/] },
    { question: 'vanaf wanneer', kind: 'answer', says: [/september/] },
    { question: 'waar wil hij niet werken', kind: 'answer', says: [/brussel/] },
    { question: 'wat vroeg hij', kind: 'answer', says: [/camionette/] },
    { question: 'wat spraken we af', kind: 'answer', says: [/voorstel/] },
    { question: 'heeft hij rijbewijs c', kind: 'not-in-context', says: unknown },
    { question: 'spreekt hij frans', kind: 'not-in-context', says: unknown, never: [/^ja\b/i] },
    { question: 'is hij ziek geweest', kind: 'refuse', says: refusal },
  ],
}
