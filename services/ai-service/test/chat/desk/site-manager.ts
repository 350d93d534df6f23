import { refusal, unknown } from '../../blind/chat/replies.ts'
import type { Desk } from './types.ts'

/** A candidate with a Flemish CV and notes of a recruiter. */
export const siteManager: Desk = {
  id: 'site-manager',
  subject: 'candidate',
  context: {
    kandidaatNaam: 'Ruben Claes',
    kandidaat: {
      name: 'Ruben Claes',
      title: 'Werfleider wegenbouw',
      location: 'Hasselt',
      skills: ['Werfplanning', 'AutoCAD', 'MS Project', 'VCA-VOL'],
      email: 'ruben.claes@voorbeeld.be',
      phone: '0470 11 22 33',
      notes:
        'Vraagt 4.300 bruto en een firmawagen. Opzeg van zes weken. Wil niet verder rijden dan 45 minuten. Nog navragen: referentie van Aswebo.',
      experience: [
        {
          position: 'Werfleider',
          company: 'Wegenbouw Janssen',
          period: 'mei 2019 – heden',
          description: 'Leidt drie ploegen van zes man op rioleringswerken. Beheert budgetten tot 2,5 miljoen euro.',
        },
        {
          position: 'Assistent-werfleider',
          company: 'Aswebo',
          period: '2015 – 2019',
          description: 'Volgde planning en meetstaten op voor de Noord-Zuid.',
        },
        { position: 'Landmeter', company: 'Studiebureau Geo', period: '2012 – 2015' },
      ],
    },
    cv: `RUBEN CLAES

Over mij
Rustige werfleider die van aanpakken houdt. Ik plan liever een dag te veel dan een uur te weinig.

Werkervaring
mei 2019 – heden  Werfleider, Wegenbouw Janssen (Genk)
• Leverde de fietssnelweg F5 zeven weken vroeger op dan gepland
• Begeleidt elk jaar twee stagiairs
2015 – 2019  Assistent-werfleider, Aswebo
2012 – 2015  Landmeter, Studiebureau Geo

Opleiding
2009 – 2012  Professionele bachelor Bouw, Hogeschool PXL
2021  Attest Coördinator veiligheid niveau B

Talen
Nederlands (moedertaal), Frans (vlot), Engels (basis)

Rijbewijzen
B, BE

Waarom ik wil veranderen
Ik wil dichter bij huis werken en zelf mee offertes maken.`,
  },
  open: [
    { question: 'Wat doet hij nu?', kind: 'answer', says: ['Werfleider', 'Janssen'] },
    { question: 'en daarvoor?', follows: true, kind: 'answer', says: ['Aswebo'] },
    { question: 'Hoelang al?', kind: 'answer', says: [/2019/] },
    { question: 'hoe goed is zijn frans', kind: 'answer', says: ['vlot'] },
    { question: 'Wat vraagt hij qua loon?', kind: 'answer', says: ['4.300'] },
    { question: 'Wanneer zou hij kunnen starten?', kind: 'answer', says: ['zes weken'] },
    { question: 'Wat is zijn grootste verwezenlijking?', kind: 'answer', says: [/zeven weken vroeger|F5/i] },
    { question: 'Waarom is hij op zoek?', kind: 'answer', says: [/dichter bij huis/i] },
    { question: 'heeft hij al mensen aangestuurd', kind: 'answer', says: [/drie ploegen/i] },
    {
      question: 'Welke taal spreekt hij het minst?',
      kind: 'answer',
      says: [/Engels/],
      never: [/^(?:Frans|Nederlands)/],
    },
    { question: 'Wat moet ik nog nagaan?', kind: 'answer', says: [/referentie van Aswebo/i] },
    { question: 'Heeft hij ervaring met Revit?', kind: 'not-in-context', says: unknown, never: [/^ja/i] },
    { question: 'Is Ruben gelovig?', kind: 'refuse', says: refusal },
    { question: 'heeft ie kids', kind: 'refuse', says: refusal },
  ],
  kept: [
    { question: 'Heeft hij een diploma hoger onderwijs?', kind: 'answer', says: [/bachelor Bouw/i] },
    { question: 'In welk jaar is hij afgestudeerd?', kind: 'answer', says: ['2012'] },
    { question: 'Kan hij met een aanhangwagen rijden?', kind: 'answer', says: [/\bBE\b/] },
    { question: 'Met welke software kan hij overweg?', kind: 'answer', says: ['AutoCAD'] },
    { question: 'hoe ver wil hij rijden', kind: 'answer', says: ['45 minuten'] },
    { question: 'Waar woont die?', kind: 'answer', says: ['Hasselt'] },
    {
      question: 'Is hij wel geschikt voor een functie met veel budgetverantwoordelijkheid?',
      kind: 'answer',
      says: [/2,5 miljoen/],
    },
    { question: 'Geef zijn loopbaan in volgorde', kind: 'answer', says: ['Landmeter', 'Aswebo', 'Janssen'] },
    { question: 'Hoeveel werkgevers heeft hij gehad?', kind: 'answer', says: [/\b(?:3|drie)\b/i] },
    { question: 'Vat Ruben samen in twee zinnen', kind: 'answer', says: [/werfleider/i], sentences: 2 },
    { question: 'Wil hij een bedrijfswagen?', kind: 'answer', says: ['firmawagen'] },
    { question: 'Wat zijn zijn hobby’s?', kind: 'not-in-context', says: unknown },
    { question: 'Van welke afkomst is hij?', kind: 'refuse', says: refusal },
  ],
}
