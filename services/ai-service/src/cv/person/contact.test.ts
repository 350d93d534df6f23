import { expect, test } from '@jest/globals'
import type { CvLink } from '@wervio/cv-document'
import { readCv } from '../read-cv.ts'
import { cvOf } from '../testing/cv-of.ts'
import { readOf } from '../testing/read-of.ts'

const withReferences = (text: string) =>
  readOf(`# Jan de Vries\n${text}\n\n# Referenties\nPiet Bos, 06 99 88 77 66, piet@bos.nl\n`)
const linked = (text: string, ...hrefs: string[]) =>
  readCv({ ...cvOf(text), links: hrefs.map((href): CvLink => ({ href, box: null, line: null })) })

test.each([
  ['jan@devries.nl', 'jan@devries.nl'],
  ['E-mail: Jan.deVries@Voorbeeld.nl', 'Jan.deVries@Voorbeeld.nl'],
  ['JAN@DEVRIES.NL', 'jan@devries.nl'],
  ['✉ jan_de-vries+cv@sub.example.co.uk', 'jan_de-vries+cv@sub.example.co.uk'],
  ['jan.devries (at) voorbeeld.nl', 'jan.devries@voorbeeld.nl'],
  ['jan @ devries.nl', 'jan@devries.nl'],
  ['jan.devries@\nvoorbeeld.nl', 'jan.devries@voorbeeld.nl'],
  ['jan.devries@voorbeeld\n.nl', 'jan.devries@voorbeeld.nl'],
  ['annabel.van-\nkootwijk@praktijk.example.\nnl', 'annabel.van-kootwijk@praktijk.example.nl'],
  ['jan.devries at voorbeeld dot nl', 'jan.devries@voorbeeld.nl'],
  ['jan.devries@voorbeeld. nl', 'jan.devries@voorbeeld.nl'],
  ['E-mail: op aanvraag', null],
])('the e-mail address of %j', (text, email) => expect(withReferences(text).email).toBe(email))

test('an address behind a link counts, and completes one that was broken', () => {
  expect(linked('# Jan de Vries\nStuur mij een mail', 'mailto:jan@devries.nl?subject=Hallo').email).toBe(
    'jan@devries.nl',
  )
  expect(linked('# Jan de Vries\njan.de\nvries@voorbeeld.nl', 'mailto:jan.devries@voorbeeld.nl').email).toBe(
    'jan.devries@voorbeeld.nl',
  )
  expect(linked('# Jan de Vries', 'mailto:%E0%A4%A').email).toBeNull()
})

test.each([
  ['06-12345678', '+31612345678'],
  ['06 12 34 56 78', '+31612345678'],
  ['06.12.34.56.78', '+31612345678'],
  ['+31 (0)6 12345678', '+31612345678'],
  ['(+31) 6 12345678', '+31612345678'],
  ['0031-(0)6-12345678', '+31612345678'],
  ['(020) 123 45 67', '+31201234567'],
  ['T: 020-1234567 | M: 06-12345678', '+31612345678'],
  ['0478 12 34 56\nAntwerpen, België', '+32478123456'],
  ['+1 415-555-0142', '+14155550142'],
  ['06-00000000', '+31600000000'],
  ['(555) 123-4567', '5551234567'],
  ['jan@devries.nl | 1111 1111 111', '11111111111'],
  ['jan@devries.nl\n88005553555', '88005553555'],
  ['TEL.: || 0475 || 31 22 11', '+31475312211'],
  ['jan@suratku.id • +31 6 12345678', '+31612345678'],
  ['jan@devries.nl | 999 · 999 · 9999', '9999999999'],
  ['Telefoonnummer: (+31) 638201947 (Mobiel)', '+31638201947'],
  ['Móvil: 612 55 01 47', '612550147'],
  ['Telemóvel: +351 912 345 678', '+351912345678'],
  ['Cellulare 333 123 4567', '3331234567'],
  ['Mobiel: 6 12345678', '+31612345678'],
  ['Nationality: Romanian | Phone number: (+40)\n755501284 (Mobile) | Email address: jan@devries.nl', '+40755501284'],
  ['Vestigingsnummer 000012345678', null],
  ['jan@devries.nl | op 12345678 plaatsen', null],
  ['Telefoon: op aanvraag', null],
  ['BSN: 123456782', null],
  ['NL91 ABNA 0417 1643 00', null],
  ['KvK 12345678', null],
  ['BIG-nummer: 19012345601', null],
  ['Fax: 020-1234567', null],
  ['12-05-1985', null],
  ['2015 - 2019', null],
  ['1234 AB Utrecht', null],
])('the telephone number of %j', (text, phone) => expect(withReferences(text).phone).toBe(phone))

test.each([
  ['Voorbeeld & Zonen B.V. | Kade 4 | 020-1234567 | info@voorbeeld.nl', null, null],
  ['Voorbeeld LLP · hello@voorbeeld.co.uk · +44 20 7946 0955', null, null],
  ['Zonen Advies, jan@voorbeeld.nl, 020-1234567', 'jan@voorbeeld.nl', '+31201234567'],
])('the address of the firm that sends the CV is not that of the person: %j', (foot, email, phone) => {
  expect(readCv(cvOf(`# Jan de Vries\n\n# Talen\nNederlands, Engels\n${foot}`))).toMatchObject({ email, phone })
})

test('a number that does not exist is less sure than one that does', () => {
  const confidence = (text: string) => withReferences(text).evidence['phone']?.confidence ?? 0
  expect(confidence('06-00000000')).toBeLessThan(confidence('06-12345678'))
})

test.each([
  ['linkedin.com/in/jandevries', 'linkedin.com/in/jandevries'],
  ['https://nl.linkedin.com/in/jan-de-vries-12ab/', 'linkedin.com/in/jan-de-vries-12ab'],
  ['www.linkedin.com/in/jan-de-\nvries', 'linkedin.com/in/jan-de-vries'],
  ['www.linkedin.com/in/jan-de-vr\nies (LinkedIn)', 'linkedin.com/in/jan-de-vries'],
  ['LinkedIn: jandevries', 'linkedin.com/in/jandevries'],
  ['06-12345678 | jan-de-vries', 'linkedin.com/in/jan-de-vries'],
  ['linkedin.com/jandevries', 'linkedin.com/in/jandevries'],
  ['linkedin/in/jandevries', 'linkedin.com/in/jandevries'],
  ['linkedin.com/feed', null],
  ['linkedin.com/company/voorbeeld', null],
  ['github.com/jandevries', null],
])('the profile of %j', (text, linkedin) => expect(withReferences(text).linkedin).toBe(linkedin))

test('a profile behind a link counts', () => {
  expect(linked('# Jan de Vries\nLinkedIn', 'https://www.linkedin.com/in/jandevries').linkedin).toBe(
    'linkedin.com/in/jandevries',
  )
})
