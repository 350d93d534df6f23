import { expect, test } from '@jest/globals'
import { fileSize } from '../text/numbers.ts'
import { plainFileName } from './plain-file-name.ts'
import { headAndTail, safeName } from './safe-name.ts'

test.each([
  [0, '0 byte'],
  [900, '900 byte'],
  [1024, '1 kB'],
  [1_258_291, '1,2 MB'],
  [52_428_800, '50 MB'],
])('%d bytes reads %s', (bytes, sizeText) => {
  expect(fileSize(bytes).replace(/\u00a0/g, ' ')).toBe(sizeText)
})

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['\u0000a\nb\u200B.txt', 'ab.txt'],
  ['‏قائمة.pdf', 'قائمة.pdf'],
  ['\u202E', 'naamloos'],
])('%j shows as %j', (name, shownName) => {
  expect(safeName(name)).toBe(shownName)
})

test('a long name keeps its end, letters stay whole', () => {
  const name = `${'Functieomschrijving '.repeat(5)}👩🏽‍⚕️ v2.docx`
  const { head, tail } = headAndTail(name)
  expect(head + tail).toBe(name)
  expect(tail).toBe('ng 👩🏽‍⚕️ v2.docx')
  expect(headAndTail('kort.pdf')).toEqual({ head: 'kort.pdf', tail: '' })
})

test.each([
  ['Planner (m/v/x)', 'vacature-planner-m-v-x.html'],
  ['../../Café & Co', 'vacature-cafe-co.html'],
  ['東京', 'vacature.html'],
])('%s is kept as %s', (title, name) => {
  expect(plainFileName(['vacature', title], 'html')).toBe(name)
})

test('a very long title still gives a short name', () => {
  expect(plainFileName(['vacature', 'woord '.repeat(50)], 'docx').length).toBeLessThanOrEqual(85)
})
