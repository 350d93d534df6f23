import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { stubScreen } from '@wervio/testing'
import { http, HttpResponse } from 'msw'
import { Assistant } from '../assistant.tsx'
import { chatCalls, fakeServices, MESSAGES, server } from '../testing/fake-chat.ts'
import { waitForCall, field, renderPage, vacancyProps } from '../testing/render-assistant.tsx'
import { WithAssistant } from './with-assistant.tsx'

fakeServices()

const page = (ready = true) => (
  <WithAssistant assistant={<Assistant {...vacancyProps} placement="panel" ready={ready} />}>
    <h1>Planner</h1>
  </WithAssistant>
)
const opener = () => screen.findByRole('button', { name: 'Vraag de assistent' })

test('on a wide screen it stands beside the content, can be closed and brought back, and that is remembered', async () => {
  stubScreen(1700)
  const { user, unmount } = renderPage(page())
  expect(await field()).toBeVisible()
  expect(screen.getByRole('complementary', { name: 'Assistent' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Assistent sluiten' }))
  expect(await opener()).toHaveFocus()
  unmount()
  renderPage(page())
  await user.click(await opener())
  await waitFor(async () => expect(await field()).toHaveFocus())
})

/** The page has a control that the panel could cover. */
const pageWithControl = () => (
  <main>
    <WithAssistant assistant={<Assistant {...vacancyProps} placement="panel" />}>
      <button>Planner</button>
    </WithAssistant>
  </main>
)

test('where it would take room from the page it is closed, and opens over it each time it is asked for', async () => {
  stubScreen(1440)
  const { user, unmount } = renderPage(pageWithControl())
  await user.click(await opener())
  expect(screen.getByRole('complementary', { name: 'Assistent' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.type(await field(), 'Hoe lang')
  unmount()
  renderPage(pageWithControl())
  expect(await opener()).toBeVisible()
})

test('over the page it goes when something under it is used, and with Escape, which returns the focus', async () => {
  stubScreen(1440)
  const { user } = renderPage(pageWithControl())
  await user.click(await opener())
  const control = screen.getByRole('button', { name: 'Planner' })
  await user.click(control)
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  expect(control).toHaveFocus()
  await user.click(await opener())
  await field()
  await user.keyboard('{Escape}')
  expect(await opener()).toHaveFocus()
})

test('on a narrow screen it is a sheet that Escape closes; nothing is loaded before it opens, nothing stops when it closes', async () => {
  stubScreen(800)
  let loads = 0
  server.use(http.get(MESSAGES, () => ((loads += 1), HttpResponse.json([]))))
  const calls = chatCalls()
  const { user } = renderPage(page())
  const button = await opener()
  expect(loads).toBe(0)
  await user.click(button)
  expect(await screen.findByRole('dialog', { name: 'Assistent' })).toBeVisible()
  await user.type(await field(), 'Vertel{Enter}')
  const call = await waitForCall(calls)
  expect(loads).toBe(1)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(button).toHaveFocus()
  call.finish({ response: 'Gewoon doorgegaan', sources: [] })
  await user.click(button)
  expect(await screen.findAllByText('Gewoon doorgegaan')).not.toHaveLength(0)
})

test('while there is nothing to ask about it keeps its place and asks nothing', async () => {
  stubScreen(1700)
  server.use(http.get(MESSAGES, () => HttpResponse.error()))
  renderPage(page(false))
  expect(await screen.findByRole('complementary', { name: 'Assistent' })).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Nieuw gesprek' })).toBeDisabled()
})
