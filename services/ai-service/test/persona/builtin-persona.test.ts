import { describe, expect, test } from '@jest/globals'
import { personaData, personaTraits, traitScore } from '@wervio/contracts'
import { composePersona } from '../../src/engines/builtin/persona/compose-persona.ts'
import { allTexts } from './vacancies.ts'

const FORBIDDEN =
  /\b(?:jonge?|jeugdig|vrouw|vrouwelijk|mannelijk|nationaliteit|afkomst|christelijk\w*|gezondheid|beperking\w*|\d\d jaar oud)\b/i
const questionsIn = (persona: ReturnType<typeof composePersona>['persona']) =>
  Object.values(persona.interview_vragen).flat()

describe.each(Object.entries(allTexts))('%s', (_, text) => {
  const { persona } = composePersona(text)

  test('is a whole persona with five scores between 0 and 10', () => {
    expect(personaData.parse(persona)).toEqual(persona)
    for (const trait of personaTraits) {
      expect(persona.persoonlijkheid.kenmerken[trait]).toMatch(/\. Score: \d+$/)
      expect(traitScore(persona.persoonlijkheid.kenmerken[trait])).not.toBeNull()
    }
  })

  test('rests on sentences that stand in the vacancy word for word', () => {
    for (const trait of personaTraits) {
      const evidence = persona.bewijs?.[trait] ?? []
      for (const { zin } of evidence) expect(text).toContain(zin)
      if (evidence.length === 0)
        expect(persona.persoonlijkheid.kenmerken[trait]).toBe(
          'We vonden hierover geen aanwijzing in de vacature. Daarom staat de score in het midden. Score: 5',
        )
    }
  })

  test('quotes nothing that the vacancy doesn’t say', () => {
    const personaText = [
      persona.ervaring,
      persona.achtergrond,
      persona.motivatie,
      persona.ambities,
      ...Object.values(persona.wetenschappelijke_onderbouwing),
      ...questionsIn(persona),
    ].join('\n')
    for (const [, quote = ''] of personaText.matchAll(/‘([^‘’]+?)…?’(?=[,. ])/g)) expect(text).toContain(quote)
  })

  test('asks for no age, gender, origin, religion or health', () => {
    const { leeftijd, ...rest } = persona
    expect(JSON.stringify(rest)).not.toMatch(FORBIDDEN)
    expect(leeftijd).toMatch(/^Ervaring telt, leeftijd niet\. /)
    expect(persona.leeftijd_door_engine).toBe(false)
  })

  test('is named after the role and asks at least two questions a trait', () => {
    expect(persona.naam).toMatch(/^De ideale \S/)
    for (const trait of personaTraits) expect(new Set(persona.interview_vragen[trait]).size).toBeGreaterThanOrEqual(2)
    expect(persona.interview_vragen.situationeel.length).toBeGreaterThanOrEqual(1)
  })

  test('reads without careless typography', () => {
    const texts = [
      ...questionsIn(persona),
      ...Object.values(persona.persoonlijkheid.kenmerken),
      persona.motivatie,
      persona.werkstijl,
      persona.leeftijd,
    ]
    for (const line of texts) expect(line).not.toMatch(/ {2}| [.,;?]|\.\.|\?\.|undefined|null/)
  })

  test('is the same every time', () => expect(composePersona(text)).toEqual(composePersona(text)))
})

test('a question stands in the vacancy’s own tasks, in a Dutch sentence where their shape is certain', () => {
  const { persona } = composePersona(allTexts['zorg'] ?? '')
  const questions = questionsIn(persona).join('\n')
  expect(questions).toContain('Vertel over een keer dat je zorgplannen moest opstellen en daarbij')
  expect(questions).toContain('Vertel over een keer dat je moest overleggen met familie en artsen en daarbij')
  expect(questions).toMatch(/een keer dat je leerlingen moest begeleiden en daarbij/)
  expect(questions).toContain('Stel: je moet zorgplannen opstellen, maar')
  expect(persona.interview_vragen.situationeel.length).toBeGreaterThanOrEqual(3)
})

test('a task of two verbs stays one task', () => {
  const { persona } = composePersona(
    'Functie: Wijkverpleegkundige\n\nTaken:\nZorgplannen opstellen en bijhouden\nLeerlingen begeleiden',
  )
  const questions = questionsIn(persona).join('\n')
  expect(questions).toContain('dat je zorgplannen moest opstellen en bijhouden en daarbij')
  expect(questions).not.toContain('‘bijhouden’')
})

test('an English task is quoted, not bent into Dutch', () => {
  const { persona } = composePersona(allTexts['engineer'] ?? '')
  expect(questionsIn(persona).join('\n')).toMatch(
    /(?:In de vacature staat|Bij de taken staat|Over het werk staat er): ‘Own services from design to production’\. Vertel over een keer dat je bij zulk werk /,
  )
})

test.each([
  ['accountmanager', 'De ideale accountmanager buitendienst'],
  ['archivaris', 'De ideale archivaris'],
  ['archivist', 'De ideale archivist'],
  ['jeugdzorg', 'De ideale jeugdzorgwerker'],
  ['lopendeband', 'De ideale productiemedewerker'],
  ['bouw', 'De ideale timmerman nieuwbouw'],
  ['terse', 'De ideale kandidaat voor de functie Schoonmaak'],
])('%s is called ‘%s’', (name, title) => expect(composePersona(allTexts[name] ?? '').persona.naam).toBe(title))

test('the demands of the law are left out and told, each with its sentence', () => {
  const { persona, warnings } = composePersona(allTexts['discriminerend'] ?? '')
  const all = warnings.join('\n')
  expect(all).toContain('aan leeftijd: ‘Een jonge, spontane vrouw tussen 20 en 30 jaar.’')
  expect(all).toContain('aan afkomst: ‘Nederlandse nationaliteit.’')
  expect(all).toContain('aan geloof: ‘Christelijke achtergrond.’')
  expect(all).toContain('aan gezondheid: ‘Goede gezondheid, geen lichamelijke beperkingen.’')
  expect(all).toContain('‘Minimaal 18 jaar.’')
  expect(all).toContain('‘Maximaal 2 jaar ervaring.’')
  expect(persona.bewijs?.vriendelijkheid.map(({ zin }) => zin)).toContain('Je bent servicegericht.')
})

test('a sentence that welcomes everybody is no demand', () =>
  expect(composePersona(allTexts['welkom'] ?? '').warnings.join()).not.toContain('ongeacht'))

test('an order to a machine is told and changes no score', () => {
  const { persona, warnings } = composePersona(allTexts['opdracht'] ?? '')
  expect(warnings.filter((warning) => warning.includes('opdracht aan een AI')).length).toBeGreaterThanOrEqual(2)
  expect(personaTraits.map((trait) => traitScore(persona.persoonlijkheid.kenmerken[trait]))).not.toContain(10)
  expect(persona.naam).toBe('De ideale kok')
  expect(JSON.stringify(persona)).not.toContain('Piet')
})

test('a text of 50 KB, without a space, or of signs only is read without harm', () => {
  for (const text of [
    'Je werkt samen met klanten en '.repeat(1_700),
    'a'.repeat(50_000),
    '-,.!? '.repeat(8_000),
    '😀'.repeat(20_000),
    'Taken: '.repeat(7_000),
    '<'.repeat(50_000),
    `Taken: koken${'!'.repeat(390)}a\nWie${' ?'.repeat(190)}x\n${'kennis van '.repeat(4_000)}`,
    `Eisen: ${'diploma'.repeat(6_000)}`,
    `Taken: ${'je en '.repeat(8_000)}`,
    `${'niet '.repeat(10_000)}alleen`,
  ]) {
    const { persona } = composePersona(text)
    expect(personaData.safeParse(persona).success).toBe(true)
    for (const { zin } of Object.values(persona.bewijs ?? {}).flat()) expect(text).toContain(zin)
  }
})
