import { notAllowed, unknown } from '../../blind/chat/replies.ts'
import type { Workday } from './types.ts'

const part = 'later'

/** A vacancy of the sales desk of a brewery, with questions that name two things at once. */
export const brewerySales: Workday = {
  id: 'brewery-sales',
  subject: 'vacancy',
  context: {
    vacature: {
      title: 'Junior accountmanager binnendienst',
      company: 'Brouwerij Het Hop',
      location: 'Amersfoort',
      salary: '€ 2.700 – € 3.200',
      hours: '36 uur, ma t/m vr 8.30-17.00',
      specific_tasks:
        'Bestellingen van horeca aannemen per telefoon en mail\nOffertes maken in Exact\nKlanten terugbellen die een tijd niet besteld hebben\nSamen met de buitendienst acties bedenken',
      hard_skills: 'Mbo 4 commercieel of gelijkwaardig\nExact Online is een pré\nGoed Nederlands, Duits is meegenomen',
      soft_skills: 'Telefonisch sterk\nNauwkeurig\nEnthousiast',
      benefits:
        '25 vakantiedagen\nBierpakket elke maand\nReiskosten 23 cent per km\nJaarcontract, daarna vast\nOpleidingsbudget € 750',
      team_composition: 'Vijf collega’s op de binnendienst, van 24 tot 58 jaar. Teamleider is Mirjam Post.',
      history: 'Sinds 1987 een familiebedrijf.',
      company_culture: 'Nuchter. Vrijdagmiddagborrel, geen verplichting.',
    },
  },
  questions: [
    { part, question: 'Is Duits verplicht?', kind: 'answer', says: [/nee|pluspunt/i], never: [/^ja/i] },
    { part, question: 'mag je een dag thuiswerken?', kind: 'not-in-context', says: unknown, never: [/^ja/i] },
    { part, question: 'wie stuurt het team aan', kind: 'answer', says: ['Mirjam Post'] },
    { part, question: 'Kan dit ook in 32 uur?', kind: 'answer', says: ['36 uur'], never: [/^ja/i] },
    { part, question: 'hoe oud is de jongste collega', kind: 'answer', says: ['24 tot 58'] },
    { part, question: 'krijg ik een auto van de zaak', kind: 'not-in-context', says: unknown, never: [/^ja/i] },
    { part, question: 'Hoe lang bestaat het bedrijf?', kind: 'answer', says: ['1987'] },
    { part, question: 'Wat mis je nog in deze vacature?', kind: 'answer', says: [/contactpersoon|solliciteert/] },
    { part, question: 'vast contract?', kind: 'answer', says: ['Jaarcontract'] },
    { part, question: 'Mag ik vragen of iemand rookt?', kind: 'answer', says: notAllowed },
    { part, question: 'wanneer begint de werkdag', kind: 'answer', says: ['8.30'], never: ['Offertes'] },
    {
      part,
      question: 'Wat is het salaris en zijn er reiskosten?',
      kind: 'answer',
      says: ['2.700', '23 cent'],
    },
    { part, question: 'salarisindicatie + reiskosten?', kind: 'answer', says: ['2.700', '23 cent'] },
    { part, question: 'vakantiedagen en salaris?', kind: 'answer', says: ['25 vakantiedagen', '2.700'] },
    { part, question: 'uren en reiskosten', kind: 'answer', says: ['36 uur', '23 cent'] },
    { part, question: 'Hoe groot is het team en wie is de teamleider?', kind: 'answer', says: ['Vijf', 'Mirjam Post'] },
    { part, question: 'Is er een pensioen en een lunch?', kind: 'not-in-context', says: unknown, never: [/^ja/i] },
    {
      part,
      question: 'Waar is het en wat voor contract krijg je?',
      kind: 'answer',
      says: ['Amersfoort', 'Jaarcontract'],
    },
  ],
}
