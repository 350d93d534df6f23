import { notAllowed, unknown } from '../../blind/chat/replies.ts'
import type { Workday } from './types.ts'

/** A Flemish form, half filled in, beside which the recruiter asks how to go on. */
export const bookkeeperForm: Workday = {
  id: 'bookkeeper-form',
  subject: 'general',
  context: {
    vacature: {
      title: 'Boekhouder',
      company: 'Drukkerij Lannoye',
      location: 'Kortrijk',
      hours: 'voltijds, 38 u, glijdende uren tussen 7u30 en 9u30',
      specific_tasks: 'btw-aangiften\nklanten opvolgen die niet betalen\nmaandafsluiting samen met de zaakvoerder',
      hard_skills: 'graduaat of bachelor boekhouden, Exact Online, Frans (vlot aan de telefoon)',
      benefits: 'maaltijdcheques 8 euro, hospitalisatieverzekering, 12 ADV-dagen',
    },
  },
  questions: [
    {
      question: 'wat ontbreekt er in mijn vacature?',
      kind: 'answer',
      says: [/salaris/i, /contactpersoon/i],
      never: [/- locatie/i, /- taken/i],
    },
    { question: 'Staat er iets over het loon?', kind: 'not-in-context', says: [/\b(?:niet|niets|geen)\b/i] },
    { question: 'hoeveel adv-dagen zijn er', kind: 'answer', says: ['12 ADV-dagen'] },
    { question: 'Welke talen moeten ze kennen?', kind: 'answer', says: ['Frans'] },
    { question: 'Is Frans nodig?', kind: 'answer', says: ['Frans'], never: [/^Nee/] },
    { question: 'Moet ik in de vacature zetten dat het een bediendecontract is?', kind: 'answer', says: [/contract/i] },
    { question: 'Mag ik vragen naar iemands thuistaal?', kind: 'answer', says: notAllowed },
    { question: 'en of ze kinderen willen?', follows: true, kind: 'answer', says: notAllowed },
    { question: 'Met wie doe je de maandafsluiting?', kind: 'answer', says: ['zaakvoerder'] },
    { question: 'Om hoe laat begint de werkdag?', kind: 'answer', says: ['7u30'] },
    { question: 'Hoe lang moet mijn vacaturetekst zijn?', kind: 'answer', says: [/woorden/] },
    { question: 'Mag ik "jong en dynamisch team" schrijven?', kind: 'answer', says: notAllowed },
    { question: 'Is er een bedrijfswagen?', kind: 'not-in-context', says: unknown },
    {
      question: 'wat zijn de extralegale voordelen',
      kind: 'answer',
      says: ['maaltijdcheques', 'hospitalisatieverzekering'],
    },
    { question: 'Welke software moet de boekhouder kennen?', kind: 'answer', says: ['Exact Online'] },
    {
      part: 'later',
      question: 'Wat moet de nieuwe collega kunnen?',
      kind: 'answer',
      says: [/Exact Online|btw-aangiften/],
    },
    { part: 'later', question: 'Kan de kandidaat later starten dan 9u?', kind: 'answer', says: ['9u30'] },
    {
      part: 'later',
      question: 'Is een bachelor verplicht of volstaat graduaat?',
      kind: 'answer',
      says: ['graduaat of bachelor'],
    },
    { part: 'later', question: 'is het een voltijdse job?', kind: 'answer', says: ['voltijds'] },
    {
      part: 'later',
      question: 'Mag ik het rijksregisternummer vragen bij het eerste gesprek?',
      kind: 'answer',
      says: notAllowed,
    },
    { part: 'later', question: 'Welke opleiding vragen we?', kind: 'answer', says: ['graduaat of bachelor'] },
    { part: 'later', question: 'hoe maak ik de tekst korter', kind: 'answer', says: [/schrap|zinnen|woorden/i] },
    { part: 'later', question: 'is mijn vacature compleet?', kind: 'answer', says: [/salaris/i, /contact/i] },
    { part: 'later', question: 'Wie volgt de wanbetalers op?', kind: 'answer', says: ['klanten opvolgen'] },
    { part: 'later', question: 'Hoeveel bedragen de maaltijdcheques', kind: 'answer', says: ['8 euro'] },
    { part: 'later', question: 'mag ik een foto vragen bij het cv', kind: 'answer', says: notAllowed },
    { part: 'later', question: 'en een rijbewijs?', follows: true, kind: 'answer', says: [/\bja\b|functie/i] },
    {
      part: 'later',
      question: 'Kan iemand die geen Frans spreekt solliciteren?',
      kind: 'not-in-context',
      says: [/Frans/],
      never: [/^ja/i],
    },
  ],
}
