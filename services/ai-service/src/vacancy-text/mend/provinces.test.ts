import { expect, test } from '@jest/globals'
import { writeProvince } from './provinces.ts'

test.each([
  ['Ede Gld', 'Ede (Gelderland)'],
  ['Hengelo (O)', 'Hengelo (Overijssel)'],
  ['Rijswijk ZH', 'Rijswijk (Zuid-Holland)'],
  ['Bergen (NH)', 'Bergen (Noord-Holland)'],
  ['Beek Lb.', 'Beek (Limburg)'],
  ['magazijn Hengelo (O) en heel Nederland', 'magazijn Hengelo (Overijssel) en heel Nederland'],
  ['Zwolle (centrum)', 'Zwolle (centrum)'],
  ['Gent', 'Gent'],
  ['Culemborg (met OV niet te doen)', 'Culemborg (met OV niet te doen)'],
  ['Hoorn, werkgebied heel NH', 'Hoorn, werkgebied heel NH'],
  ['Antwerpen ov', 'Antwerpen ov'],
])('%s is %s', (typed, written) => expect(writeProvince(typed)).toBe(written))
