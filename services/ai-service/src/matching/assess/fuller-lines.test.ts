import { expect, test } from '@jest/globals'
import { matchOf } from '../testing/match-of.ts'

const quotesOf = (demand: string, certificates: string[]) =>
  matchOf({ title: 'Kok', hard_skills: demand }, { certificates })
    .findingOf(demand)
    ?.proofs.map(({ quote }) => quote)

test.each([
  ['BHV', ['BHV', 'BHV, geldig tot 2028'], ['BHV, geldig tot 2028']],
  ['BHV', ['BHV, geldig tot 2028', 'BHV'], ['BHV, geldig tot 2028']],
  ['HACCP', ['HACCP', 'HACCP 2024', 'HACCP 2024 (Rotterdam)'], ['HACCP 2024 (Rotterdam)']],
  ['Code 95', ['Code 95', 'Code 95, geldig tot 2029'], ['Code 95, geldig tot 2029']],
  ['VCA', ['VCA basis 2019', 'VCA basis 2024'], ['VCA basis 2019', 'VCA basis 2024']],
  ['Heftruckcertificaat', ['Heftruckcertificaat', 'Heftruckcertificaat 2022'], ['Heftruckcertificaat 2022']],
  ['NEN 3140', ['NEN 3140', 'VCA'], ['NEN 3140']],
  ['EHBO', ['EHBO', 'EHBO (Oranje Kruis) 2025', 'BHV'], ['EHBO (Oranje Kruis) 2025']],
])('of lines that say the same the fuller one is quoted: %s, %j', (demand, certificates, quotes) => {
  expect(quotesOf(demand, certificates)).toEqual(quotes)
})
