import { expect, test } from '@jest/globals'
import { keepByPath } from './keep-by-path.ts'

const entriesOf = (paths: string[]) => Object.fromEntries(paths.map((path) => [path, path]))
const keepPaths = (paths: string[], before: object, after: object) =>
  Object.fromEntries(
    Object.entries(keepByPath(entriesOf(paths), { ...before }, { ...after })).map(([path, was]) => [was, path]),
  )

const kok = { position: 'Kok', company: 'Linde' }
const chef = { position: 'Chef', company: 'Eik' }

test('of a plain field it goes when the field says something else', () => {
  expect(keepPaths(['email', 'phone'], { email: 'a', phone: 'b' }, { email: 'c', phone: 'b' })).toEqual({
    phone: 'phone',
  })
})

test('in a list it moves along with its item, and goes with it', () => {
  expect(keepPaths(['skills.0', 'skills.1', 'skills.2'], { skills: ['a', 'b', 'c'] }, { skills: ['c', 'a'] })).toEqual({
    'skills.0': 'skills.1',
    'skills.2': 'skills.0',
  })
  expect(keepPaths(['skills.0', 'skills.1'], { skills: ['a', 'a'] }, { skills: ['a'] })).toEqual({
    'skills.0': 'skills.0',
  })
})

test('of a job that was changed in part the rest keeps it', () => {
  const paths = ['experience.0.position', 'experience.0.company', 'experience.1.company', 'experience.1']
  expect(
    keepPaths(paths, { experience: [kok, chef] }, { experience: [kok, { ...chef, position: 'Souschef' }] }),
  ).toEqual({
    'experience.0.position': 'experience.0.position',
    'experience.0.company': 'experience.0.company',
    'experience.1.company': 'experience.1.company',
  })
})

test('a new job in front takes nothing of the one whose place it has', () => {
  const paths = ['experience.0.position', 'experience.0.company']
  expect(keepPaths(paths, { experience: [kok] }, { experience: [{ ...kok, position: 'Chef' }, kok] })).toEqual({
    'experience.0.position': 'experience.1.position',
    'experience.0.company': 'experience.1.company',
  })
})

test('strange paths are no trouble', () => {
  expect(
    keepPaths(['skills.99', 'skills.x.y', 'constructor', 'unknown.0'], { skills: ['a'] }, { skills: ['b'] }),
  ).toEqual({
    constructor: 'constructor',
    'unknown.0': 'unknown.0',
  })
})
