import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { candidate } from '../../testing/fake-services.ts'
import { ContactLine } from './contact-line.tsx'

const show = (overrides: Parameters<typeof candidate>[0]) =>
  render(<ContactLine candidate={candidate(overrides)} editButton={null} onEdit={() => undefined} />)

test.each([
  ['https://www.linkedin.com/in/noor', 'https://www.linkedin.com/in/noor'],
  ['linkedin.com/in/noor', 'https://linkedin.com/in/noor'],
  ['javascript:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['data:text/html,x', null],
  ['//kwaad.nl', null],
  ['https://google.com@kwaad.nl', null],
  ['Noor de Vries', null],
  ['noor', null],
  [null, null],
])('a candidate whose row says %j has a link to %j', (linkedin, address) => {
  show({ linkedin })
  expect(screen.queryByRole('link', { name: 'LinkedIn' })?.getAttribute('href') ?? null).toBe(address)
})

test('an address of mail with more in it than an address writes to that one address', () => {
  show({ email: 'noor@voorbeeld.nl?bcc=iedereen@voorbeeld.nl' })
  expect(screen.getByRole('link', { name: /noor@voorbeeld/ })).toHaveAttribute(
    'href',
    'mailto:noor@voorbeeld.nl%3Fbcc%3Diedereen@voorbeeld.nl',
  )
})

test('that nothing is known is said', () => {
  show({ email: null, phone: null, linkedin: null })
  expect(screen.getByText('Nog geen contactgegevens')).toBeVisible()
})
