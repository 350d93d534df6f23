import { unknown } from '../../blind/chat/replies.ts'
import type { Desk } from './types.ts'

/** A create form, half filled in and in haste. */
export const forkliftForm: Desk = {
  id: 'forklift-form',
  subject: 'vacancy',
  context: {
    vacature: {
      functie: 'Heftruckchauffeur',
      organisatie: 'Maasfruit Logistiek',
      salaris: '16,20 per uur + 25% ploegentoeslag',
      locatie: 'Venlo',
      uren: '40, 2-ploegen (6.00-14.30 / 14.30-23.00)',
      specifieke_taken:
        'Vrachtwagens lossen\nPallets wegzetten in de koelcel (4 graden)\nVoorraad tellen op vrijdag\nSchade melden bij de shiftleider',
      hard_skills: 'Heftruckcertificaat\nReachtruck is een pre\nPools of Engels verstaan\n1 jaar magazijnervaring',
      soft_skills: '',
      secundaire_arbeidsvoorwaarden: 'Reiskosten 0,23 per km\nWarme werkkleding\nElke week een fruitpakket',
      team_samenstelling: '14 man per ploeg, shiftleider Piotr Nowak',
      geschiedenis: '',
      organisatiecultuur: '',
    },
  },
  open: [
    {
      question: 'Wat mist er nog in het formulier?',
      kind: 'answer',
      says: [/soft skills|eigenschappen|cultuur|geschiedenis/i],
    },
    { question: 'uurloon', kind: 'answer', says: ['16,20'] },
    { question: 'Hoe laat begint de vroege dienst?', kind: 'answer', says: ['6.00'] },
    { question: 'is het koud', kind: 'answer', says: [/koelcel|4 graden|Warme werkkleding/i] },
    { question: 'Wie stuurt de ploeg aan?', kind: 'answer', says: ['Piotr Nowak'] },
    { question: 'Heb je ervaring nodig en zo ja hoeveel?', kind: 'answer', says: ['1 jaar'] },
    { question: 'kilometervergoedign?', kind: 'answer', says: ['0,23'] },
    {
      question: 'Kan ik een lease-auto aanbieden?',
      kind: 'not-in-context',
      says: [[/0,23/, ...(unknown[0] as RegExp[])]],
      never: [/^ja/i],
    },
  ],
  kept: [
    {
      question: 'Wat moet ik nog invullen?',
      kind: 'answer',
      says: [/soft skills|eigenschappen|cultuur|geschiedenis/i],
    },
    {
      question: 'Is een reachtruckcertificaat verplicht of niet?',
      kind: 'answer',
      says: [/nee|pre\b/i],
      never: [/^ja/i],
    },
    { question: 'ploegentoeslag hoeveel', kind: 'answer', says: ['25%'] },
    { question: 'Tot hoe laat duurt de late?', kind: 'answer', says: ['23.00'] },
    { question: 'Moet je Nederlands spreken?', kind: 'answer', says: [/Pools of Engels/i], never: [/^ja/i] },
    { question: 'Met hoeveel mensen sta je op de vloer?', kind: 'answer', says: ['14'] },
    { question: 'op welke dag tellen ze', kind: 'answer', says: ['vrijdag'] },
    { question: 'Zit er een pensioen bij?', kind: 'not-in-context', says: unknown, never: [/^ja/i] },
    { question: 'Wanneer is het bedrijf opgericht?', kind: 'not-in-context', says: unknown },
  ],
}
