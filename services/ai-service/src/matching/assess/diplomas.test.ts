import { expect, test } from '@jest/globals'
import { matchOf } from '../testing/match-of.ts'

const findingOf = (hard_skills: string, line: string) =>
  matchOf({ title: 'Hoefsmid', hard_skills }, { cv_text: `Naam\nAdres\n\n${line}` }).findingOf(
    `${hard_skills.charAt(0).toUpperCase()}${hard_skills.slice(1)}`,
  )

const NAMED = 'diploma hoefsmid paardenverzorger (mbo 4)'
const EITHER = 'hbo hoefkunde of het oude diploma hoefsmid'

test.each([
  [NAMED, 'Diploma hoefsmid-paardenverzorger 2004 (Deurne)', 'met'],
  [NAMED, 'Hoefsmid paardenverzorger, mbo 4, sept 2023 – nu. Laatste examens in januari 2027.', 'partly'],
  [NAMED, 'Recognition of my diploma as hoefsmid paardenverzorger, April 2023', 'met'],
  [NAMED, 'Application for recognition in the Netherlands sent in August 2026', 'partly'],
  [NAMED, 'Mbo 4 bloemschikken, 2009', 'missing'],
  [EITHER, 'Diploma hoefsmid (driejarig), Deurne, 1998', 'met'],
  [EITHER, 'Diploma bloembinder, Aalsmeer, 1998', 'missing'],
  ['Mbo 4 hoefsmid of gelijkwaardig', 'Mbo 4 bloemschikken, 2009', 'partly'],
])('%s: %s: %s', (demand, line, state) => expect(findingOf(demand, line)?.state).toBe(state))
