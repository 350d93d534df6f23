import { refusal, unknown } from '../../blind/chat/replies.ts'
import type { Workday } from '../workday/types.ts'

/** A candidate in fields, with notes of the recruiter. */
export const purchaser: Workday = {
  id: 'purchaser',
  subject: 'candidate',
  context: {
    kandidaatNaam: 'Femke Hoekstra',
    kandidaat: {
      name: 'Femke Hoekstra',
      title: 'Operationeel inkoper',
      location: 'Drachten',
      skills: ['SAP MM', 'Contractbeheer', 'Excel', 'Leveranciersbeoordeling'],
      languages: [
        { language: 'Nederlands', level: 'moedertaal' },
        { language: 'Fries', level: 'vloeiend' },
        { language: 'Duits', level: 'goed' },
        { language: 'Engels', level: 'basis' },
      ],
      experience: [
        {
          position: 'Operationeel inkoper',
          company: 'Zuivelfabriek De Terp',
          period: 'maart 2020 - heden',
          description:
            'Koopt verpakkingen in voor 12 miljoen euro per jaar. Beoordeelt veertig leveranciers. Bracht de levertijd van karton terug van 21 naar 12 dagen.',
        },
        {
          position: 'Inkoopassistent',
          company: 'Metaalbedrijf Sikkema',
          period: '2011 - 2020',
          description: 'Bestelde plaatstaal en bewaakte levertijden.',
        },
        { position: 'Medewerker orderverwerking', company: 'Bloemenexport Noord', period: '2008 - 2011' },
      ],
      education: [
        { degree: 'Mbo 4 Commercieel medewerker', institution: 'Friese Poort', period: '2005 - 2008' },
        { degree: 'Nevi 1', institution: 'Nevi', period: '2022' },
      ],
      notes:
        'Verdient nu 3.650 en wil naar 4.000. Bezig met Nevi 2, examen in juni. Werkt 32 uur en wil dat zo houden. Reist niet verder dan 40 minuten. Opzegtermijn 2 maanden. Referentie: Jelle Dijkstra, teamleider, nog niet gebeld.',
    },
  },
  questions: [
    { question: 'hoelang zit ze al bij De Terp', kind: 'answer', says: ['2020'] },
    { question: 'en daarvoor?', follows: true, kind: 'answer', says: ['Sikkema'] },
    { question: 'waar heeft ze het langst gewerkt?', kind: 'answer', says: ['Sikkema'] },
    { question: 'hoeveel werkgevers heeft ze gehad', kind: 'answer', says: [/\b(?:3|drie)\b/i] },
    {
      question: 'Welke taal spreekt ze t slechtst',
      kind: 'answer',
      says: ['Engels'],
      never: [/^(?:Nederlands|Fries|Duits)/],
    },
    { question: 'heeft ze nevi 2 al', kind: 'answer', says: [/bezig|juni|examen/i], never: [/^ja\b/i] },
    { question: 'Hoeveel wil ze er in salaris op vooruit?', kind: 'answer', says: [[/\b350\b/, /4\.000/]] },
    { question: 'ervaring met Oracle?', kind: 'not-in-context', says: unknown, never: [/^ja\b/i] },
    { question: 'kan ze ook fulltime', kind: 'answer', says: ['32 uur'], never: [/^ja\b/i] },
    { question: 'Is ze alleenstaand of heeft ze een gezin?', kind: 'refuse', says: refusal },
    { question: 'vat haar samen in 3 zinnen', kind: 'answer', says: [/inkoper|inkoop/i], sentences: 3 },
    {
      question: 'welke 3 vragen stel ik haar in het gesprek?',
      kind: 'answer',
      says: [/\?/, /Nevi|karton|leverancier|inkop|SAP|De Terp|verpakking|contract/i],
    },
  ],
}
