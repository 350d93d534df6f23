import { expect, test } from '@jest/globals'
import { FILES, parsePrerenderedPages } from './prerendered.ts'

const page = { title: 'Prijzen', description: 'Wat het kost.', html: '<h1>Prijzen</h1>', css: '' }
const picture = { address: `${FILES}assets/share.12345678.png`, width: 1200, height: 630, alt: 'Prijzen' }

test('a page keeps its picture, and needs none', () => {
  const pages = { '/prijzen': { ...page, picture }, '/contact': page }
  expect(parsePrerenderedPages(pages)).toEqual(pages)
})

test.each([
  ['of another origin', { address: 'https://elders.example/a.png' }, 'pages./prijzen.picture.address'],
  ['without a size', { width: '1200' }, 'pages./prijzen.picture.width'],
  ['without a text', { alt: undefined }, 'pages./prijzen.picture.alt'],
])('a picture %s is refused by name', (_, change, field) => {
  expect(() => parsePrerenderedPages({ '/prijzen': { ...page, picture: { ...picture, ...change } } })).toThrow(field)
})
