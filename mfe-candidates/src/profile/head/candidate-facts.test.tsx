import { expect, test } from '@jest/globals'
import type { Job } from '@wervio/contracts'
import { render, screen } from '@testing-library/react'
import { candidate } from '../../testing/fake-services.ts'
import { CandidateFacts } from './candidate-facts.tsx'

const job = (current: boolean): Job => ({
  position: 'Kok',
  company: 'De Haven',
  period: null,
  start: null,
  end: null,
  current,
  location: null,
  description: null,
})

test.each([
  ['works there', true, 'Wijkverpleegkundige bij De Haven'],
  ['worked there', false, 'Wijkverpleegkundige'],
])('the company stands with the title of who %s', (_what, current, text) => {
  render(<CandidateFacts candidate={candidate({ title: 'Wijkverpleegkundige', experience: [job(current)] })} />)
  expect(screen.getByText(text)).toBeVisible()
})

test('hours and a first day are told when they are known', () => {
  const { rerender } = render(
    <CandidateFacts candidate={candidate({ hours: '24–32 uur', availability: 'Per direct' })} />,
  )
  for (const text of ['24–32 uur', 'Per direct']) expect(screen.getByText(text)).toBeVisible()
  rerender(<CandidateFacts candidate={candidate({ hours: null, availability: null, location: null })} />)
  expect(screen.queryByText('Per direct')).not.toBeInTheDocument()
  expect(screen.getByText('Locatie onbekend')).toBeVisible()
})
