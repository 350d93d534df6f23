import { expect, test } from '@jest/globals'
import { withContact } from './contact-of-token.ts'

const tokenOf = (claims: object): string => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
const user = { uid: 'u1', email: '', displayName: null, photoUrl: null }

test('who has no address at the identity provider is shown with that of their own provider', () => {
  const token = tokenOf({ contact_email: 'zoë@werving.example', contact_name: 'Zoë Ünlü ✓' })
  expect(withContact(user, token)).toEqual({ ...user, email: 'zoë@werving.example', displayName: 'Zoë Ünlü ✓' })
})

test('an address of their own stays, and the visitor of a demo has none', () => {
  const knownUser = { ...user, email: 'noor@linde.nl' }
  expect(withContact(knownUser, tokenOf({ contact_email: 'ander@werving.example' }))).toBe(knownUser)
  expect(withContact(user, tokenOf({ contact_email: 7 })).email).toBe('')
})
