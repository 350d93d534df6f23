import { expect, test } from '@jest/globals'
import { readOf } from '../testing/read-of.ts'

test.each([
  ['Utrecht', 'Utrecht'],
  ['1234 AB Utrecht', 'Utrecht'],
  ['Kerkstraat 12, 1234AB Utrecht', 'Utrecht'],
  ['Kerkstraat 9 – 5211 BX ’s-Hertogenbosch', '’s-Hertogenbosch'],
  ['Oude Delft 12 2611 CD DELFT', 'Delft'],
  ['Adres: Kerkstraat 12, Utrecht', 'Utrecht'],
  ['Woonplaats: Den Haag', 'Den Haag'],
  ['Woonplaats || Ede', 'Ede'],
  ['Heerlen 06-12345678', 'Heerlen'],
  ['jan@devries.nl | 06-12345678 | Zwolle', 'Zwolle'],
  ['Alphen a/d Rijn', 'Alphen a/d Rijn'],
  ['Amsterdam, The Netherlands', 'Amsterdam, The Netherlands'],
  ['Antwerpen, België', 'Antwerpen, België'],
  ['New York, NY', 'New York, NY'],
  ['17 Prime Avenue, Apt 37, Springfield, Pennsylvania 10111, USA', '17 Prime Avenue, Apt 37, Springfield, Pennsylvania 10111, USA'],
  ['Greater Oslo Region', 'Greater Oslo Region'],
  ['jan@devries.nl · Jouw Stad, Land', 'Jouw Stad, Land'],
  ['Haarlem-Noord, Nederland', 'Haarlem-Noord, Nederland'],
  ["'t Zandt (Gr)", "'t Zandt"],
  ['Nes aan de Amstel • jan@devries.nl', 'Nes aan de Amstel'],
  ['Maasmechelen, België // 0475 12 34 56', 'Maasmechelen, België'],
  ['Flat 2, 14 Rathmines Road, Dublin 6, Ireland', 'Flat 2, 14 Rathmines Road, Dublin 6, Ireland'],
  ['Den Haag / Rotterdam', 'Den Haag'],
  ['Leiden ✉ jan@devries.nl', 'Leiden'],
  ['Ik ben 30 en woont in Ter Aar met een hond.', 'Ter Aar'],
  ['Woonplaats: Amsterdam Zuidoost', 'Amsterdam Zuidoost'],
  ['van 2010', null],
  ['Lasser bij Damen', null],
  ['Geboren te Rotterdam op 12-05-1985', null],
  ['Geboorteplaats: Rotterdam', null],
  ['Ik hou van koken en reizen', null],
])('the place of %j', (text, location) => expect(readOf(`# Jan de Vries\n${text}`).location).toBe(location))

test('the place of an employer is nobody’s', () => expect(readOf('# Jan de Vries').location).toBeNull())
