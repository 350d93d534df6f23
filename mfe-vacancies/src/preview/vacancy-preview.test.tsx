import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userStorage } from '@wervio/session'
import { http, HttpResponse } from 'msw'
import { failure, fakeServices, generatedText, ID, server, VACANCIES } from '../testing/fake-services.ts'
import { fakePublication } from '../testing/fake-publication.ts'
import { formValues } from '../testing/fill-form.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const storeText = (html = generatedText.html) => {
  userStorage('u1').set(
    'vacancy-text',
    JSON.stringify({
      vacancyId: ID,
      form: formValues,
      html,
      made_by: generatedText.made_by,
      warnings: generatedText.warnings,
    }),
  )
  const service = fakePublication(html)
  service.publication = { ...service.publication, made_by: generatedText.made_by }
  return service
}

test('without a text there is only the form', async () => {
  const { address } = renderApp('/vacancy-preview')
  expect(await screen.findByRole('form', { name: 'Vacature' })).toBeVisible()
  expect(address()).toBe('/create-vacancy')
})

test('the text is sanitised; who wrote it, warnings and the ways on are there', async () => {
  storeText(
    '<h1>Planner</h1><script>1</script><p onclick="x()">Kom <a href="javascript:alert(1)">hier</a></p><iframe src="x"></iframe>',
  )
  renderApp('/vacancy-preview')
  expect((await screen.findByRole('article', { name: 'Vacaturetekst' })).innerHTML).toBe(
    '<h1>Planner</h1><p>Kom <a>hier</a></p>',
  )
  expect(screen.getByText(/door de ingebouwde motor op/)).toBeVisible()
  expect(screen.getByText('Kijk de uren na.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Terug naar vacatures' })).toHaveAttribute('href', '/vacancy-dashboard')
  expect(screen.getByRole('link', { name: 'Bekijk de opgeslagen vacature' })).toHaveAttribute('href', `/vacancy/${ID}`)
})

test('copying takes text with and without formatting and says so for two seconds', async () => {
  storeText()
  renderApp('/vacancy-preview')
  const clipboardItems: Record<string, Blob>[] = []
  Object.assign(globalThis, {
    ClipboardItem: function ClipboardItem(item: Record<string, Blob>) {
      clipboardItems.push(item)
    },
  })
  Object.assign(navigator.clipboard, { write: () => Promise.resolve() })
  const copy = await screen.findByRole('button', { name: 'Kopiëren' })
  await screen.findByRole('region', { name: 'Tekstcheck' })
  await waitFor(() => expect(screen.queryByText('Tekst nakijken…')).toBeNull())
  jest.useFakeTimers()
  fireEvent.click(copy)
  await act(async () => {
    await Promise.resolve()
  })
  expect(screen.getByRole('button', { name: 'Gekopieerd' })).toBeVisible()
  act(() => {
    jest.advanceTimersByTime(2_000)
  })
  expect(screen.getByRole('button', { name: 'Kopiëren' })).toBeVisible()
  jest.useRealTimers()
  await expect(clipboardItems[0]?.['text/html']?.text()).resolves.toBe(generatedText.html)
  await expect(clipboardItems[0]?.['text/plain']?.text()).resolves.toBe('Planner (m/v/x)\n\nKom plannen.')
  Reflect.deleteProperty(globalThis, 'ClipboardItem')
})

test('download gives a whole HTML document under a safe name', async () => {
  storeText()
  const files: Blob[] = []
  const names: string[] = []
  URL.createObjectURL = (file) => (files.push(file as Blob), 'blob:1')
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { user } = renderApp('/vacancy-preview')
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  await user.click(await screen.findByRole('menuitem', { name: 'HTML-bestand' }))
  expect(names).toEqual(['vacature-planner.html'])
  await expect(files[0]?.text()).resolves.toMatch(
    /^<!doctype html>\n<html lang="nl">[^]*<title>Planner<\/title>[^]*<p>Kom plannen.<\/p>/,
  )
})

test('print prints, and Bewerken opens the form of this vacancy', async () => {
  storeText()
  window.print = jest.fn<() => void>()
  const { user, address } = renderApp('/vacancy-preview')
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(window.print).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('link', { name: 'Bewerken' }))
  expect(await screen.findByRole('textbox', { name: 'Functietitel' })).toHaveValue('Wijkverpleegkundige')
  expect(address()).toBe(`/create-vacancy?vacature=${ID}`)
})

test('the text check stands under the text', async () => {
  storeText('<h1>Planner</h1><p>We zoeken een jonge collega.</p>')
  renderApp('/vacancy-preview')
  const check = within(await screen.findByRole('region', { name: 'Tekstcheck' }))
  expect(await check.findByText('Leeftijd')).toBeVisible()
})

test('what was changed since shows, without the warnings about the text as it was written', async () => {
  storeText().write('<h1>Planner</h1><p>Bewerkt.</p>', 'Sanne', 'edited')
  renderApp('/vacancy-preview')
  expect((await screen.findByRole('article', { name: 'Vacaturetekst' })).innerHTML).toBe(
    '<h1>Planner</h1><p>Bewerkt.</p>',
  )
  expect(screen.queryByText('Kijk de uren na.')).toBeNull()
  expect(screen.getByRole('link', { name: 'Tekst aanpassen' })).toHaveAttribute(
    'href',
    `/vacancy/${ID}?tab=publicatietekst&tekst=bewerken`,
  )
})

test('a text that was deleted since leads to the vacancy', async () => {
  storeText().write('', 'Sanne', 'deleted')
  renderApp('/vacancy-preview')
  expect(await screen.findByRole('heading', { name: 'Deze tekst is verwijderd' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

test('a text that can not be fetched says so and can be tried again', async () => {
  storeText()
  server.use(
    http.get(
      `${VACANCIES}/:id/publication`,
      () => HttpResponse.json(failure('internal', 'Even stuk'), { status: 500 }),
      { once: true },
    ),
  )
  const { user } = renderApp('/vacancy-preview')
  expect(await screen.findByText('Even stuk')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByRole('article', { name: 'Vacaturetekst' })).toHaveTextContent('Kom plannen.')
})

const scroll = (y: number) => {
  Object.assign(window, { scrollY: y })
  fireEvent.scroll(document)
}

test('the header stays while the keyboard is in it', async () => {
  storeText()
  const { user } = renderApp('/vacancy-preview')
  const backLink = await screen.findByRole('link', { name: 'Terug naar vacatures' })
  while (document.activeElement !== backLink) await user.tab()
  scroll(400)
  expect(backLink).toBeVisible()
})

test('Tab brings the header back, and scrolling to what has the focus keeps it until the mouse moves on', async () => {
  storeText()
  const { user } = renderApp('/vacancy-preview')
  const backLink = await screen.findByRole('link', { name: 'Terug naar vacatures' })
  scroll(400)
  expect(backLink).not.toBeVisible()
  await user.tab({ shift: true })
  expect(backLink).toBeVisible()
  scroll(300)
  expect(backLink).toBeVisible()
  fireEvent.wheel(document)
  scroll(400)
  expect(backLink).not.toBeVisible()
})

test('the header hides as well after one of its buttons was pressed with the mouse', async () => {
  storeText()
  window.print = jest.fn<() => void>()
  const { user } = renderApp('/vacancy-preview')
  const print = await screen.findByRole('button', { name: 'Print' })
  await user.click(print)
  expect(print).toHaveFocus()
  // jsdom takes every focus for a visible one.
  jest.spyOn(print, 'matches').mockReturnValue(false)
  scroll(400)
  expect(print).not.toBeVisible()
})

test('the header hides past 100 px and comes back', async () => {
  storeText()
  renderApp('/vacancy-preview')
  const header = (await screen.findByRole('link', { name: 'Terug naar vacatures' })).closest('header')
  scroll(100)
  expect(header).toBeVisible()
  scroll(101)
  expect(header).not.toBeVisible()
  scroll(40)
  expect(header).toBeVisible()
  expect(within(header as HTMLElement).getByRole('button', { name: 'Print' })).toBeVisible()
})
