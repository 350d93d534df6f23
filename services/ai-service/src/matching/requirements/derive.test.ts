import { describe, expect, test } from '@jest/globals'
import { vacancyOf } from '../testing/match-of.ts'
import { deriveRequirements } from './derive.ts'

const read = (fields: Parameters<typeof vacancyOf>[0]) =>
  deriveRequirements(vacancyOf(fields)).requirements.map(
    ({ importance, kind, label }) => `${importance} ${kind}: ${label}`,
  )

test('a form gives its requirements item by item, each of its kind', () =>
  expect(
    read({
      title: 'Senior wijkverpleegkundige (m/v/x) 24-32 uur',
      hard_skills:
        'Diploma hbo-v of mbo niveau 4\nBIG-registratie\nMinimaal 3 jaar ervaring in de thuiszorg\nRijbewijs B\nGoede beheersing van het Nederlands\nWondzorg\nOmaha System is een pré',
      specific_tasks: 'Indicaties stellen',
      soft_skills: 'Empathisch',
      location: 'Assen',
    }),
  ).toEqual([
    'must title: Senior wijkverpleegkundige',
    'must experience: Minimaal 3 jaar ervaring in de thuiszorg',
    'must education: Diploma hbo-v of mbo niveau 4',
    'must certificate: BIG-registratie',
    'must licence: Rijbewijs B',
    'must language: Nederlands (B2)',
    'must skill: Wondzorg',
    'nice skill: Omaha System is een pré',
    'nice task: Indicaties stellen',
    'nice location: Assen',
    'nice trait: Empathisch',
  ]))

test('the same words have the same id, whatever else changed', () => {
  const idOf = (hard_skills: string) =>
    deriveRequirements(vacancyOf({ hard_skills })).requirements.find(({ label }) => label === 'Java')?.id
  expect(idOf('Java')).toBe(idOf('Kotlin\n- java.'))
})

test('a long list on one line is a list, a long sentence a text', () => {
  const skills = Array.from({ length: 45 }, (_, at) => `Pakket${at}`)
  expect(read({ hard_skills: skills.join(', ') })).toEqual(skills.map((skill) => `must skill: ${skill}`))
  const text = `We zoeken iemand die graag ${'met collega’s van alle afdelingen overlegt en '.repeat(10)}werkt`
  expect(read({ hard_skills: text })).not.toContain(`must skill: ${text}`)
})

test('a text without a form is read by its headings', () =>
  expect(
    read({
      title: 'Financial analyst',
      description: `About us\nWe make software in SQL and Java.\nResponsibilities:\n- Prepare monthly reports\nRequirements:\n- 5+ years of experience in FP&A\n- Bachelor's degree in Finance, Accounting or related field\n- SAP\n- Strong communication skills\nBenefits: laptop`,
    }),
  ).toEqual([
    'must title: Financial analyst',
    'must experience: 5+ years of experience in FP&A',
    "must education: Bachelor's degree in Finance, Accounting or related field",
    'must skill: SAP',
    'nice task: Prepare monthly reports',
    'nice trait: Strong communication skills',
  ]))

test('what stands under a heading of wishes is a wish, and a sentence about the employer no task', () =>
  expect(
    read({
      title: 'Java developer',
      description: `Acme Manufacturing is a leading producer of packaging.\nRequired skills:\n- Core Java and Spring\n- CPA or CPA candidate\nDesired skills:\n- Angular\nWhat you will do:\n- Write stored procedures`,
    }),
  ).toEqual([
    'must title: Java developer',
    'must certificate: CPA',
    'must skill: Core Java and Spring',
    'nice skill: Angular',
    'nice task: Write stored procedures',
  ]))

test('a text that lost the ends of its lines is read as if it had them', () =>
  expect(
    read({
      description: `Job DescriptionWe need a Data Engineer for our team in Ghent.ResponsibilitiesDesign, build and maintain pipelines in Python.Monitor data quality.Qualifications4+ years of experience in data engineering.Strong SQL and Python skills.Preferred: Kafka, dbt.We offer medical, dental, 401k and PTO. We are an equal opportunity employer.`,
    }),
  ).toEqual([
    'must title: Data Engineer',
    'must experience: 4+ years of experience in data engineering',
    'must skill: Strong SQL and Python skills',
    'nice skill: Kafka, dbt',
    'nice task: Design, build and maintain pipelines in Python',
    'nice task: Monitor data quality',
  ]))

test('labels say one thing, and what stands below them is read on', () =>
  expect(
    read({
      description: `Position: Java Developer\nLocation: Ghent\nReports to: IT Director\nYou will write web services for our customers.\nMinimum qualifications\nSpring Boot\nYou are curious and coachable`,
    }),
  ).toEqual([
    'must title: Java Developer',
    'must skill: Spring Boot',
    'nice task: You will write web services for our customers',
    'nice trait: Curious and coachable',
  ]))

test.each([
  ['As an Account Executive you will own the full sales cycle.', 'Account Executive'],
  ['Als magazijnier sta je in voor het laden en lossen van vrachtwagens.', 'magazijnier'],
])('%s', (description, title) =>
  expect(read({ title: 'Vacature 12', description: `What you'll do\n${description}` })[0]).toBe(`must title: ${title}`),
)

test('a text that somebody pasted into a field is read as a text', () =>
  expect(
    read({
      title: 'Magazijnier',
      hard_skills: `Jobomschrijving\nJe laadt en lost vrachtwagens met de heftruck.\nProfiel\nJe hebt een geldig attest heftruck en reachtruck\nJe hebt eigen vervoer, want de trein rijdt hier niet\nAanbod\nMaaltijdcheques van 8 euro`,
    }),
  ).toEqual([
    'must title: Magazijnier',
    'must certificate: Attest heftruck en reachtruck',
    'must skill: Eigen vervoer',
    'nice task: Je laadt en lost vrachtwagens met de heftruck',
  ]))

test('a wish behind a demand is a wish alone', () =>
  expect(read({ hard_skills: 'Advanced Excel skills, SQL a plus\nJava' })).toEqual(
    expect.arrayContaining(['must skill: Advanced Excel skills', 'nice skill: SQL a plus']),
  ))

test('languages with a choice are one requirement', () =>
  expect(read({ hard_skills: 'Java\nTurks of Arabisch is mooi meegenomen' })).toContain(
    'nice language: Turks of Arabisch',
  ))

describe('what a requirement counts for', () => {
  const weightsOf = (fields: Parameters<typeof vacancyOf>[0], kind: string) =>
    deriveRequirements(vacancyOf(fields))
      .requirements.filter((one) => one.kind === kind)
      .map(({ weight }) => weight)

  test('a wish and a task count for a third of a demand', () => {
    const fields = { hard_skills: 'Wondzorg\nOmaha System is een pré', specific_tasks: 'Indicaties stellen' }
    expect(weightsOf(fields, 'skill')).toEqual([3, 1])
    expect(weightsOf(fields, 'task')).toEqual([1])
  })

  test.each([
    [10, 3, 10],
    [15, 2, 15],
    [40, 1, 30],
  ])('%d skills weigh %d each, and %d of them count', (count, weight, counted) => {
    const hard_skills = Array.from({ length: count }, (_, at) => `Vaardigheid${at}xyz`).join('\n')
    const weights = weightsOf({ hard_skills }, 'skill')
    expect(weights.filter((each) => each === weight)).toHaveLength(counted)
    expect(weights.filter((each) => each === 0)).toHaveLength(count - counted)
  })
})

test('no demand rests on personal grounds, and the recruiter hears which was left out', () => {
  const { requirements, warnings } = deriveRequirements(vacancyOf({ hard_skills: 'Native speaker Nederlands\nVCA' }))
  expect(requirements.map(({ label }) => label)).toEqual(['VCA'])
  expect(warnings.join()).toContain('Native speaker')
})

test.each([
  ['Rijbewijs B (eigen auto niet nodig)', ['must licence: Rijbewijs B']],
  ['Rijbewijs B en eigen auto', ['must licence: Rijbewijs B', 'must skill: Eigen auto']],
  ['BA4 of BA5', ['must certificate: BA4 of BA5']],
  ['VCA basis (VOL binnen een half jaar)', ['must certificate: VCA basis']],
  ['Kennis van NEN 1010 en NEN 3140', ['must certificate: NEN 3140', 'must skill: Kennis van NEN 1010']],
  ['Geen ervaring nodig, wel BHV', ['must certificate: BHV']],
  ['Kennis van het Nederlandse arbeidsrecht', ['must skill: Kennis van het Nederlandse arbeidsrecht']],
  ['Good knowledge of Dutch labour law', ['must skill: Good knowledge of Dutch labour law']],
  ['Goede kennis van de Nederlandse taal', ['must language: Nederlands (B2)']],
  ['Nederlandse en Engelse taal goed', ['must language: Nederlands (B2)', 'must language: Engels (B2)']],
  ['F-gassencertificaat of bereid dat te halen', ['must certificate: F-gassencertificaat']],
  ['Experience with big data', ['must skill: Experience with big data']],
])('%s', (hard_skills, demands) => expect(read({ hard_skills })).toEqual(demands))

test('what is not asked is no requirement', () =>
  expect(read({ hard_skills: 'Geen ervaring nodig\nVCA' })).toEqual(['must certificate: VCA']))

test('a vacancy that asks nothing has no requirements', () => expect(read({})).toEqual([]))

test('a long item is cut between two characters', () => {
  const item = `Ervaring met planten${'n'.repeat(179)}🌱 en bomen`
  for (const fields of [{ hard_skills: item }, { specific_tasks: item }, { sector: item }, { title: item }])
    for (const { label } of deriveRequirements(vacancyOf(fields)).requirements) expect(label.isWellFormed()).toBe(true)
})

test('three hundred items are read, more are not', () => {
  const skills = Array.from({ length: 400 }, (_, at) => `Vaardigheid${at}xyz`).join('\n')
  expect(deriveRequirements(vacancyOf({ title: 'Kok', hard_skills: skills })).requirements).toHaveLength(300)
})

test.each([
  'a '.repeat(50_000),
  '('.repeat(100_000),
  'ervaring '.repeat(12_000),
  '1'.repeat(100_000),
  'of, '.repeat(25_000),
])('a hostile text of 100 kB is read in time that grows with its length', (text) => {
  expect(deriveRequirements(vacancyOf({ description: text })).requirements.length).toBeLessThanOrEqual(300)
  expect(deriveRequirements(vacancyOf({ hard_skills: text.slice(0, 10_000) })).requirements.length).toBeLessThanOrEqual(
    300,
  )
})

describe('a line that asks for more than one thing gives each of them', () => {
  test.each([
    [
      'Hbo werk- en denkniveau en minimaal 3 jaar ervaring in de zorg',
      ['education: Hbo werk- en denkniveau', 'experience: Minimaal 3 jaar ervaring in de zorg'],
    ],
    ['Goed Nederlands en kennis van SAP', ['language: Nederlands (B2)', 'skill: Kennis van SAP']],
    ['Nederlands C1, Engels B1', ['language: Nederlands (C1)', 'language: Engels (B1)']],
    ['Nederlands en Engels op C1-niveau', ['language: Nederlands (C1)', 'language: Engels (C1)']],
    ['Goede beheersing van Nederlands of Engels', ['language: Nederlands of Engels (B2)']],
    ['Hbo-diploma en ervaring met Excel', ['education: Hbo-diploma en ervaring met Excel', 'skill: Excel']],
    ['Nederlands in woord en geschrift', ['language: Nederlands (B2)']],
    ['5 jaar ervaring als boekhouder', ['experience: 5 jaar ervaring als boekhouder']],
  ])('%s', (line, demands) => {
    const labels = read({ title: 'Medewerker', hard_skills: line }).map((demand) =>
      demand.replace(/^(?:must|nice) /, ''),
    )
    expect(labels.filter((demand) => !demand.startsWith('title:')).toSorted()).toEqual(demands.toSorted())
  })
})

describe('the job of a title, wherever it stands in it', () => {
  test.each([
    ['Rotterdam - Chauffeur CE', 'Chauffeur CE'],
    ['Chauffeur CE - Rotterdam', 'Chauffeur CE'],
    ['Zorg - Verpleegkundige niveau 4', 'Verpleegkundige niveau 4'],
    ['Boekhouder | Van Dalen Logistiek', 'Boekhouder'],
    ['Ervaren kok (m/v) - 32 uur', 'kok'],
    ['Gent – Iets onbekends', 'Iets onbekends'],
  ])('%s', (title, job) => {
    expect(read({ title })).toEqual([`must title: ${job}`])
  })
})

test('where the fields ask for traits alone, the text is read too', () =>
  expect(
    read({
      title: 'Boekhouder',
      soft_skills: 'Teamspeler',
      description: 'Wat vragen wij:\n- Ervaring met SAP\n- Rijbewijs B',
    }),
  ).toEqual(
    expect.arrayContaining([
      'must licence: Rijbewijs B',
      expect.stringMatching(/SAP/),
      expect.stringMatching(/Teamspeler/),
    ]),
  ))

test.each([
  ['geen watervrees', ['nice trait: Geen watervrees']],
  [
    'Mbo 4 economie, richting marketing\nRijbewijs B',
    ['must education: Mbo 4 economie, richting marketing', 'must licence: Rijbewijs B'],
  ],
  ['Rijbewijs B, ivm de wachtdienst moet je er snel zijn', ['must licence: Rijbewijs B']],
  ['Leuk als je Florisoft kent, hoeft niet', ['nice skill: Leuk als je Florisoft kent, hoeft niet']],
])('%s', (hard_skills, requirements) => expect(read({ title: 'Duiker', hard_skills }).slice(1)).toEqual(requirements))
