import { expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { limits } from '@wervio/contracts'
import { numberText } from '@wervio/ui'
import { editorOf, paste, textField } from '../../testing/edit.ts'
import { EDIT_PATH, fakePublication } from '../../testing/fake-publication.ts'
import { fakeServices } from '../../testing/fake-services.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { toHtml } from './serialise.ts'

fakeServices()

const openEditor = async (html: string) => {
  const service = fakePublication(html)
  const view = renderApp(EDIT_PATH)
  const field = await textField()
  const editor = await editorOf()
  // Opening puts the caret in the text a moment later; what a test focuses comes after that.
  await waitFor(() => expect(field).toHaveFocus())
  const select = (from: number, to: number) =>
    act(() => {
      editor.commands.setTextSelection({ from, to })
    })
  return { ...view, service, field, editor, select, html: () => toHtml(editor.state.doc) }
}
const tool = (name: string) => within(screen.getByRole('toolbar', { name: 'Opmaak' })).getByRole('button', { name })

test('opening a text changes nothing in it, and says how long it is', async () => {
  const storedHtml =
    '<h1>A</h1><p>b<br>c <strong>d</strong> <em>e</em> <u>f</u> <a href="https://wervio.nl">g</a></p><ul><li>h<ul><li>i</li></ul></li></ul><ol><li>j</li></ol><blockquote><p>k</p></blockquote>'
  const { html, service } = await openEditor(storedHtml)
  expect(html()).toBe(storedHtml.replace('<li>h<ul>', '<li><p>h</p><ul>'))
  expect(await screen.findByText('11 woorden')).toBeVisible()
  expect(screen.getByText('Wat je typt, wordt vanzelf opgeslagen')).toBeVisible()
  expect(service.saves).toEqual([])
})

test('the toolbar is one stop for the keyboard, arrows go through it, and the buttons say what is on', async () => {
  const { user, select, html, field } = await openEditor('<p>Vet woord</p>')
  select(1, 4)
  act(() => tool('Gewone tekst').focus())
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(tool('Vet')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(html()).toBe('<p><strong>Vet</strong> woord</p>')
  expect(tool('Vet')).toHaveAttribute('aria-pressed', 'true')
  expect(tool('Cursief')).toHaveAttribute('aria-pressed', 'false')
  await waitFor(() => expect(field).toHaveFocus())
  await user.tab({ shift: true })
  expect(within(screen.getByRole('toolbar')).getAllByRole('button')).toContain(document.activeElement)
})

test.each([
  ['Kop 1', '<h1>Tekst</h1>'],
  ['Kop 2', '<h2>Tekst</h2>'],
  ['Kop 3', '<h3>Tekst</h3>'],
  ['Cursief', '<p><em>Tekst</em></p>'],
  ['Onderstreept', '<p><u>Tekst</u></p>'],
  ['Opsomming', '<ul><li>Tekst</li></ul>'],
  ['Genummerde lijst', '<ol><li>Tekst</li></ol>'],
  ['Citaat', '<blockquote><p>Tekst</p></blockquote>'],
])('%s gives %s, and can be undone', async (name, expected) => {
  const { user, select, html } = await openEditor('<p>Tekst</p>')
  select(1, 6)
  await user.click(tool(name))
  expect(html()).toBe(expected)
  await user.click(tool('Ongedaan maken'))
  expect(html()).toBe('<p>Tekst</p>')
  await user.click(tool('Opnieuw'))
  expect(html()).toBe(expected)
})

test('a link takes only addresses that may be followed, and can be changed and taken away', async () => {
  const { user, select, html } = await openEditor('<p>Solliciteer nu</p>')
  select(1, 12)
  await user.click(tool('Link'))
  const address = await screen.findByRole('textbox', { name: 'Adres' })
  await user.type(address, 'javascript:alert(1){Enter}')
  expect(screen.getByText(/^Vul een webadres, e-mailadres of telefoonnummer in/)).toBeVisible()
  await user.clear(address)
  await user.type(address, 'www.wervio.nl/werk{Enter}')
  await waitFor(() => expect(html()).toBe('<p><a href="https://www.wervio.nl/werk">Solliciteer</a> nu</p>'))
  select(3, 3)
  await user.click(tool('Link'))
  expect(await screen.findByRole('textbox', { name: 'Adres' })).toHaveValue('https://www.wervio.nl/werk')
  await user.click(screen.getByRole('button', { name: 'Link weghalen' }))
  expect(html()).toBe('<p>Solliciteer nu</p>')
})

test('without selected words a link asks for its words', async () => {
  const { user, select, html } = await openEditor('<p>Mail</p>')
  select(5, 5)
  await user.click(tool('Link'))
  await user.type(await screen.findByRole('textbox', { name: 'Adres' }), 'werk@wervio.nl')
  await user.type(screen.getByRole('textbox', { name: 'Tekst van de link' }), 'ons')
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  await waitFor(() => expect(html()).toBe('<p>Mail<a href="mailto:werk@wervio.nl">ons</a></p>'))
})

test('hostile and foreign HTML is pasted as words and our own tags', async () => {
  const { html, service } = await openEditor('<p>Begin</p>')
  await paste(
    '',
    `<meta charset="utf-8"><style>p{display:none}</style><script>window.hacked=1</script>
    <p class="MsoNormal" style="position:fixed" onclick="window.hacked=1">Word <b>vet</b><o:p></o:p></p>
    <img src=x onerror="window.hacked=1"><svg onload="window.hacked=1"></svg><iframe srcdoc="<script>1</script>"></iframe>
    <a href="javascript:alert(1)">fout</a> <a href="data:text/html,x">data</a> <a href="https://wervio.nl" target="_blank" onclick="x">goed</a>
    <table><tr><td>cel</td></tr></table><h6>klein</h6>`,
  )
  expect(html()).not.toMatch(
    /script|style|onclick|onerror|javascript:|data:|<img|<svg|<iframe|<table|class=|target=|<h6/,
  )
  for (const words of ['<strong>vet</strong>', 'fout', '<a href="https://wervio.nl">goed</a>', 'cel', 'klein'])
    expect(html()).toContain(words)
  expect('hacked' in window).toBe(false)
  await waitFor(() => expect(service.publication.html).toBe(html()))
})

test('control characters from elsewhere never reach the service', async () => {
  const { html } = await openEditor('<p>Begin</p>')
  await paste('a\u000Bb\u0000c')
  expect(html()).toContain('abc')
})

test('five megabytes are refused whole, and what was there stays', async () => {
  const { html, service } = await openEditor('<p>Begin</p>')
  await paste('woord '.repeat(900_000))
  expect(
    await screen.findByText(
      `Dit is te groot om te plakken: een vacaturetekst heeft hoogstens ${numberText(limits.htmlText)} tekens.`,
    ),
  ).toBeVisible()
  expect(html()).toBe('<p>Begin</p>')
  expect(service.saves).toEqual([])
})

test('Ctrl+S saves at once', async () => {
  const { user, service, field } = await openEditor('<p>Begin</p>')
  await paste(' meer')
  act(() => field.focus())
  await user.keyboard('{Control>}s{/Control}')
  expect(screen.getByText(/^(Opslaan\.\.\.|Opgeslagen om)/)).toBeVisible()
  await waitFor(() => expect(service.publication.html).toBe('<p>Begin meer</p>'))
})

test('a rewrite of the check changes exactly that place, in its own look, as one step to undo', async () => {
  const { user, html } = await openEditor(
    '<p>Wij zoeken een <strong>jonge</strong> collega. Welkom.</p><p>Salaris € 3.000.</p>',
  )
  await paste(' Erbij.')
  await screen.findByText('9 woorden')
  const originalHtml = html()
  const [rewrite] = await within(screen.getByRole('region', { name: 'Tekstcheck' })).findAllByRole('button', {
    name: /^Vervang door/,
  })
  if (!rewrite) throw new Error('the check offers no rewrite')
  await user.click(rewrite)
  expect(html()).not.toBe(originalHtml)
  expect(html()).toMatch(/Welkom\.<\/p><p>Salaris € 3\.000\. Erbij\.<\/p>$/)
  await user.click(tool('Ongedaan maken'))
  expect(html()).toBe(originalHtml)
})

test('a finding leads to its words', async () => {
  const { user, editor } = await openEditor('<h2>Kop</h2><p>Wij zoeken een jonge collega.</p>')
  const check = screen.getByRole('region', { name: 'Tekstcheck' })
  const [place] = await within(check).findAllByRole('button', { name: /jonge/ })
  if (!place) throw new Error('the check leads nowhere')
  await user.click(place)
  const { from, to } = editor.state.selection
  expect(editor.state.doc.textBetween(from, to)).toContain('jonge')
})
