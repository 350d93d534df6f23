import { afterEach, expect, jest, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { answer, chatCalls, fakeServices } from '../testing/fake-chat.ts'
import { waitForCall, field, renderAssistant } from '../testing/render-assistant.tsx'

fakeServices()
afterEach(() => {
  jest.useRealTimers()
})

const ask = async (fields: Parameters<typeof answer>[0], props: Parameters<typeof renderAssistant>[0] = {}) => {
  const calls = chatCalls()
  const view = renderAssistant(props)
  await view.user.type(await field(), 'Vertel{Enter}')
  ;(await waitForCall(calls)).finish(fields)
  await screen.findByRole('button', { name: 'Antwoord kopiëren' })
  return view
}

test('an answer shows its sources with their words, and the way to each', async () => {
  await ask({}, { sourceHref: (path) => `/vacancy/1?tab=${path.join('.')}` })
  const sources = within(screen.getByRole('list', { name: 'Bronnen' }))
  expect(sources.getByText('Hbo-diploma en BIG')).toBeVisible()
  expect(sources.getByRole('link', { name: 'Vacature, hard skills' })).toHaveAttribute(
    'href',
    '/vacancy/1?tab=vacature.hard_skills',
  )
  expect(screen.getByRole('link', { name: 'Bron 1: Vacature, hard skills' })).toHaveAttribute(
    'href',
    '/vacancy/1?tab=vacature.hard_skills',
  )
  expect(screen.getByText(/^Ingebouwde motor, 1 jan/)).toBeVisible()
})

test('without an address a source is only shown', async () => {
  await ask({}, { sourceHref: () => null })
  expect(within(screen.getByRole('list', { name: 'Bronnen' })).getByText('Vacature, hard skills')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('an answer that is not in the data, and what the check doubts, is said calmly', async () => {
  await ask({
    response: 'Dat staat er niet.',
    sources: [],
    answered: false,
    warnings: ['Kijk de uren na.'],
    made_by: { engine: 'openai-compatible', model: 'mistral', at: '2026-01-01T09:00:00.000Z' },
  })
  expect(screen.getByText('Dit staat niet in de gegevens.')).toBeVisible()
  expect(screen.getByText('Kijk de uren na.')).toBeVisible()
  expect(screen.getByText(/^Taalmodel,/)).toHaveAttribute('title', 'mistral')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('markup in an answer stays text', async () => {
  const { container } = await ask({ response: '<img src=x onerror="alert(1)"> <script>x</script>', sources: [] })
  expect(within(screen.getByRole('log', { name: 'Gesprek' })).getByText(/<img src=x/)).toBeVisible()
  expect(container.querySelector('img, script')).toBeNull()
})

test('an answer is copied without its markers, which shows for two seconds', async () => {
  const { user } = await ask({})
  const writeText = jest.spyOn(navigator.clipboard, 'writeText')
  jest.useFakeTimers({ advanceTimers: true })
  await user.click(screen.getByRole('button', { name: 'Antwoord kopiëren' }))
  expect(await screen.findByRole('button', { name: 'Antwoord gekopieerd' })).toBeVisible()
  expect(writeText).toHaveBeenCalledWith('Je hebt nodig:\n- een hbo-diploma\n- BIG')
  act(() => {
    jest.advanceTimersByTime(2_000)
  })
  expect(await screen.findByRole('button', { name: 'Antwoord kopiëren' })).toBeVisible()
})

test('the newest message stays in view unless the reader scrolled up, who is offered the way back', async () => {
  const { user } = await ask({})
  const log = screen.getByRole('log', { name: 'Gesprek' })
  Object.defineProperties(log, {
    scrollHeight: { value: 2_000, configurable: true },
    clientHeight: { value: 400, configurable: true },
  })
  act(() => {
    log.scrollTop = 100
    log.dispatchEvent(new Event('scroll', { bubbles: true }))
  })
  await user.click(await screen.findByRole('button', { name: 'Naar het nieuwste' }))
  expect(log.scrollTop).toBe(2_000)
  act(() => {
    log.scrollTop = 100
    log.dispatchEvent(new Event('scroll', { bubbles: true }))
  })
  await user.type(await field(), 'Nog iets{Enter}')
  expect(log.scrollTop).toBe(2_000)
})
