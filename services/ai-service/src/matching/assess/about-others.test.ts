import { describe, expect, test } from '@jest/globals'
import { jobOf, matchOf } from '../testing/match-of.ts'

const stateOf = (
  [title, hard_skills]: readonly [string, string],
  position: string,
  deeds: string,
  rest: Parameters<typeof matchOf>[1] = {},
) => matchOf({ title, hard_skills }, { experience: [jobOf(position, [2016], deeds)], ...rest }).states[hard_skills]

const WELDER = ['Lasser', 'TIG-lassen'] as const
const WELDER_YEARS = ['Lasser', 'Minimaal 3 jaar ervaring met TIG-lassen'] as const
const BAKER_YEARS = ['Bakker', '2 jaar ervaring als bakker'] as const

describe('words for what somebody recruits for, sells or teaches are no evidence of doing it', () => {
  test.each([
    [WELDER, 'Recruiter techniek', '31 lassers geplaatst, TIG-lassen en MIG/MAG.'],
    [WELDER, 'Intercedent metaal', 'TIG-lassen, draaien en frezen: alle vacatures in de regio.'],
    [WELDER, 'Sales engineer lasapparatuur', 'Demonstraties van TIG-lassen bij klanten.'],
    [WELDER, 'Accountmanager', 'TIG-lassen apparatuur en gassen.'],
    [WELDER_YEARS, 'Recruiter', 'Vacatures voor TIG-lassen.'],
    [WELDER_YEARS, 'Vertegenwoordiger', 'Verkoop van apparatuur voor TIG-lassen.'],
    [WELDER_YEARS, 'Docent metaal', 'Lessen TIG-lassen aan mbo-klassen.'],
    [BAKER_YEARS, 'Product specialist', 'Advies aan de bakker over deegmachines.'],
    [BAKER_YEARS, 'Talent acquisition specialist', 'Bakker, banketbakker en deegmaker geworven.'],
    [['Kinderarts', 'Vaccineren'] as const, 'Medisch vertegenwoordiger', 'Vaccineren bespreken met artsen.'],
    [['Data engineer', 'Kafka'] as const, 'IT recruiter', 'Placed engineers for Kafka and Spark.'],
    [['Data engineer', 'Kafka'] as const, 'Account executive', 'Kafka hosting for banks.'],
    [
      ['Hovenier', 'Vijvers aanleggen'] as const,
      'Commercieel adviseur',
      'Vijvers aanleggen: 400 verkocht, plaatsing door onze hoveniers.',
    ],
    [WELDER_YEARS, 'Programmamanager productie', 'Zes ploegen, TIG-lassen geautomatiseerd.'],
    [WELDER, 'Agile coach', 'TIG-lassen besproken in elke sprint.'],
    [
      ['Hovenier', 'Vijvers aanleggen'] as const,
      'Buitendienst vijverfolie',
      'Vijvers aanleggen met onze folie: uitleg.',
    ],
  ])('%s: %s, %s', (demand, position, deeds) => expect(stateOf(demand, position, deeds)).toBe('missing'))

  test.each([
    [['Hr-adviseur', 'Werving en selectie'] as const, 'Recruiter techniek', 'Werving en selectie van lassers.'],
    [['Officemanager', 'Excel'] as const, 'Accountmanager', 'Omzet bijgehouden in Excel.'],
    [
      ['Winkelmanager', 'Onderhandelen met leveranciers'] as const,
      'Vertegenwoordiger',
      'Onderhandelen met leveranciers.',
    ],
    [['Recruiter', 'Techniek'] as const, 'Recruiter techniek', 'Techniek: lassers.'],
    [WELDER, 'Docent metaal', 'Lessen TIG-lassen, ook voordoen.'],
    [WELDER, 'Lasser', 'TIG-lassen voor verkoopdemonstraties.'],
    [['Instructeur', '2 jaar ervaring met lesgeven'] as const, 'Docent metaal', 'Lesgeven aan klassen.'],
  ])('%s is shown by %s: %s', (demand, position, deeds) => expect(stateOf(demand, position, deeds)).not.toBe('missing'))
})
