import { expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Assistant } from '../assistant.tsx'
import { chatCalls, fakeServices, MESSAGES, server } from '../testing/fake-chat.ts'
import { arrived, field, renderPage, vacancyProps } from '../testing/render-assistant.tsx'
import { WithAssistant } from './with-assistant.tsx'

fakeServices()

const screenIs = (wide: boolean) => {
  const plain = window.matchMedia
  window.matchMedia = (media) => Object.assign(plain(media), { matches: wide && media.includes('1200px') })
}
const page = (ready = true) => (
  <WithAssistant assistant={<Assistant {...vacancyProps} placement="panel" ready={ready} />}>
    <h1>Planner</h1>
  </WithAssistant>
)
const opener = () => screen.findByRole('button', { name: 'Vraag de assistent' })

test('on a wide screen it stands beside the content, can be closed and brought back, and that is remembered', async () => {
  screenIs(true)
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

test('on a narrow screen it is a sheet that Escape closes; nothing is loaded before it opens, nothing stops when it closes', async () => {
  screenIs(false)
  let loads = 0
  server.use(http.get(MESSAGES, () => ((loads += 1), HttpResponse.json([]))))
  const calls = chatCalls()
  const { user } = renderPage(page())
  const button = await opener()
  expect(loads).toBe(0)
  await user.click(button)
  expect(await screen.findByRole('dialog', { name: 'Assistent' })).toBeVisible()
  await user.type(await field(), 'Vertel{Enter}')
  const call = await arrived(calls)
  expect(loads).toBe(1)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(button).toHaveFocus()
  call.finish({ response: 'Gewoon doorgegaan', sources: [] })
  await user.click(button)
  expect(await screen.findAllByText('Gewoon doorgegaan')).not.toHaveLength(0)
})

test('while there is nothing to ask about it keeps its place and asks nothing', async () => {
  screenIs(true)
  server.use(http.get(MESSAGES, () => HttpResponse.error()))
  renderPage(page(false))
  expect(await screen.findByRole('complementary', { name: 'Assistent' })).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Nieuw gesprek' })).toBeDisabled()
})

test.each([
  ['a button that sends a form', 'button'],
  ['a field', 'textbox'],
] as const)('the floating button gives way to %s', async (_what, role) => {
  screenIs(false)
  renderPage(
    <WithAssistant assistant={<Assistant {...vacancyProps} placement="panel" />}>
      <form>
        <input aria-label="Naam" />
        <button type="submit">Opslaan</button>
      </form>
    </WithAssistant>,
  )
  const button = await opener()
  const at = (top: number) => () => new DOMRect(0, top, 100, 44)
  const dock = button.parentElement
  if (!dock) throw new Error('the button has no dock')
  dock.getBoundingClientRect = at(700)
  const submit = screen.getByRole(role, { name: /Opslaan|Naam/ })
  submit.getBoundingClientRect = at(690)
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })
  await waitFor(() => expect(button).not.toBeVisible())
  submit.getBoundingClientRect = at(500)
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })
  await waitFor(() => expect(button).toBeVisible())
})
