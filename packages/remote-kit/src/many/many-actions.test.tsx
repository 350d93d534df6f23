import { afterEach, expect, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { eraseCandidate, getCandidate } from '@wervio/contracts'
import { sessionAbsent, sessionStarted } from '@wervio/session'
import { stubBrowser, stubScreen } from '@wervio/testing'
import { Download, Eraser, Hand } from 'lucide-react'
import { MemoryRouter } from '@wervio/routing/testing'
import { rememberRole } from '../role/stored-role.ts'
import { ManyActions, type ManyAction } from './many-actions.tsx'

stubBrowser()
afterEach(sessionAbsent)

const open = (isWide: boolean) => {
  stubScreen(isWide ? 1440 : 1000)
  const finishedItems: string[] = []
  const note = (what: string) => () => void finishedItems.push(what)
  const actions: ManyAction[] = [
    { label: 'Groeten', icon: Hand, calls: [], onSelect: note('groeten') },
    {
      label: 'Exporteer',
      icon: Download,
      calls: [],
      isSecondary: true,
      items: [{ label: 'Exporteer als pdf', onSelect: note('pdf') }],
    },
    { label: 'Wissen', icon: Eraser, calls: [], isSecondary: true, onSelect: note('wissen') },
  ]
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ManyActions actions={actions} disabled={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), done: finishedItems }
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('on a wide screen every action has its button', () => {
  open(true)
  expect(buttons()).toEqual(['Groeten', 'Exporteer', 'Wissen'])
})

test('where there is little room the secondary ones are behind Meer, with the choices of each', async () => {
  const { user, done } = open(false)
  expect(buttons()).toEqual(['Groeten', 'Meer'])
  await user.click(screen.getByRole('button', { name: 'Meer' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Exporteer als pdf', 'Wissen'])
  await user.click(screen.getByRole('menuitem', { name: 'Exporteer als pdf' }))
  expect(done).toEqual(['pdf'])
})

test('what the role may not do has no button', () => {
  sessionStarted({ uid: 'u1', email: 'noor@example.nl', displayName: null, photoUrl: null }, 'token')
  rememberRole('u1', 'reader')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ManyActions
        disabled={false}
        actions={[
          { label: 'Lees', icon: Download, calls: [getCandidate], onSelect: () => undefined },
          { label: 'Wissen', icon: Eraser, calls: [eraseCandidate], onSelect: () => undefined },
        ]}
      />
    </QueryClientProvider>,
  )
  expect(buttons()).toEqual(['Lees'])
})
