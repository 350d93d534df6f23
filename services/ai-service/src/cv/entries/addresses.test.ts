import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

const addresses: readonly (readonly [string, string, string])[] = [
  ['Bouwmarkt De Spijker, Industrieweg 12, 6716 AA Ede', 'Bouwmarkt De Spijker', 'Ede'],
  ['Bouwmarkt De Spijker, Dorpsstraat 5, Lunteren', 'Bouwmarkt De Spijker', 'Lunteren'],
  ['Bouwmarkt De Spijker, Postbus 100, 3500 AB Utrecht', 'Bouwmarkt De Spijker', 'Utrecht'],
  ['Bouwmarkt De Spijker, Wijk bij Duurstede', 'Bouwmarkt De Spijker', 'Wijk bij Duurstede'],
  ['Nordfracht GmbH, Am Alten Hafen 7, 28217 Bremen', 'Nordfracht GmbH', 'Bremen'],
  ['Cabinet Martin, 12 rue des Tonneliers, 69005 Lyon', 'Cabinet Martin', 'Lyon'],
  ['Miller Freight, 14 Station Road, Leeds', 'Miller Freight', 'Leeds'],
  ['De Jong te Hoorn', 'De Jong', 'Hoorn'],
]

test.each(addresses)('%s is a firm without its address', (line, firm, place) =>
  expect(
    jobsOf(`# Werkervaring
      **Verkoper** || 2019 - heden
      ${line}
      * Advies aan klanten`),
  ).toEqual([`Verkoper | ${firm} | 2019 to now | ${place}`]),
)
