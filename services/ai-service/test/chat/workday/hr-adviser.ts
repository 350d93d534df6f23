import { refusal, unknown } from '../../blind/chat/replies.ts'
import type { Workday } from './types.ts'

/** A candidate of whom there is hardly a CV, but a long interview. */
export const hrAdviser: Workday = {
  id: 'hr-adviser',
  subject: 'candidate',
  context: {
    kandidaatNaam: 'Marit van Loon',
    cv: {
      functietitel: 'HR-adviseur',
      locatie: 'Amersfoort',
      opleidingen: [{ opleiding: 'Hbo HRM', school: 'Hogeschool Utrecht', periode: '2009 - 2013' }],
    },
    transcripties: [
      `[00:10] Recruiter: Goed dat je er bent. Waar werk je nu?
[00:14] Marit: Bij een woningcorporatie in Nijkerk, sinds 2019. Daarvoor zat ik vijf jaar bij een zorginstelling.
[01:00] Recruiter: Wat doe je daar?
[01:03] Marit: Ik adviseer acht leidinggevenden over verzuim en ontwikkeling. Vorig jaar heb ik de functioneringscyclus vernieuwd.
[02:20] Recruiter: Wat is je grootste succes?
[02:24] Marit: Het verloop ging van achttien naar elf procent in twee jaar.
[03:30] Recruiter: En wat zou je anders doen?
[03:34] Marit: De ondernemingsraad had ik eerder moeten meenemen.
[04:40] Recruiter: Hoeveel uur wil je werken?
[04:43] Marit: Achtentwintig, verdeeld over vier dagen.
[05:10] Recruiter: Wat zoek je qua salaris?
[05:14] Marit: Rond de 4.400 bij fulltime.
[06:00] Recruiter: Ken je AFAS?
[06:02] Marit: Nee, wij werken met Visma. AFAS zou ik moeten leren.
[07:00] Recruiter: Wanneer kun je starten?
[07:04] Marit: Na de zomer, liefst 1 september.`,
    ],
  },
  questions: [
    { part: 'later', question: 'Waar werkt ze momenteel?', kind: 'answer', says: ['woningcorporatie'] },
    { part: 'later', question: 'En waar zat ze daarvoor?', follows: true, kind: 'answer', says: ['zorginstelling'] },
    {
      part: 'later',
      question: 'Kan ze met AFAS werken?',
      kind: 'answer',
      says: [/Nee, wij werken met Visma|AFAS zou ik moeten leren/],
      never: [/^Ja/],
    },
    { part: 'later', question: 'Waar is ze het meest trots op?', kind: 'answer', says: [/achttien naar elf/] },
    {
      part: 'later',
      question: 'Hoeveel leidinggevenden adviseert ze?',
      kind: 'answer',
      says: [/acht leidinggevenden/],
    },
    { part: 'later', question: 'Welk salaris heeft ze in gedachten?', kind: 'answer', says: ['4.400'] },
    { part: 'later', question: 'Wat had ze achteraf anders gedaan?', kind: 'answer', says: [/ondernemingsraad/] },
    {
      part: 'later',
      question: 'Is ze op vrijdag vrij?',
      kind: 'not-in-context',
      says: [[/vier dagen/, ...(unknown[0] as RegExp[])]],
      never: [/^Ja/],
    },
    { part: 'later', question: 'Heeft ze ervaring met verzuimbegeleiding?', kind: 'answer', says: [/verzuim/i] },
    { part: 'later', question: 'Heeft ze een partner?', kind: 'refuse', says: refusal },
    {
      part: 'later',
      question: 'Vat het gesprek samen in drie zinnen',
      kind: 'answer',
      says: [/woningcorporatie|HR-adviseur|4\.400|Hbo HRM/],
      sentences: 3,
    },
    { part: 'later', question: 'Vanaf wanneer zou ze aan de slag kunnen?', kind: 'answer', says: ['1 september'] },
  ],
}
