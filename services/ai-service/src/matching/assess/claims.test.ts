import { expect, test } from '@jest/globals'
import { jobOf, matchOf } from '../testing/match-of.ts'

const vacancy = {
  title: 'Jeugdbegeleider',
  hard_skills: 'Hbo social work\nSKJ-registratie\nSigns of Safety\nKennis meldcode',
  specific_tasks: 'Gezinnen thuis begeleiden\nVeiligheidsplan opstellen',
}
const claims = {
  title: 'Jeugdbegeleider',
  certificates: ['SKJ-registratie'],
  skills: ['Signs of Safety', 'Meldcode'],
  summary: 'Ik kan gezinnen thuis begeleiden en een veiligheidsplan opstellen.',
}
const inHospitality = jobOf('Bedrijfsleider', [2018], 'Dagelijkse leiding van een eetcafé, roosters en inkoop.')

test('claims of somebody who works in another trade earn nothing, and say why', () => {
  const { percentage, findingOf } = matchOf(vacancy, { ...claims, experience: [inHospitality] })
  expect(percentage).toBe(0)
  expect(findingOf('Jeugdbegeleider')?.remark).toBe('Zo noemt de kandidaat zich; niet gevonden in het werk')
  expect(findingOf('SKJ-registratie')?.remark).toBe('Genoemd zonder jaar of nummer, en niets van dit werk gezien')
  expect(findingOf('Signs of Safety')?.remark).toBe('Genoemd, niet gezien in het werk')
})

test('a study of the trade makes the same claims count in part, and its certificate whole', () => {
  const school = {
    degree: 'Bachelor Social Work',
    level: 'hbo',
    institution: 'Hogeschool',
    period: '2015',
    start: null,
    end: '2015',
    description: null,
  } as const
  const { states } = matchOf(vacancy, { ...claims, education: [school], experience: [inHospitality] })
  expect(states).toMatchObject({
    Jeugdbegeleider: 'partly',
    'SKJ-registratie': 'met',
    'Signs of Safety': 'partly',
  })
})

test('a certificate with its year counts for whoever has it', () =>
  expect(
    matchOf(vacancy, { ...claims, certificates: ['SKJ-registratie sinds 2021'], experience: [inHospitality] }).states[
      'SKJ-registratie'
    ],
  ).toBe('met'))

test('who writes about a trade has shown nothing of it', () => {
  const deeds = 'White papers over SQL en Power BI.\nCases over rapportages in Power BI.'
  const analystVacancy = { title: 'Data-analist', hard_skills: 'SQL\nMinimaal 3 jaar ervaring met Power BI' }
  expect(matchOf(analystVacancy, { experience: [jobOf('Contentmarketeer', [2018], deeds)] }).percentage).toBe(0)
  expect(
    matchOf(analystVacancy, { experience: [jobOf('Adviseur bedrijfsvoering', [2018], deeds)] }).percentage,
  ).toBeGreaterThan(0)
})

test('what is asked of writing itself is shown by it', () =>
  expect(
    matchOf(
      { title: 'Office manager', hard_skills: 'Nieuwsbrieven schrijven' },
      { experience: [jobOf('Contentmarketeer', [2018], 'Nieuwsbrieven schrijven voor klanten.')] },
    ).states['Nieuwsbrieven schrijven'],
  ).toBe('met'))
