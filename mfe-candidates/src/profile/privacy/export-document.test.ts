import { expect, test } from '@jest/globals'
import { exportDocument } from '@wervio/candidates'
import { candidateExport } from '../../testing/fake-export.ts'

test('the export has what somebody agreed to, and what recruiters thought', () => {
  const [day, at] = ['2026-01-05', '2026-01-05T10:00:00.000Z']
  const agreed = {
    wording: 'Neem maar op.',
    way: 'spoken' as const,
    given_on: day,
    deletion: null,
    by: null,
    created_at: at,
  }
  const item = { id: 'a', question: 'Wat kook je?', topic: '', source: 'own' as const, mark: 4, note: 'Rustig.' }
  const card = {
    conversationType: 'sollicitatie' as const,
    conversation_on: day,
    notes: 'Prettig.',
    by: null,
    created_at: at,
  }
  const blocks = exportDocument({
    ...candidateExport(),
    recordings: [],
    consents: [{ ...agreed, withdrawn_at: at }],
    scorecards: [{ ...card, vacancy_title: 'Kok', items: [item] }],
  })
  const whole = JSON.stringify(blocks)
  for (const part of [
    'Neem maar op.',
    'Mondeling',
    'ingetrokken op',
    'Kok',
    'Wat kook je?: 4 van 5. Rustig.',
    'Prettig.',
  ])
    expect(whole).toContain(part)
})
