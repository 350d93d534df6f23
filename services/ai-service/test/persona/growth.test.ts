import { expect, test } from '@jest/globals'
import { composePersona } from '../../src/engines/builtin/persona/compose-persona.ts'

const ambitions = (text: string) =>
  composePersona(`Functie: Medewerker\n\nTaken:\nDossiers bijhouden\n\n${text}`).persona.ambities

test.each([
  ['Arbeidsvoorwaarden', 'Een leerbudget van € 2.000 per jaar'],
  ['Arbeidsvoorwaarden', 'Alle certificaten op kosten van de zaak'],
  ['Arbeidsvoorwaarden', 'Een persoonlijk ontwikkelplan'],
  ['Arbeidsvoorwaarden', 'Interne cursussen'],
  ['Arbeidsvoorwaarden', 'Loopbaanadvies'],
  ['Cultuur', 'Je krijgt coaching van een ervaren collega'],
  ['Wij zoeken', 'Je krijgt de kans om door te groeien met een training'],
])('%s: ‘%s’ is growth', (heading, sentence) =>
  expect(ambitions(`${heading}:\n${sentence}`)).toContain(`de vacature biedt daarvoor: ‘${sentence}’`),
)

test.each([
  ['Arbeidsvoorwaarden', 'Een laptop naar keuze'],
  ['Arbeidsvoorwaarden', 'Geen opleidingsbudget'],
  ['Harde vaardigheden', 'Mbo 4 of een gelijkwaardige opleiding'],
  ['Taken', 'Trainingen geven aan vrijwilligers'],
  ['Taken', 'Voorraad controleren'],
])('%s: ‘%s’ promises no growth', (heading, sentence) =>
  expect(ambitions(`${heading}:\n${sentence}`)).toMatch(/^De vacature zegt niets over groei of opleiding/),
)
