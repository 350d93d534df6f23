import { expect, test } from '@jest/globals'
import { writeDays, writeLoneDays } from './days.ts'

test.each([
  ['1 op 4 za tot 13u', '1 op 4 zaterdag tot 13u'],
  ['di-za of wo-zo', 'dinsdag t/m zaterdag of woensdag t/m zondag'],
  ['ma t/m do en za-zo', 'maandag t/m donderdag en zaterdag t/m zondag'],
  ['ma-di-do', 'maandag, dinsdag en donderdag'],
  ['do tot 20u', 'donderdag tot 20u'],
  ['di 9-17', 'dinsdag 9-17'],
  ['vr 8u30', 'vrijdag 8u30'],
  ['do koopavond', 'donderdag koopavond'],
  ['wo namiddag vrij', 'woensdagnamiddag vrij'],
  ['vaak za/zo', 'vaak zaterdag/zondag'],
])('%s', (typed, written) => expect(writeDays(typed)).toBe(written))

test.each([
  ['ook za', 'ook zaterdag'],
  ['geen zo', 'geen zondag'],
  ['koopavond do', 'koopavond donderdag'],
  ['wo vrij', 'woensdag vrij'],
  ['elke ma, wo', 'elke maandag, woensdag'],
  ['zo snel mogelijk', 'zo snel mogelijk'],
  ['uren zo flexibel als je wil', 'uren zo flexibel als je wil'],
])('in a text about hours: %s', (typed, written) => expect(writeLoneDays(typed)).toBe(written))
