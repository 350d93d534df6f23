import { expect, jest, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { PageHighlight, Quote } from './highlight.ts'
import { fakePdf } from './testing/fake-pdf.ts'
import { Viewer } from './viewer.tsx'

const scrolled = jest.fn()
Element.prototype.scrollIntoView = scrolled

const pdf = fakePdf(['Noor de Vries', 'Opleiding', 'Referenties'])
const viewer = (
  highlight: PageHighlight | null,
  keys: 'viewer' | 'anywhere' = 'viewer',
  quote: Quote | null = null,
) => (
  <>
    <input aria-label="Naam" />
    <Viewer pdf={pdf} highlight={highlight} quote={quote} keys={keys} controlsTop="0px" onFailed={() => undefined} />
  </>
)
const box = { x: 0.1, y: 0.25, width: 0.5, height: 0.02 }
const places = (page: number) =>
  within(screen.getByRole('figure', { name: `Pagina ${page}` })).queryAllByRole('mark', { hidden: true })

test('a page shows with its text for screen readers, and buttons turn it', async () => {
  const user = userEvent.setup()
  render(viewer(null))
  expect(await within(screen.getByRole('figure', { name: 'Pagina 1' })).findByText('Noor de Vries')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Volgende pagina' }))
  expect(await within(screen.getByRole('figure', { name: 'Pagina 2' })).findByText('Opleiding')).toBeInTheDocument()
  expect(screen.getByText('Pagina 2 van 3')).toBeVisible()
})

test('keys turn and zoom while the focus is in the viewer, and never where somebody types', async () => {
  const user = userEvent.setup()
  render(viewer(null))
  await user.click(screen.getByRole('figure', { name: 'Pagina 1' }))
  await user.keyboard('{End}+')
  expect(screen.getByText('Pagina 3 van 3')).toBeVisible()
  expect(screen.getByText('125%')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Naam' }), 'a+{ArrowLeft}{Home}')
  expect(screen.getByText('Pagina 3 van 3')).toBeVisible()
  expect(screen.getByText('125%')).toBeVisible()
})

test('in a dialog keys work from anywhere', async () => {
  const user = userEvent.setup()
  render(viewer(null, 'anywhere'))
  await user.keyboard('{PageDown}')
  expect(screen.getByText('Pagina 2 van 3')).toBeVisible()
})

test('a place lights up on its page, another one takes its turn, the same one comes back', async () => {
  const user = userEvent.setup()
  const { rerender } = render(viewer({ page: 2, boxes: [box, { ...box, y: 0.3 }] }))
  expect(await screen.findByText('Gemarkeerd op pagina 2')).toBeInTheDocument()
  expect(places(2)).toHaveLength(2)
  expect(places(2)[0]).toHaveStyle({ left: '10%', top: '25%', width: '50%', height: '2%' })
  expect(scrolled).toHaveBeenCalledTimes(1)
  rerender(viewer({ page: 3, boxes: [box] }))
  expect(await screen.findByText('Gemarkeerd op pagina 3')).toBeInTheDocument()
  expect(scrolled).toHaveBeenCalledTimes(2)
  await user.click(screen.getByRole('button', { name: 'Vorige pagina' }))
  expect(places(2)).toHaveLength(0)
  rerender(viewer({ page: 3, boxes: [box] }))
  expect(await screen.findByText('Gemarkeerd op pagina 3')).toBeInTheDocument()
})

test('a place on a page that is not there shows the last page', async () => {
  render(viewer({ page: 9, boxes: [box] }))
  expect(await screen.findByText('Pagina 3 van 3')).toBeVisible()
  expect(places(3)).toHaveLength(0)
})

const othersOn = (page: number) => places(page).filter((mark) => mark.hasAttribute('data-other'))

test('other places are lit too, and those on another page are a click away', async () => {
  const user = userEvent.setup()
  const others = [
    { page: 1, boxes: [{ ...box, y: 0.6 }] },
    { page: 3, boxes: [{ ...box, y: 0.1 }] },
  ]
  render(viewer({ page: 1, boxes: [box], others }))
  expect(await screen.findByText('Gemarkeerd op pagina 1')).toBeInTheDocument()
  expect(places(1)).toHaveLength(2)
  expect(othersOn(1)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'pagina 3' }))
  expect(await within(screen.getByRole('figure', { name: 'Pagina 3' })).findByText('Referenties')).toBeInTheDocument()
  expect(othersOn(3)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'pagina 1' })).toBeVisible()
})

test('a quote lights up where the text of the document has it, and one that isn’t there says so', async () => {
  const { rerender } = render(viewer(null, 'viewer', { text: 'opleiding.' }))
  expect(await screen.findByText('Gemarkeerd op pagina 2')).toBeInTheDocument()
  expect(places(2)[0]).toHaveStyle({ left: '10%', width: '9%', height: '1.5%' })
  rerender(viewer(null, 'viewer', { text: 'Lasdiploma' }))
  expect(await screen.findByText('Deze zin staat niet woordelijk in het CV.')).toBeVisible()
})
