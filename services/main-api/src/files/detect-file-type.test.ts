import { expect, test } from '@jest/globals'
import { detectFileType, SAMPLE_BYTES, UNKNOWN_TYPE } from './detect-file-type.ts'

const type = (content: string | Buffer, name = 'bestand') => detectFileType(Buffer.from(content), name)

test.each([
  ['%PDF-1.7\n%âãÏÓ', 'foto.png', 'application/pdf'],
  [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]), 'cv.pdf', 'image/jpeg'],
  ['GIF89a\u0001\u0000\u0001\u0000', 'a.txt', 'image/gif'],
  [Buffer.from('PK\u0003\u0004\u0014\u0000'), 'a.pdf', 'application/zip'],
])('the content decides, whatever the name: %p as %s', async (content, name, expectedType) => {
  expect(await type(content, name)).toBe(expectedType)
})

test.each([
  'Beste Sanne,\r\n\tmet groet',
  'é'.repeat(40_000),
  'naam;plaats\nJan <jan@voorbeeld.nl>;Assen',
  '5 < 6 en 7 > 6',
  '# Kop\n> citaat',
  '\uFEFFmet een BOM',
])('%.20j is text', async (content) => {
  expect(await detectFileType(Buffer.from(content).subarray(0, SAMPLE_BYTES), 'a.txt')).toBe('text/plain')
})

test.each([
  ['<svg onload=alert(1)>', 'image/svg+xml'],
  ['<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['<?xml version="1.0"?><feed/>', 'application/xml'],
  ['<!DOCTYPE html><p>', 'text/html'],
  ['   \n<HTML>', 'text/html'],
  ['Hoi\n\n<script>alert(1)</script>', 'text/html'],
  ['een plaatje <img src=x onerror=alert(1)>', 'text/html'],
  ['<!-- --><x:y xmlns:x="z"/>', 'application/xml'],
])('markup is never text: %j', async (content, expectedType) => {
  expect(await type(content, 'onschuldig.txt')).toBe(expectedType)
})

test.each(['a.js', 'A.MJS', 'a.html', 'a.svg', 'a.ps1', 'a.php'])(
  'text that a computer runs is unknown: %s',
  async (name) => {
    expect(await type('alert(1)', name)).toBe(UNKNOWN_TYPE)
  },
)

test.each([
  ['a NUL', 'a\u0000b'],
  ['an escape', '\u001B[31mrood'],
  ['bytes that are no UTF-8', Buffer.from([0x61, 0xe9, 0x20, 0x62, 0x20, 0x63, 0x20])],
  ['noise', Buffer.from([0x8f, 0x12, 0x00, 0xfe, 0x91])],
  ['a damaged picture', Buffer.from('\u0089PNG')],
])('%s is unknown', async (_what, content) => {
  expect(await type(content, 'a.txt')).toBe(UNKNOWN_TYPE)
})
