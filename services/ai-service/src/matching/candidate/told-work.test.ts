import { describe, expect, test } from '@jest/globals'
import { matchOf } from '../testing/match-of.ts'
import { jobsInText } from './jobs-in-text.ts'

const STORY =
  'Ik zaag, schaaf en verlijm eiken trappen, teken ze uit in SketchUp en plaats ze zelf. Elke week twee trappen, van spil tot leuning, en in het seizoen ook kozijnen voor monumenten in de binnenstad. De leerlingen lopen eerst een maand met mij mee.'

describe('work that is told without a title, or with title and tasks in one line', () => {
  test.each([
    [`Waar\nTrappenmakerij Bos, Ede, vanaf maart 2016. ${STORY}`, '', 'Trappenmakerij Bos, Ede', '2016-03'],
    [`Werk\nMei 2021 tot nu, Trappenmakerij Bos & Zn\n${STORY}`, '', 'Trappenmakerij Bos & Zn', '2021-05'],
    [`Loopbaan\n2013 – heden    Trappenmakerij Bos, Ede: maatwerk\n${STORY}`, '', 'Trappenmakerij Bos, Ede', '2013'],
    [
      `Waar ik dat doe\nTrappenmakerij Bos (vijf man), Ede. Sinds april 2018, ${STORY}`,
      '',
      'Trappenmakerij Bos (vijf man), Ede',
      '2018-04',
    ],
    [`Gewerkt bij\nTrappenmakerij Bos, Ede, 2011 - heden\n${STORY}`, '', 'Trappenmakerij Bos, Ede', '2011'],
    [`Ervaring\nTimmerman, Trappenmakerij Bos, 2017 – heden. ${STORY}`, 'Timmerman', '', '2017'],
    [`Timmerman, Trappenmakerij Bos, 10.2020 – heden: ${STORY}`, 'Timmerman', '', '2020-10'],
    [`• Timmerman, Bos, 2017 – heden. ${STORY}`, 'Timmerman', '', '2017'],
    [
      `Sinds april 2018 bij Bos begonnen als timmerman in de werkplaats. ${STORY}`,
      'timmerman in de werkplaats',
      '',
      '2018-04',
    ],
    [`Daarvoor\nTrappenmakerij Bos, 2009 – 2015: trappen, kozijnen en deuren`, '', 'Trappenmakerij Bos', '2009'],
    ['Daarvoor, 2009 – 2015: timmerman bij dezelfde baas', 'timmerman', '', '2009'],
    [`Where I work now\nBos Staircases, Leeds, since June 2019. ${STORY}`, '', 'Bos Staircases, Leeds', '2019-06'],
    [`E R V A R I N G\nTrappenmakerij Bos, 2016 – 2020\n${STORY}`, '', 'Trappenmakerij Bos', '2016'],
    ['Sinds maart 2016 ben ik timmerman in een werkplaats in Ede. Eiken trappen.', 'timmerman', '', '2016-03'],
    [`Sinds 2016 werk ik bij een trappenmakerij in Ede. ${STORY}`, '', 'bij een trappenmakerij in Ede', '2016'],
    [`Since 2016 I have worked at Bos Joinery. ${STORY}`, '', 'at Bos Joinery', '2016'],
    ['Ervaring\nPedicurist, maart 2019 – heden (28 uur)\nVoeten verzorgen', 'Pedicurist', '', '2019-03'],
    [
      `Werk\n2019 – heden  Trappenmakerij Bos, Ede. Timmerman (32 uur). ${STORY}`,
      'Timmerman',
      'Trappenmakerij Bos, Ede',
      '2019',
    ],
    [
      'Werkgevers\nTrappenmakerij Bos, Ede   2014 - 2026 (failliet in juni)\nTrappen',
      '',
      'Trappenmakerij Bos, Ede',
      '2014',
    ],
    [`Employment\n2014 – 2020, Bos Joinery Ltd: staircases and windows`, '', 'Bos Joinery Ltd', '2014'],
  ])('%s', (text, position, company, start) => {
    expect(jobsInText(text)[0]).toMatchObject({ position, company, start })
    expect(jobsInText(text)[0]?.description?.length ?? 0).toBeGreaterThan(5)
  })

  test.each([
    'Loopbaan\n2011 – 2013 Loopbaanonderbreking, zorg voor mijn ouders',
    'Werk\n2018 – 2019: moved country, language school',
    'Rijbewijs\nB en BE, 2015 – 2025',
    'Vrije tijd\n2012 – heden, Harmonie De Lier: tuba',
    'Papieren\nKettingzaag, 2020 – 2025',
    'Attesten\nVCA basis tot 2031\nTimmerman, Syntra',
    'Timmerman\nGeldrop (sinds 2023), @post.example',
    'Werk\nSinds 2019 woon ik in Ede met veel plezier',
    'Ik zocht van 2019 tot 2021 naar iets wat bij mij past.',
  ])('no job: %s', (text) => expect(jobsInText(text)).toEqual([]))

  test('a study behind its label ends what is told of the job', () => {
    const [job] = jobsInText(
      'Timmerman, Bos, 2017 – heden\nEiken trappen\n\nStudie: Houtcollege, 2016\nSketchUp cursus',
    )
    expect(job?.description).toBe('Eiken trappen')
  })
})

describe('what the story shows is shown by work', () => {
  const vacancy = {
    title: 'Trappenmaker',
    hard_skills: 'SketchUp\nTrappen plaatsen\nMinimaal 3 jaar ervaring met trappen',
  }

  test('with the firm as its place and the years it lasted', () => {
    const { findingOf } = matchOf(vacancy, {
      cv_text: `Naam\nEde\nWaar\nTrappenmakerij Bos, Ede, vanaf maart 2016. ${STORY}`,
    })
    expect(findingOf('SketchUp')).toMatchObject({ state: 'met', remark: null })
    expect(findingOf('Minimaal 3 jaar ervaring met trappen')).toMatchObject({ state: 'met', remark: '10,8 jaar' })
  })

  test('and not without work: a skill in a list stays a claim', () => {
    const { findingOf } = matchOf(vacancy, { cv_text: 'Naam\nEde\nVaardigheden\nSketchUp' })
    expect(findingOf('SketchUp')?.state).not.toBe('met')
  })
})

test.each([
  ['2022 – 2023 Talentpool ‘van monteur naar programmeur’', []],
  ['2019 – 2021: 34 chauffeurs en 26 cars', []],
  ['2018 – 2020 Begeleiding van leerlingen', []],
  ['2019 – 2021 Chauffeur CE, Van Dam', ['Chauffeur CE']],
  ['2019 – 2021 Verzorgende 3, De Linde', ['Verzorgende 3']],
])('a title is a phrase whose noun is a job: %s', (line, positions) =>
  expect(jobsInText(line).map(({ position }) => position)).toEqual(positions),
)
