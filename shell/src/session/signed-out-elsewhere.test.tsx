import { expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getSession, sessionAbsent } from '@wervio/session'
import { testConfig } from '@wervio/testing/page-config'
import { fakeServices } from '../testing/fake-services.ts'
import { renderShell } from '../testing/render-shell.tsx'
import '../sign-in/sign-in-again.tsx'

const { firebase, signInAs } = fakeServices()

const form = { id: 'mfe_vacancies:form', path: '/create-vacancy', element: <input aria-label="Functietitel" /> }

/** A half-typed form, and then another tab signs out. */
const leaveElsewhere = async () => {
  await signInAs('Sanne')
  const shell = renderShell('/create-vacancy', testConfig, { extra: [form] })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Functietitel'), 'Planner')
  shell.queries.setQueryData(['secret'], 1)
  act(sessionAbsent)
  await screen.findByRole('heading', { name: 'Je bent uitgelogd' })
  return { ...shell, user }
}
const signIn = async (user: ReturnType<typeof userEvent.setup>, email: string) => {
  await user.type(screen.getByRole('textbox', { name: /E-mail/ }), email)
  await user.type(screen.getByLabelText(/^Wachtwoord/), 'geheim1{Enter}')
  await waitFor(() => expect(getSession().status).toBe('signed-in'))
}

test('signing out in another tab puts the page out of sight, where it stands', async () => {
  const { address } = await leaveElsewhere()
  expect(address()).toBe('/create-vacancy')
  expect(screen.getByLabelText('Functietitel')).not.toBeVisible()
  expect(screen.queryByRole('link', { name: 'Vacatures' })).toBeNull()
  expect(document.title).toBe('Uitgelogd · Wervio')
  expect(Object.keys(localStorage).filter((key) => key.includes('u1'))).toEqual([])
})

test('the same account finds its half-typed form again', async () => {
  const { user, queries } = await leaveElsewhere()
  await signIn(user, 'x@linde.nl')
  expect(screen.getByLabelText('Functietitel')).toBeVisible()
  expect(screen.getByLabelText('Functietitel')).toHaveValue('Planner')
  expect(queries.getQueryData(['secret'])).toBe(1)
  expect(screen.queryByRole('heading', { name: 'Je bent uitgelogd' })).toBeNull()
  expect(document.title).not.toContain('Uitgelogd')
})

test('another account gets an empty form and nothing that was fetched', async () => {
  firebase.accounts.push({ uid: 'u2', email: 'y@linde.nl', password: 'geheim1' })
  const { user, queries } = await leaveElsewhere()
  firebase.accounts.push({ uid: 'u2', email: 'y@linde.nl', password: 'geheim1' })
  await signIn(user, 'y@linde.nl')
  expect(screen.getByLabelText('Functietitel')).toHaveValue('')
  expect(queries.getQueryData(['secret'])).toBeUndefined()
})

test('closing the tab is asked while a page is out of sight', async () => {
  const { user } = await leaveElsewhere()
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(closing()).toBe(true)
  await signIn(user, 'x@linde.nl')
  expect(closing()).toBe(false)
})
