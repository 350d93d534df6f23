import { expect, test } from '@jest/globals'
import { readOf } from '../testing/read-of.ts'

test('the headline under a name is the title', () => {
  expect(readOf('# Jan de Vries\nSenior wijkverpleegkundige\nUtrecht').title).toBe('Senior wijkverpleegkundige')
  expect(readOf('# Jan de Vries | Software Engineer\nUtrecht').title).toBe('Software Engineer')
  expect(readOf('# Jan de Vries\n\n# Personalia\nGewenste functie: Teamleider zorg').title).toBe('Teamleider zorg')
})

test('a headline on two lines is one, a label is none', () => {
  expect(readOf('# Jan de Vries\nCreatieve en nieuwsgierige\nWebontwikkelaar').title).toBe(
    'Creatieve en nieuwsgierige Webontwikkelaar',
  )
  expect(readOf('# Jan de Vries\nWoonplaats || : Ede').title).toBe('Verpleegkundige')
})

test('without one the newest job is, with less confidence', () => {
  const headline = readOf('# Jan de Vries\nSenior wijkverpleegkundige')
  const job = readOf('# Jan de Vries\nUtrecht | 06-12345678')
  expect(job.title).toBe('Verpleegkundige')
  expect(job.evidence['title']?.confidence).toBeLessThan(headline.evidence['title']?.confidence ?? 0)
})

test('a profile is read as running text', () => {
  expect(readOf('# Jan de Vries\n\n# Profiel\nIk werk graag met men-\nsen die iets willen\nbereiken.').summary).toBe(
    'Ik werk graag met mensen die iets willen bereiken.',
  )
  expect(readOf('# Jan de Vries').summary).toBeNull()
})
