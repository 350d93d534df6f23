import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { stubCandidates } from '../testing/fake-candidates.ts'
import { fakeServices, server } from '../testing/fake-services.ts'
import { STACK_ID, stackItem, stackOf } from '../testing/fake-stack.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const STACK = `/add-candidate/stapel/${STACK_ID}`

test('the candidates page leads to the stack, with what is left to do', async () => {
  server.use(
    ...stackOf([
      stackItem(1, { status: 'saved' }),
      stackItem(2),
      stackItem(3, { status: 'failed' }),
      stackItem(4, { status: 'reading' }),
    ]).handlers,
  )
  stubCandidates([])
  renderApp('/dashboard-candidates')
  expect(await screen.findByRole('link', { name: '2 CV’s na te kijken' })).toHaveAttribute('href', STACK)
})

test('while no CV can be looked through, the candidates page says how many are read', async () => {
  server.use(
    ...stackOf([
      stackItem(1, { status: 'saved' }),
      stackItem(2, { status: 'reading' }),
      stackItem(3, { status: 'waiting' }),
    ]).handlers,
  )
  stubCandidates([])
  renderApp('/dashboard-candidates')
  expect(await screen.findByRole('link', { name: '2 CV’s worden gelezen' })).toHaveAttribute('href', STACK)
})
