import { expect, test } from '@jest/globals'
import type { GenerateVacancyRequest } from '@wervio/contracts'
import { createBuiltinEngine } from '../engines/builtin/builtin-engine.ts'
import { generateText } from './generate.ts'
import { questionsOf } from './questions/questions.ts'

const options = { signal: new AbortController().signal, onProgress: () => undefined }
const textOf = async (form: GenerateVacancyRequest) =>
  (await generateText(createBuiltinEngine(), form, options)).vacatureText

const FORM: GenerateVacancyRequest = {
  functie: 'Kok',
  organisatie: 'De Lepel',
  uren: '38 uur (nog overleggen met Bas)',
  secundaire_arbeidsvoorwaarden: 'pensioen\nreiskosten',
  specifieke_taken: 'Koken\nnavragen bij Petra\nAfwassen',
  organisatiecultuur: 'We eten samen. Foto’s volgen nog.',
}

test.each([
  ['specifieke_taken', /Navragen bij Petra/],
  ['organisatiecultuur', /Foto’s volgen nog/],
] as const)('what was left out of %s comes back where it stood in one click', async (field, words) => {
  expect(await textOf(FORM)).not.toMatch(words)
  const question = questionsOf(FORM).find((one) => one.field === field)
  const answer = question?.options.find(({ label }) => label === 'Toch opnemen')
  const answered = { ...FORM, ...answer?.changes }
  const text = await textOf(answered)
  expect(text).toMatch(words)
  expect(text).not.toMatch(/[«»\u{10330}-\u{1034a}]/u)
  expect(questionsOf(answered).some((one) => one.field === field && /notitie/.test(one.question))).toBe(false)
})

test('a fact of one line, which is shown everywhere as it is stored, gets no marks', () => {
  const question = questionsOf(FORM).find(({ field }) => field === 'uren')
  expect(question?.options.map(({ label }) => label)).toEqual(['Ja, weglaten'])
})

test('an answer to another question leaves meant words in the form', () => {
  const form = { ...FORM, specifieke_taken: 'Koken\n«Bonus nog navragen»\nnog checken: afwas??' }
  const changes = questionsOf(form).flatMap(({ options: answers }) =>
    answers.flatMap((answer) => Object.entries(answer.changes)),
  )
  const tasks = changes.filter(([name]) => name === 'specifieke_taken').map(([, value]) => value)
  expect(tasks.length).toBeGreaterThan(0)
  expect(tasks.every((value) => value.includes('«Bonus nog navragen»'))).toBe(true)
})

test('a form without meant words is written as before', async () => {
  const text = await textOf({ functie: 'Kok', specifieke_taken: 'Koken\nAfwassen' })
  expect(text).toContain('Koken')
})
