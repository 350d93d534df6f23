import { expect, test } from '@jest/globals'
import { contactMessage, type ContactMessage } from './index.ts'

const valid: ContactMessage = {
  name: 'Noor Visser',
  email: 'noor@voorbeeld.nl',
  phone: '06 12 34 56 78',
  subject: 'demo',
  message: 'Wanneer kan het?',
}

const refusals = (change: Record<string, unknown>): string[] => {
  const parsed = contactMessage.safeParse({ ...valid, ...change })
  return parsed.error?.issues.map(({ message }) => message) ?? []
}

test.each([
  ['name', 'Vul je naam in.', ''],
  ['name', 'Zet je naam op één regel.', 'Noor\r\nBcc: alle@voorbeeld.nl'],
  ['name', 'Zet je naam op één regel.', 'Noor\u2028Bcc: alle@voorbeeld.nl'],
  ['name', 'Deze tekst bevat onleesbare tekens.', 'Noor\u0000'],
  ['name', 'Gebruik hier hoogstens 200 tekens.', 'n'.repeat(201)],
  ['email', 'Dit is geen e-mailadres.', 'noor'],
  ['email', 'Dit is geen e-mailadres.', 'noor@voorbeeld'],
  ['email', 'Dit is geen e-mailadres.', 'noor@voorbeeld.nl, sam@voorbeeld.nl'],
  ['email', 'Dit is geen e-mailadres.', 'Noor <noor@voorbeeld.nl>'],
  ['email', 'Dit is geen e-mailadres.', 'noor@voorbeeld.nl\nBcc:sam@voorbeeld.nl'],
  ['phone', 'Dit is geen telefoonnummer.', 'bel maar'],
  ['phone', 'Zet je telefoonnummer op één regel.', '0612345678\n0612345679'],
  ['subject', 'Selecteer een onderwerp.', ''],
  ['message', 'Vul je bericht in.', ' \n '],
  ['message', 'Gebruik hier hoogstens 5.000 tekens.', 'a'.repeat(5_001)],
])('%s is refused: %s', (field, reason, value) => {
  expect(refusals({ [field]: value })).toContain(reason)
})

test.each(['jörg@köln.example', '用户@例子.中国', "o'neill+werk@voorbeeld.co.uk"])('%s is a mail address', (email) => {
  expect(refusals({ email })).toEqual([])
})

test.each(['+31 6 12345678', '(050) 123 45 67 tst. 12', '0612345678'])('%s is a telephone number', (phone) => {
  expect(refusals({ phone })).toEqual([])
})
