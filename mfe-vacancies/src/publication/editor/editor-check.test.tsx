import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { editorOf, textField } from '../../testing/edit.ts'
import { EDIT_PATH, fakePublication } from '../../testing/fake-publication.ts'
import { fakeServices } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { toHtml } from './serialise.ts'

fakeServices()

const HTML = '<p>Wij zoeken een jonge collega. Je bent hands-on.</p><p>Salaris € 3.000.</p>'

const openEditor = async (html = HTML) => {
  const service = fakePublication(html)
  const view = renderApp(EDIT_PATH)
  const field = await textField()
  const editor = await editorOf()
  // Opening puts the caret in the text a moment later; what a test focuses comes after that.
  await waitFor(() => expect(field).toHaveFocus())
  const marked = () => [...field.querySelectorAll('[data-finding]')].map(({ textContent }) => textContent)
  await waitFor(() => expect(marked()).toEqual(['jonge collega', 'hands-on']))
  return { ...view, service, field, editor, marked, html: () => toHtml(editor.state.doc) }
}
const words = (field: HTMLElement, text: string) => within(field).getByText(text)
const check = () => within(screen.getByRole('region', { name: 'Tekstcheck' }))
const popover = () => screen.findByRole('dialog', { name: 'Opmerking van de tekstcheck' })
const noPopover = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('a press on underlined words says why, selects the finding in the list, and leaves the keyboard in the text', async () => {
  const { user, field } = await openEditor()
  await user.click(words(field, 'jonge collega'))
  const opened = within(await popover())
  expect(opened.getByText(/sluit mensen uit op leeftijd/)).toBeVisible()
  expect(opened.getByText(/WGBL/)).toBeVisible()
  expect(field).toHaveFocus()
  const selectedItem = check()
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'true')
  expect(selectedItem).toHaveTextContent('jonge collega')
  await user.click(words(field, 'Salaris € 3.000.'))
  await noPopover()
})

test('a press on underlined words puts the cursor there, to type on', async () => {
  const { user, field, editor } = await openEditor()
  await user.pointer({ keys: '[MouseLeft]', target: words(field, 'hands-on'), offset: 4 })
  await popover()
  expect(editor.state.selection.empty).toBe(true)
  expect(editor.state.doc.textBetween(0, editor.state.selection.from)).toMatch(/Je bent hand$/)
})

test('F8 goes through the findings, with the focus in what opens, and Escape gives it back to the text', async () => {
  const { user, field, editor } = await openEditor()
  await user.keyboard('{F8}')
  expect(await screen.findByText('Opmerking 1 van 2: Leeftijd, ‘jonge collega’')).toBeInTheDocument()
  await waitFor(async () =>
    expect(within(await popover()).getByRole('button', { name: 'Vervang door ‘collega’' })).toHaveFocus(),
  )
  await user.keyboard('{F8}')
  expect(await screen.findByText('Opmerking 2 van 2: Woordkeuze, ‘hands-on’')).toBeInTheDocument()
  expect((await popover()).contains(document.activeElement)).toBe(true)
  await user.keyboard('{F8}')
  expect(await screen.findByText(/^Opmerking 1 van 2/)).toBeInTheDocument()
  await user.keyboard('{Shift>}{F8}{/Shift}')
  expect(await screen.findByText(/^Opmerking 2 van 2/)).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await noPopover()
  await waitFor(() => expect(field).toHaveFocus())
  const { from, to } = editor.state.selection
  expect(editor.state.doc.textBetween(from, to)).toBe('hands-on')
})

test('after ignoring by key the next step is from there', async () => {
  const { user, field, marked } = await openEditor()
  await user.keyboard('{F8}{F8}')
  await user.click(within(await popover()).getByRole('button', { name: 'Negeren' }))
  await noPopover()
  expect(marked()).toEqual(['jonge collega'])
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard('{F8}')
  expect(await screen.findByText(/^Opmerking 1 van 1: Leeftijd/)).toBeInTheDocument()
})

test('opened with a button of the list, Escape gives the focus back to that button, and the next press goes on', async () => {
  const { user } = await openEditor()
  const next = check().getByRole('button', { name: 'Volgende opmerking' })
  await user.click(next)
  expect(await screen.findByText(/^Opmerking 1 van 2/)).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await noPopover()
  await waitFor(() => expect(next).toHaveFocus())
  await user.click(next)
  expect(await screen.findByText(/^Opmerking 2 van 2/)).toBeInTheDocument()
})

test('a rewrite at the words is one step to undo, and the cursor is after it', async () => {
  const { user, field, editor, html, marked } = await openEditor()
  await user.click(words(field, 'jonge collega'))
  await user.click(within(await popover()).getByRole('button', { name: 'Vervang door ‘collega’' }))
  expect(html()).toBe(HTML.replace('jonge collega', 'collega'))
  await noPopover()
  await waitFor(() => expect(field).toHaveFocus())
  expect(editor.state.doc.textBetween(0, editor.state.selection.from)).toBe('Wij zoeken een collega')
  expect(marked()).toEqual(['hands-on'])
  act(() => {
    editor.commands.undo()
  })
  expect(html()).toBe(HTML)
  await waitFor(() => expect(marked()).toEqual(['jonge collega', 'hands-on']))
})

test('typing in the words takes the line away at once and closes what was open', async () => {
  const { user, field, editor, marked } = await openEditor()
  await user.click(words(field, 'hands-on'))
  await popover()
  const inside = editor.view.posAtDOM(words(field, 'hands-on'), 0) + 3
  act(() => {
    editor.view.dispatch(editor.state.tr.insertText('x', inside))
  })
  expect(marked()).toEqual(['jonge collega'])
  await noPopover()
})

test('ignored words are left alone in this vacancy, also next time, until that is undone', async () => {
  const { user, field, marked, unmount, html } = await openEditor()
  await user.click(words(field, 'hands-on'))
  await user.click(within(await popover()).getByRole('button', { name: 'Negeren' }))
  expect(marked()).toEqual(['jonge collega'])
  expect(check().getByText('1 opmerking genegeerd')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken', description: '' }))
  expect(html()).toBe(HTML)
  await waitFor(() => expect(marked()).toEqual(['jonge collega', 'hands-on']))
  const [ignoreAge] = check().getAllByRole('button', { name: 'Negeren' })
  if (!ignoreAge) throw new Error('no finding can be ignored')
  await user.click(ignoreAge)
  await waitFor(() => expect(screen.getByRole('region', { name: 'Tekstcheck' })).toHaveFocus())
  expect(marked()).toEqual(['hands-on'])
  unmount()
  renderApp(EDIT_PATH)
  const again = await textField()
  expect(await within(again).findByText('hands-on')).toHaveAttribute('data-finding')
  expect(again.querySelectorAll('[data-finding]')).toHaveLength(1)
  await user.click(check().getByRole('button', { name: 'Toon weer' }))
  await waitFor(() => expect(again.querySelectorAll('[data-finding]')).toHaveLength(2))
})

test('pointing at a finding in the list lights up its place, and no other', async () => {
  const { user, field } = await openEditor()
  const lit = () => [...field.querySelectorAll('[data-lit]')].map(({ textContent }) => textContent)
  await user.hover(check().getByText('hands-on'))
  await waitFor(() => expect(lit()).toEqual(['hands-on']))
  await user.hover(check().getByText('jonge collega'))
  await waitFor(() => expect(lit()).toEqual(['jonge collega']))
  await user.unhover(check().getByText('jonge collega'))
  await waitFor(() => expect(lit()).toEqual([]))
})

test('nothing of it is saved or copied', async () => {
  const { user, field, service, editor } = await openEditor()
  act(() => {
    editor.commands.insertContentAt(editor.state.doc.content.size - 1, ' Erbij.')
  })
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(service.publication.html).toBe(HTML.replace('3.000.', '3.000. Erbij.')))
  act(() => {
    editor.commands.selectAll()
  })
  const clipboard: Record<string, string> = {}
  fireEvent.copy(field, {
    clipboardData: { clearData: () => undefined, setData: (type: string, data: string) => (clipboard[type] = data) },
  })
  expect(clipboard['text/html']).toContain('jonge collega. Je bent hands-on.')
  expect(clipboard['text/html']).not.toMatch(/data-finding|data-family/)
})
