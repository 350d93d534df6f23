import { afterEach, expect, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { queryKeys } from '@wervio/api-client'
import {
  changeColleague,
  chat,
  createVacancy,
  generateVacancy,
  getVacancy,
  listNotifications,
  readNotifications,
  roles,
  rolesOf,
} from '@wervio/contracts'
import { endpoints } from '@wervio/contracts/endpoints'
import { sessionAbsent, sessionStarted, signOut } from '@wervio/session'
import { rememberRole } from './stored-role.ts'
import { mayCall, useMay } from './use-may.ts'

afterEach(async () => {
  await signOut()
  sessionAbsent()
})

const UID = 'u1'
const signIn = () =>
  sessionStarted({ uid: UID, email: 'noor@example.nl', displayName: 'Noor', photoUrl: null }, 'token')

const Buttons = () => (
  <>
    {useMay(getVacancy) && <p>Lezen</p>}
    {useMay(createVacancy) && <button type="button">Nieuwe vacature</button>}
    {useMay(getVacancy, createVacancy) && <button type="button">Lezen en schrijven</button>}
  </>
)
const renderButtons = (role?: string) => {
  const queries = new QueryClient()
  if (role !== undefined) queries.setQueryData(queryKeys.profile, { role })
  render(
    <QueryClientProvider client={queries}>
      <Buttons />
    </QueryClientProvider>,
  )
  return (next: string) => queries.setQueryData(queryKeys.profile, { role: next })
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test('a reader reads, an owner and a recruiter write too', () => {
  expect(
    ['owner', 'recruiter', 'reader', 'hiring_manager'].map((role) => mayCall(role as never, createVacancy)),
  ).toEqual([true, true, false, false])
  expect(mayCall('reader', getVacancy, listNotifications, readNotifications)).toBe(true)
  expect(mayCall('reader', getVacancy, chat)).toBe(false)
  expect(mayCall('recruiter', changeColleague)).toBe(false)
  expect(roles.every((role) => mayCall(role, generateVacancy))).toBe(true)
})

test('every endpoint answers as the table says, for every role', () => {
  for (const endpoint of Object.values(endpoints))
    for (const role of roles) expect(mayCall(role, endpoint)).toBe(rolesOf(endpoint).includes(role))
})

test('a control is there or not, and follows a change of the role', async () => {
  signIn()
  const becomes = renderButtons('recruiter')
  expect(buttons()).toEqual(['Nieuwe vacature', 'Lezen en schrijven'])
  becomes('reader')
  await waitFor(() => expect(buttons()).toEqual([]))
  expect(screen.getByText('Lezen')).toBeVisible()
  becomes('owner')
  await waitFor(() => expect(buttons()).toHaveLength(2))
})

test('while nobody knows the role it is that of a recruiter, unless the browser remembers less', () => {
  signIn()
  renderButtons()
  expect(buttons()).toHaveLength(2)
  expect(mayCall(null, changeColleague)).toBe(false)
})

test('a browser that knows a reader draws nothing that would go', () => {
  signIn()
  rememberRole(UID, 'reader')
  renderButtons()
  expect(buttons()).toEqual([])
})

test('a role that a newer service has is not guessed', () => {
  signIn()
  rememberRole(UID, 'reader')
  renderButtons('auditor')
  expect(buttons()).toEqual([])
})
