import { expect, test } from '@jest/globals'
import { withLabelledRow } from './labelled-row.ts'

test.each([
  [
    'platen zagen, kanten aanbrengen, afwerken: schuren lakken en beitsen, opruimen',
    ['platen zagen', 'kanten aanbrengen', 'afwerken: schuren, lakken en beitsen', 'opruimen'],
  ],
  [
    'gasten ontvangen, dranken: tappen schenken en mengen, zaal vegen, afrekenen',
    ['gasten ontvangen', 'dranken: tappen, schenken en mengen', 'zaal vegen', 'afrekenen'],
  ],
  [
    'snoeien, planten, onderhoud: maaien, wieden en harken, rijden met de aanhanger',
    ['snoeien', 'planten', 'onderhoud: maaien, wieden en harken', 'rijden met de aanhanger'],
  ],
  [
    'brood bakken (wit, bruin), winkel: vullen en vegen, kassa tellen, bestellen',
    ['brood bakken (wit, bruin)', 'winkel: vullen en vegen', 'kassa tellen', 'bestellen'],
  ],
  [
    'koken, borden wassen, vloer dweilen, schoonmaak: dagelijks',
    ['koken', 'borden wassen', 'vloer dweilen', 'schoonmaak: dagelijks'],
  ],
  [
    'post verdelen, telefoon, boekhouding: inboeken betalen en controleren, en archief bijhouden',
    ['post verdelen', 'telefoon', 'boekhouding: inboeken, betalen en controleren', 'archief bijhouden'],
  ],
  [
    'kleding vouwen, wassen, strijkwerk: hemden en broeken, bezorgen',
    ['kleding vouwen', 'wassen', 'strijkwerk: hemden en broeken', 'bezorgen'],
  ],
  [
    'montage, storingen, metingen: spanning en stroom, rapport maken',
    ['montage', 'storingen', 'metingen: spanning en stroom', 'rapport maken'],
  ],
])('%s is a list', (typed, items) => expect(withLabelledRow(typed)).toBe(items.map((item) => `- ${item}`).join('\n')))

test.each([
  'taken: koken, wassen, dweilen, vegen',
  'koken, wassen, dweilen en vegen',
  'koken, talen: Nederlands, Frans, Engels, rijbewijs',
  'Je kookt, je wast, afwerken: schuren en lakken, opruimen',
  'koken, afwerken: schuren en lakken',
])('%s stays', (typed) => expect(withLabelledRow(typed)).toBe(typed))
