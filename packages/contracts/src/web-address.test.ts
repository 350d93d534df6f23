import { expect, test } from '@jest/globals'
import { candidateDraft } from './candidate-creation.ts'
import { parsedCv } from './cv.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { linkAddress, webAddress } from './web-address.ts'

const [TAB, NUL, ZERO_WIDTH, REVERSED, LINE] = ['\t', '\u0000', '\u200b', '\u202e', '\u2028']

test.each([
  ['https://www.linkedin.com/in/noor', 'https://www.linkedin.com/in/noor'],
  ['http://noor.nl', 'http://noor.nl'],
  ['linkedin.com/in/noor', 'https://linkedin.com/in/noor'],
  ['  www.linkedin.com/in/noor\n', 'https://www.linkedin.com/in/noor'],
  ['https://noor.nl:8443/werk?a=1&b=2#c', 'https://noor.nl:8443/werk?a=1&b=2#c'],
  ['münchen.de/müller', 'https://münchen.de/müller'],
  ['例え.テスト', 'https://例え.テスト'],
])('%j is the page %j', (text, address) => {
  expect(webAddress(text)).toBe(address)
  if (address.startsWith('http')) expect(linkAddress(address)).toBe(address)
})

/** Schemes that do something else than opening a page, plain and in disguise. */
const refused = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  `java${TAB}script:alert(1)`,
  'java\nscript:alert(1)',
  `${NUL}javascript:alert(1)`,
  `javascript${ZERO_WIDTH}:alert(1)`,
  '\u0001javascript:alert(1)',
  'javascript:alert(1)//linkedin.com/in/noor',
  'javascript://linkedin.com/%0aalert(1)',
  'javascript&#58;alert(1)',
  'javascript&colon;alert(1)',
  'javascript%3Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://linkedin.com/x',
  'view-source:https://linkedin.com',
  'ftp://linkedin.com',
  'chrome://settings',
  'about:blank',
  'intent://linkedin.com#Intent;end',
  '//linkedin.com/in/noor',
  '///linkedin.com',
  '\\\\linkedin.com',
  'https:\\\\linkedin.com',
  'https:linkedin.com',
  'https:/linkedin.com',
  'https:///linkedin.com',
  'https://google.com@kwaad.nl',
  'https://naam:wachtwoord@kwaad.nl',
  'https://linkedin.com\\@kwaad.nl',
  `https://linkedin.com/${REVERSED}fdp`,
  `https://linkedin.com/${LINE}x`,
  `https://linked${TAB}in.com`,
  'https://',
  '',
  ' ',
]

test.each(refused)('%j is neither a page nor a link', (text) => {
  expect([webAddress(text), linkAddress(text)]).toEqual([null, null])
})

test.each([
  'noor',
  'Noor de Vries',
  'noor@voorbeeld.nl',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'http://[::1]/',
  'mailto:noor@voorbeeld.nl',
  'tel:0612345678',
])('%j is no page of the public web', (text) => {
  expect(webAddress(text)).toBeNull()
})

test.each([
  ['mailto:noor@voorbeeld.nl?subject=Hallo', true],
  ['tel:+31 6 1234 5678', true],
  ['http://intranet/vacature', true],
  ['mailto:', false],
  ['mailto:?bcc=iedereen@voorbeeld.nl', false],
  ['tel:', false],
  ['www.wervio.nl', false],
  ['/vacature', false],
  ['#kop', false],
])('a link in a text may lead to %j: %p', (text, isAllowed) => {
  expect(linkAddress(text) !== null).toBe(isAllowed)
})

const stored = (linkedin: unknown) => candidateDraft.safeParse({ name: 'Noor', linkedin })

test('what a person types is stored whole, and blank as not known', () => {
  expect(stored('linkedin.com/in/noor').data?.linkedin).toBe('https://linkedin.com/in/noor')
  for (const blank of [null, undefined, '', '  ']) expect(stored(blank).data?.linkedin).toBeNull()
})

test.each([
  ...refused.filter((text) => text.trim() !== '' && !text.includes(NUL) && !text.startsWith('\u0001')),
  `l.nl/${'x'.repeat(limits.shortText - 5)}`,
])('%j is refused in Dutch at its field', (linkedin) => {
  expect(stored(linkedin).error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['linkedin'], messages.webAddressRefused],
  ])
})

const cv = (linkedin: unknown) =>
  parsedCv.parse({
    name: 'Noor',
    linkedin,
    cv_text: '',
    evidence: {},
    sensitive: [],
    made_by: { engine: 'builtin', model: 'wervio-1', at: '2026-01-01T09:00:00.000Z' },
    warnings: [],
  }).linkedin

test('reading a CV never fails by a link: what is none is dropped', () => {
  for (const hostile of refused) expect(cv(hostile)).toBeNull()
  expect(cv('x'.repeat(100_000))).toBeNull()
  expect([cv('linkedin.com/in/noor'), cv(null), cv(undefined)]).toEqual(['https://linkedin.com/in/noor', null, null])
})
