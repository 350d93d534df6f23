import { expect, test } from '@jest/globals'
import type { Workday } from './workday/types.ts'
import { askQuestions } from './workday/ask-workday.ts'

const baker: Omit<Workday, 'questions'> = {
  id: 'baker',
  subject: 'vacancy',
  context: {
    vacature: {
      title: 'Bakker',
      company: 'Bakkerij Molenaar',
      location: 'Ieper',
      hours: '36 uur per week, je begint om 3 u',
      specific_tasks: 'Deeg kneden\nBrood bakken',
      benefits: 'Bestelwagen\nDertiende maand',
      team_composition: 'Vijf bakkers en een leerjongen. Het is een hechte ploeg',
      company_culture: 'Zaterdag om 12 u eten we samen',
    },
    persona: {
      motivatie: 'Iets maken dat op is voor de avond',
      werkstijl: 'Legt alles klaar voor het deeg rijst',
      persoonlijkheid: { kenmerken: { neuroticisme: 'Blijft rustig als de oven uitvalt. Score: 3' } },
      interview_vragen: { neuroticisme: ['Wat deed je toen een baksel mislukte?'] },
    },
    publicatietekst: 'Starten kan in september. Kom je op gesprek, dan kijk je daarna een nacht mee.',
  },
}

const drivers: Omit<Workday, 'questions'> = {
  id: 'drivers',
  subject: 'vacancy',
  context: { vacature: { title: 'Chauffeur', location: 'Lier' } },
  people: [
    {
      name: 'Tess Maes',
      steps: [[1, '2026-05-02']],
      location: 'Lier',
      skills: ['Laadklep'],
      licences: ['B', 'C'],
      salary: '€ 2.800',
      jobs: [
        { position: 'Chauffeur', company: 'Transport Nys', period: '2021 - heden' },
        { position: 'Koerier', company: 'Bpost', period: '2018 - 2021' },
      ],
    },
    { name: 'Rik Pauwels', steps: [[2, '2026-05-04']], location: 'Mol', licences: ['B'], salary: '€ 3.100' },
  ],
}

const ask = async (screen: Omit<Workday, 'questions'>, ...messages: string[]): Promise<string> => {
  const judged = await askQuestions(
    screen,
    messages.map((question, index) => ({
      question,
      kind: 'answer' as const,
      says: [],
      ...(index > 0 && { follows: true as const }),
    })),
  )
  return judged.at(-1)?.response ?? ''
}

test.each<[says: RegExp, never: RegExp, question: string]>([
  [/om 3 u/, /12 u/, 'hoe laat moet ge er zijn om te beginnen'],
  [/Vijf bakkers/, /staat hier niets|hechte/, 'met hoeveel staan ze aan de oven'],
  [/september/, /staat hier niets/, 'wanneer kunnen ze starten'],
  [/kijk je daarna een nacht mee/, /staat hier niets/, 'mag je een nacht meekijken'],
  [/Legt alles klaar/, /Deeg kneden/, 'hoe pakt zo iemand het aan'],
  [/op is voor de avond/, /staat hier niets/, 'waar krijgt die energie van'],
  [/oven uitvalt/, /Score/, 'is die een beetje kalm'],
  [/baksel mislukte/, /staat hier niets/, 'hoe peil ik of ze tegen mislukking kan'],
  [/Deeg kneden/, /schrijf(?:en)?\b.*teksten/, 'zet de taken eens onder elkaar'],
])('%s', async (says, never, question) => {
  const response = await ask(baker, question)
  expect(response).toMatch(says)
  expect(response).not.toMatch(never)
})

test.each<[says: RegExp, never: RegExp, ...messages: string[]]>([
  // Whom an answer named alone is meant by a pronoun after it.
  [/2\.800/, /3\.100/, 'wie kent de laadklep', 'en wat vraagt ze'],
  [/3\.100/, /2\.800/, 'wie kent de laadklep', 'wat vraagt ze', 'en Rik?'],
  [/‘C’/, /Rik Pauwels: ‘B’/, 'wie heeft er een vrachtwagenrijbewijs'],
  [/2021 - heden/, /staat sinds/, 'hoe lang zit Tess al bij Nys'],
  [/Bpost/, /staat niets over/, 'waar zat Tess daarvoor'],
  [/Lier/, /staat iets over ‘dichtst’/, 'wie woont het dichtst bij'],
  [/Tess Maes/, /lees alleen/, 'zet de kandidaten op een rij'],
])('%s', async (says, never, ...messages) => {
  const response = await ask(drivers, ...messages)
  expect(response).toMatch(says)
  expect(response).not.toMatch(never)
})

test('a word that stands beside something else is no answer about the contract', async () => {
  const context = { vacature: { title: 'Slager', team_composition: 'Tien vaste medewerkers' } }
  for (const question of ['krijg je een vast contract', 'is het een vaste betrekking']) {
    const response = await ask({ id: 'butcher', subject: 'vacancy', context }, question)
    expect(response).not.toMatch(/Over ‘vaste?’ staat er/)
  }
})

test('the age of a building is when it was opened', async () => {
  const context = { vacature: { title: 'Suppoost', history: 'Geopend in 1911' } }
  expect(await ask({ id: 'museum', subject: 'vacancy', context }, 'hoe oud is het museum')).toMatch(/1911/)
})
