import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { candidate } from '../../testing/fake-services.ts'
import { CandidateFacts } from './candidate-facts.tsx'

const linkTo = (linkedin: string | null) => {
  render(<CandidateFacts candidate={candidate({ linkedin })} />)
  return screen.queryByRole('link', { name: 'LinkedIn' })?.getAttribute('href') ?? null
}

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
  expect(linkTo(linkedin)).toBe(address)
})

test('an address of mail with more in it than an address writes to that one address', () => {
  render(<CandidateFacts candidate={candidate({ email: 'noor@voorbeeld.nl?bcc=iedereen@voorbeeld.nl' })} />)
  expect(screen.getByRole('link', { name: /noor@voorbeeld/ })).toHaveAttribute(
    'href',
    'mailto:noor@voorbeeld.nl%3Fbcc%3Diedereen@voorbeeld.nl',
  )
})
