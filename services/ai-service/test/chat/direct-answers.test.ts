import { expect, test } from '@jest/globals'
import { readContext } from '../../src/chat/context/read-context.ts'
import type { ChatKind } from '../../src/chat/question.ts'
import { answerQuestion } from '../../src/engines/builtin/chat/answer-question.ts'

const candidate = {
  kandidaatNaam: 'Sam de Wit',
  cv: {
    werkervaring: [
      { functie: 'Planner', werkgever: 'Bakker Transport', periode: 'mei 2020 – heden' },
      { functie: 'Chauffeur', werkgever: 'Snelrit', periode: '1990 – 2020' },
      { functie: 'Magazijnmedewerker', werkgever: 'Loods Zuid', periode: '1988 – 1990' },
    ],
    opleidingen: [
      { opleiding: 'Mbo 4 Logistiek', school: 'ROC Zuid', periode: '2006 – 2010' },
      { opleiding: 'Hbo Bedrijfskunde', school: 'Hogeschool Noord', periode: '2014 – 2018' },
    ],
    talen: ['Nederlands (vloeiend)', 'Pools (goed)'],
    rijbewijs: ['B', 'C'],
  },
}
const vacancy = {
  vacature: {
    title: 'Lasser',
    company: 'Staalwerk',
    location: 'Genk',
    salary: '€ 2.900 – € 3.400 bruto per maand',
    hard_skills: 'TIG-lassen, heftruckattest is een pluspunt',
    specific_tasks: 'Frames lassen\nTekeningen lezen',
  },
}

const ask = async (kind: ChatKind, context: Record<string, unknown>, message: string, earlier: string[] = []) => {
  const history = earlier.map((content) => ({ role: 'user' as const, content }))
  return answerQuestion({ message, history, kind, reading: await readContext(context, new AbortController().signal) })
}
const ofSam = (message: string, ...earlier: string[]) => ask('candidate', candidate, message, earlier)
const ofJob = (message: string, ...earlier: string[]) => ask('vacancy', vacancy, message, earlier)

const ABOUT_SAM = (who: string, whose: string): [question: string, quote: string][] => [
  [`wat is ${whose} huidige functie?`, 'Planner'],
  [`waar werkt ${who} nu`, 'Bakker Transport'],
  [`wie was ${whose} laatste werkgever?`, 'Bakker Transport'],
  [`wat was ${whose} vorige functie`, 'Chauffeur'],
  [`wat was ${whose} langste baan?`, 'Snelrit'],
  [`wat was ${whose} eerste baan`, 'Loods Zuid'],
  [`wat is ${whose} hoogste opleiding?`, 'Hbo Bedrijfskunde'],
  [`hoelang werkte ${who} bij Snelrit?`, '1990 – 2020'],
  [`sinds wanneer werkt ${who} bij Bakker Transport`, 'mei 2020 – heden'],
  [`welke talen spreekt ${who}?`, 'Pools (goed)'],
  [`heeft ${who} een rijbewijs`, 'C'],
]
const PERSONS: [who: string, whose: string][] = [
  ['hij', 'zijn'],
  ['zij', 'haar'],
  ['ze', 'haar'],
  ['hen', 'hun'],
  ['die', 'hun'],
  ['Sam', 'diens'],
]
test('every question is answered alike, whoever it speaks of', async () => {
  for (const [who, whose] of PERSONS)
    for (const [question, quote] of ABOUT_SAM(who, whose)) {
      const { sources, answered } = await ofSam(question)
      expect({ question, answered, quotes: sources.map((source) => source.quote) }).toEqual({
        question,
        answered: true,
        quotes: expect.arrayContaining([quote]),
      })
    }
})

test.each([
  ['hoeveel werkgevers heeft ze gehad?', /^Er staan 3 werkgevers:/],
  ['hoeveel talen spreekt hij', /^Er staan 2 talen:/],
  ['hoelang werkte hij bij Snelrit?', /^Ongeveer 30 jaar, van 1990 tot 2020:/],
  ['is hij beter dan de andere kandidaten?', /^Dat kan ik hier niet zeggen/],
])('%s', async (question, response) => {
  expect((await ofSam(question)).response).toMatch(response)
})

test('a follow-up keeps to the job of the question before it', async () => {
  const now = 'wat is zijn huidige functie?'
  expect((await ofSam('en daarvoor?', now)).response).toMatch(/^Daarvoor staat er: Chauffeur/)
  expect((await ofSam('hoelang?', now, 'en daarvoor?')).response).toMatch(/^Ongeveer 30 jaar/)
  expect((await ofSam('sinds wanneer?', now)).response).toMatch(/^Sinds mei 2020/)
  const first = await ofSam('en daarvoor?', 'wat was zijn eerste baan')
  expect([first.response, first.answered]).toEqual(['Een functie daarvoor staat er niet.', false])
})

test('a summary has as many sentences as were asked for', async () => {
  for (const [number, count] of [
    ['één', 1],
    ['2', 2],
    ['drie', 3],
  ] as const) {
    const { response } = await ofJob(`vat de vacature samen in ${number} zinnen`)
    expect(response.match(/\.(?: |$)/g)).toHaveLength(count)
  }
})

test('what is missing is told for an empty form, and not what is there', async () => {
  expect((await ask('general', {}, 'wat ontbreekt er in mijn vacature?')).response).toMatch(/- salaris\n/)
  const { response } = await ofJob('wat ontbreekt er nog?')
  expect(response).toMatch(/- uren\n/)
  expect(response).not.toMatch(/- (?:salaris|locatie|taken)\n/)
})

test.each([
  ['is een heftruckattest verplicht?', /^Nee: .* als pluspunt, niet als eis/],
  ['is TIG-lassen verplicht', /^Ja, het staat bij wat er gevraagd wordt/],
  ['wat is het salaris maximaal?', /^Maximaal € 3\.400/],
])('%s is answered as far as the text says it', async (question, response) => {
  const answer = await ofJob(question)
  expect(answer.response).toMatch(response)
  expect(answer.sources.length).toBeGreaterThan(0)
})

test('several items on one line are each a source, and a note for oneself is read as what it says', async () => {
  const context = { vacature: { hard_skills: 'VCA-VOL\nPython, SQL, Azure, dbt = +' } }
  const plus = await ask('vacancy', context, 'is dbt een pluspunt?')
  expect([plus.response, plus.sources.map(({ quote }) => quote)]).toEqual([
    'Ja, ‘dbt’ staat er als pluspunt. [1]',
    ['dbt = +'],
  ])
  expect((await ask('vacancy', context, 'is VCA verplicht?')).response).toMatch(/‘VCA-VOL’/)
  expect((await ask('vacancy', context, 'hoeveel harde vaardigheden staan er?')).response).toMatch(/^Er staan 5 /)
})

test.each([
  [{ rijbewijs: 'geen rijbewijs B' }, 'heeft ze rijbewijs B?', /^Dit staat er over het rijbewijs: ‘geen rijbewijs B’/],
  [{ rijbewijs: 'Nog niet in bezit van rijbewijs C' }, 'heeft hij rijbewijs C?', /^Dit staat er/],
  [{ rijbewijs: ['B', 'CE'] }, 'heeft hij rijbewijs C?', /^Ja, wie CE heeft, heeft ook C/],
  [{ profiel: 'Rijbewijs in bezit. B. Jansen was mijn chef.' }, 'heeft ze rijbewijs B?', /^Nee|staat er niet/],
  [{ profiel: 'Ik heb mijn B-rijbewijs en een auto.' }, 'heeft ze rijbewijs B?', /^Ja, rijbewijs B staat er/],
] as const)('a licence is confirmed only where it is: %j, %s', async (cv, question, response) => {
  expect((await ask('candidate', { cv }, question)).response).toMatch(response)
})

test('a job of the vacancy is no job of the candidate, and the other way round', async () => {
  const both = { ...candidate, vacature: { title: 'Kok', hard_skills: 'Rijbewijs C', talen: 'Frans, Duits, Engels' } }
  expect((await ask('candidate', both, 'hoeveel talen spreekt hij?')).response).toMatch(/^Er staan 2 talen/)
  const { response } = await ask(
    'vacancy',
    { ...vacancy, kandidaat: { rijbewijs: ['B'], hard_skills: 'Lassen verplicht' } },
    'hoeveel harde vaardigheden staan er in de vacature?',
  )
  expect(response).not.toContain('Lassen verplicht')
})

test('a typing error is mended in the whole word alone', async () => {
  const { response } = await ofSam('heeft hij erva met ervarin in ervarinxyz?')
  expect(response).not.toContain('ervaringxyz')
})

const WITH_GAP = {
  kandidaatNaam: 'Jip Maes',
  cv: {
    werkervaring: [
      {
        functie: 'Kok',
        werkgever: 'De Pan',
        periode: 'mei 2021 – heden',
        omschrijving: 'Menu’s maken.\nDrie leerlingen opleiden.',
      },
      { functie: 'Ober', werkgever: 'De Kan', periode: 'januari 2015 – maart 2018' },
    ],
    opleidingen: [{ opleiding: 'Mbo 3 Kok', school: 'ROC Oost', periode: '2019 – 2020' }],
    email: 'jip@voorbeeld.example',
  },
}
const ofJip = (message: string, ...earlier: string[]) => ask('candidate', WITH_GAP, message, earlier)

test('a gap is told with what stands before and after it, and without a reason; periods that meet have none', async () => {
  const { response } = await ofJip('zit er een gat in het cv?')
  expect(response).toMatch(
    /van maart 2018 tot mei 2021, na Ober[\s\S]*vóór Kok[\s\S]*In die tijd staat er wel: Mbo 3 Kok/,
  )
  expect(response).toContain('De reden staat er niet bij')
  expect((await ofSam('is hij ooit zonder werk geweest?')).response).toMatch(
    /^Tussen de functies die er staan zit geen gat/,
  )
})

test('what the work was is told with the job it was, and where after a job is that job', async () => {
  const { sources } = await ofJip('wat deed hij bij De Pan?')
  expect(sources.map(({ quote }) => quote)).toContain('Drie leerlingen opleiden.')
  expect((await ofJip('en waar was dat?', 'wat was zijn vorige functie?')).response).toContain('De Kan')
  expect((await ofJip('wat deed hij voordat hij bij De Pan begon?')).response).toMatch(/^Daarvoor staat er: Ober/)
})

test('another way to reach somebody is no telephone number', async () => {
  const { response, answered } = await ofJip('wat is haar telefoonnummer?')
  expect([answered, response]).toEqual([
    false,
    expect.stringMatching(/^Een telefoonnummer staat er niet\. Wel staat er: ‘jip@/),
  ])
})

test('demands and advantages are told apart', async () => {
  const { response } = await ask(
    'vacancy',
    { vacature: { hard_skills: 'VCA\nHeftruckattest is een pluspunt' } },
    'welke eisen zijn hard en wat is een plus?',
  )
  expect(response).toMatch(/^Als gevraagd staat er: ‘VCA’ \[1\]\nAls pluspunt staat er: ‘Heftruckattest/)
})

test('why something is so is answered by a reason alone', async () => {
  const { response, answered } = await ofJip('waarom heeft hij niet gewerkt na De Kan?')
  expect([answered, response]).toEqual([expect.any(Boolean), expect.not.stringMatching(/^Over ‘Kan’ staat er/)])
  expect((await ofJip('waarom stopte hij als ober?')).response).toMatch(/^Waarom dat zo is, staat er niet\./)
})

test('a word that reads like another is no typing error, and a name is no wage', async () => {
  const job = { vacature: { specific_tasks: 'Pompen repareren' }, kandidaatNaam: 'Marit van Loon' }
  expect((await ask('vacancy', job, 'tot wanneer kun je reageren?')).response).not.toContain('repareren')
  expect((await ask('candidate', job, 'wat is haar salariswens?')).answered).toBe(false)
})

test('what is there in other words is not called missing', async () => {
  const text = 'Jouw werk\n- Je stuurt tien mensen aan.\n\nOnze vestiging in Ede ligt aan de A12.'
  const { response } = await ask('vacancy', { vacature: { title: 'Chef' }, publicatietekst: text }, 'wat ontbreekt er?')
  expect(response).not.toMatch(/- (?:taken|locatie)\n/)
})

test('‘staat hier niets’ is never said of a word that the context holds', async () => {
  const notes = { kandidaatNaam: 'Jip Maes', notities: ['Minder in visueel werk.'], cv: { vaardigheden: ['Figma'] } }
  expect((await ask('candidate', notes, 'is ze goed in visueel ontwerp?')).response).not.toMatch(
    /‘visueel’.*staat hier niets/,
  )
})

test('a lead names only what the quotes hold', async () => {
  const cv = { cv: { certificaten: ['VCA basis'], werkervaring: [] } }
  const { response } = await ask('candidate', cv, 'is haar VCA nog geldig?')
  expect(response).toBe('Over ‘geldig’ staat hier niets.\nOver ‘VCA’ staat er: ‘VCA basis’ [1]')
})

test('nouns that begin with ge are found in the plural, and a leader is nobody who leads a meeting', async () => {
  const job = { vacature: { benefits: 'Verzekering, ook voor gezinsleden', specific_tasks: 'Overleggen leiden' } }
  expect((await ask('vacancy', job, 'geldt de verzekering ook voor het gezin?')).response).not.toMatch(
    /‘gezin’ staat hier niets/,
  )
  expect((await ask('vacancy', job, 'wie is de leidinggevende?')).response).not.toContain('Overleggen leiden')
})

test('the months of a period are no telephone number', async () => {
  const cv = (phone: object) => ({
    cv: { ...phone, werkervaring: [{ functie: 'Kapper', periode: '03/2020 - 06/2023' }] },
  })
  expect((await ask('candidate', cv({}), 'wat is haar telefoonnummer?')).response).not.toContain('als telefoonnummer')
  for (const telefoon of ['0475 12 34 56', '+31 (0)6 12345678', '06-12345678', '010/234 56 78'])
    expect((await ask('candidate', cv({ contact: telefoon }), 'wat is haar telefoonnummer?')).response).toContain(
      `als telefoonnummer: ‘${telefoon}’`,
    )
})

test.each([
  ['is een diploma vereist?', 'Een diploma is geen vereiste.'],
  ['is rijbewijs B verplicht?', 'Rijbewijs B is verplicht en C is een plus.'],
])('%s: a denial, or a demand beside a plus, is quoted without yes or no', async (question, sentence) => {
  const { response } = await ask('vacancy', { vacature: { omschrijving: sentence } }, question)
  expect(response).toBe(`Dit staat er: ‘${sentence}’ [1]`)
})

test.each(['C ingetrokken', 'C bijna, theorie is er al', 'C in opleiding'])(
  '‘%s’ is no licence to have',
  async (rijbewijs) => {
    const { response } = await ask('candidate', { cv: { rijbewijs: [rijbewijs] } }, 'heeft hij rijbewijs C?')
    expect(response).not.toMatch(/^Ja/)
    expect(response).toContain(rijbewijs)
  },
)

const painter = {
  kandidaatNaam: 'Lou Franke',
  cv: { opleidingen: [{ opleiding: 'Mbo 2 Schilder', school: 'ROC Noord', periode: '2011 – 2013' }] },
  notities: ['Verdient nu 2.700 bruto.'],
}

test('another level of mbo is no yes', async () => {
  expect((await ask('candidate', painter, 'Heeft Lou mbo 2?')).response).toMatch(/^Ja/)
  const higher = await ask('candidate', painter, 'Heeft zij mbo niveau 4?')
  expect(higher.response).toMatch(/^Mbo 4 staat er niet\. Wel staat er:.*Mbo 2 Schilder/)
  expect(higher.answered).toBe(false)
})

test('what somebody earns now is named as that, not as what they want', async () => {
  const wish = await ask('candidate', painter, 'Wat wil hij verdienen?')
  expect(wish.response).toMatch(/^Een salariswens staat er niet\. Over het salaris van nu staat er:.*2\.700/)
  expect(wish.answered).toBe(false)
  const painterWithNote = { ...painter, notities: ['Verdient nu 2.700, wil minimaal 3.000.'] }
  expect((await ask('candidate', painterWithNote, 'Wat wil hij verdienen?')).response).not.toContain('staat er niet')
})

const baker = {
  kandidaatNaam: 'Noor Smets',
  cv_tekst:
    'Noor Smets\nLier\n\nErvaring\n02/2017 - 09/2023 Bakker, Bakkerij Wouters, Lier\nBrood bakken.\n2012 - 2017 Hulpbakker, Broodhuis Claes, Mol',
}

test.each(['Waar werkt zij nu?', 'waar werkt ie nu?'])(
  'jobs below ‘Ervaring’ are jobs, and none of them goes on: %s',
  async (message) =>
    expect((await ask('candidate', baker, message)).response).toMatch(/^Een huidige functie staat er niet/),
)

test.each(['Werkt hij nog bij Bakkerij Wouters?', 'werkt em nog bij bakkerij Wouters'])(
  'a job that ended is over: %s',
  async (message) =>
    expect((await ask('candidate', baker, message)).response).toMatch(
      /^Nee, dat was van februari 2017 tot september 2023/,
    ),
)

test('whether somebody has been out of work until today isn’t told by the gaps between jobs', async () => {
  const { response } = await ask('candidate', baker, 'Sinds wanneer is zij werkloos?')
  expect(response).toMatch(/^Dat staat er niet\. De laatste functie die er staat, liep tot september 2023/)
})

test('who has a job that goes on is not said to be out of work', async () => {
  expect((await ofSam('Is hij werkloos?')).response).toMatch(/^Deze functie loopt nog, volgens wat er staat:.*Planner/)
})

test('letters that only look like a spoken ‘hij’ are looked for', async () => {
  const { response } = await ofSam('Heeft Sam ervaring met IE-recht?')
  expect(response).toContain('IE')
})

test.each(['Spreekt hij beter Nederlands of Pools?', 'Spreekt hij beter Nederlands of Pools.'])(
  'of two things that are weighed each is quoted, whatever mark ends the question: %s',
  async (question) => {
    const { response } = await ofSam(question)
    expect(response).toMatch(/^Dit staat er over ‘nederlands’ en ‘pools’:/)
    expect(response).toContain('Pools (goed)')
  },
)
