import { expect, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { stubBrowser } from '@wervio/testing'
import { Toaster } from '@wervio/ui'
import { Hand } from 'lucide-react'
import { useState } from 'react'
import { SelectBox } from './select-box.tsx'
import { SelectButton } from './select-button.tsx'
import { SelectionArea } from './selection-area.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useSelectionKeys } from './selection-keys.tsx'
import { useMany, type ManyTask } from './use-many.ts'
import { useSelection, type Selectable } from './use-selection.ts'

stubBrowser()

const people: Selectable[] = ['Anna', 'Bo', 'Cas', 'Dirk'].map((name) => ({ id: name.toLowerCase(), name }))

type Act = (item: Selectable) => Promise<unknown>
const taskOf = (items: readonly Selectable[], act: Act): ManyTask<unknown> => ({
  items,
  act,
  label: 'Groeten',
  fallback: 'Dat ging mis.',
  onDone: () => undefined,
  doneText: (count) => `${count} gegroet.`,
})

const List = ({ act }: { act: Act }) => {
  const [isShort, setIsShort] = useState(false)
  const selection = useSelection(isShort ? people.slice(2) : people)
  const many = useMany()
  const { hasLetters, help } = useSelectionKeys()
  return (
    <>
      <SelectButton selection={selection} />
      <button type="button" onClick={() => setIsShort(!isShort)}>
        Filter
      </button>
      <input aria-label="Zoek" />
      <SelectionArea selection={selection} hasLetters={hasLetters}>
        <ul>
          {people.slice(isShort ? 2 : 0).map((row) => (
            <li key={row.id} data-row-id={row.id}>
              <SelectBox row={row}>
                <span>{row.name[0]}</span>
              </SelectBox>
              <a href={`#${row.id}`}>{row.name}</a>
            </li>
          ))}
        </ul>
      </SelectionArea>
      <SelectionBar
        selection={selection}
        many={many}
        hasMore={false}
        help={help}
        actions={[
          { label: 'Groeten', icon: Hand, calls: [], onSelect: () => many.run(taskOf(selection.chosenRows, act)) },
        ]}
      />
      <Toaster />
    </>
  )
}
const open = (act: Act = () => Promise.resolve()) => {
  location.hash = ''
  render(
    <QueryClientProvider client={new QueryClient()}>
      <List act={act} />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}
const box = (name: string) => screen.getByRole('checkbox', { name: `Selecteer ${name}` })
const link = (name: string) => screen.getByRole('link', { name })
const chosenPeople = () =>
  people.filter(({ name }) => screen.queryByRole('checkbox', { name: `Selecteer ${name}`, checked: true }))
const names = () => chosenPeople().map(({ name }) => name)
const bar = () => screen.queryByRole('region', { name: 'Selectie' })

test('Shift and a click choose all rows between, and the cross ends it', async () => {
  const user = open()
  expect(bar()).toBeNull()
  await user.click(box('Bo'))
  await user.keyboard('{Shift>}')
  await user.click(box('Dirk'))
  await user.keyboard('{/Shift}')
  expect(names()).toEqual(['Bo', 'Cas', 'Dirk'])
  expect(screen.getByText('3 geselecteerd')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Selectie wissen' }))
  expect(names()).toEqual([])
  expect(bar()).toBeNull()
})

test('X and the space bar choose the row with the focus, Shift and an arrow the next, Escape ends it', async () => {
  const user = open()
  link('Anna').focus()
  await user.keyboard('x')
  expect(names()).toEqual(['Anna'])
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(names()).toEqual(['Anna', 'Bo', 'Cas'])
  expect(link('Cas')).toHaveFocus()
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(names()).toEqual(['Anna', 'Bo'])
  await user.keyboard(' ')
  expect(names()).toEqual(['Anna'])
  await user.keyboard('{Escape}')
  expect(bar()).toBeNull()
})

test('letters in a field are text, and can be switched off in this browser', async () => {
  const user = open()
  await user.type(screen.getByRole('textbox', { name: 'Zoek' }), 'x{Escape}')
  expect(names()).toEqual([])
  await user.click(box('Anna'))
  await user.click(screen.getByRole('button', { name: 'Sneltoetsen' }))
  await user.click(screen.getByRole('checkbox', { name: 'Letter X gebruiken' }))
  await user.keyboard('{Escape}')
  expect(names()).toEqual(['Anna'])
  link('Bo').focus()
  await user.keyboard('x')
  expect(names()).toEqual(['Anna'])
  await user.keyboard('{Control>}a{/Control}')
  expect(names()).toEqual(['Anna', 'Bo', 'Cas', 'Dirk'])
})

test('after the button a click on a row chooses it instead of opening it, and Enter still opens it', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Selecteren' }))
  await user.click(link('Bo'))
  expect(names()).toEqual(['Bo'])
  expect(location.hash).toBe('')
  await user.keyboard('{Enter}')
  expect(location.hash).toBe('#bo')
  await user.click(screen.getByRole('button', { name: 'Selecteer alle 4' }))
  expect(names()).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Klaar' }))
  expect(names()).toEqual([])
})

test('who a filter hides stays chosen, takes no part, and the bar says so', async () => {
  const greeted: string[] = []
  const user = open(({ name }) => Promise.resolve(greeted.push(name)))
  await user.click(box('Anna'))
  await user.click(box('Cas'))
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  expect(screen.getByText('1 geselecteerd')).toBeVisible()
  expect(screen.getByText('Nog 1 geselecteerde staat nu niet in de lijst en doet niet mee.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Groeten' }))
  expect(await screen.findByText('1 gegroet.')).toBeVisible()
  expect(greeted).toEqual(['Cas'])
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  expect(names()).toEqual(['Anna', 'Cas'])
})

test('work shows how far it is, can be stopped, and what failed or was left can be done again', async () => {
  const first = Promise.withResolvers<void>()
  let isBroken = true
  const user = open(async ({ name }) => {
    if (name === 'Anna') await first.promise
    if (name === 'Bo' && isBroken) throw new Error('technical')
  })
  link('Anna').focus()
  await user.keyboard('{Control>}a{/Control}')
  await user.click(screen.getByRole('button', { name: 'Groeten' }))
  expect(await screen.findByText('Groeten: 3 van 4')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Groeten' })).toBeDisabled()
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
  first.resolve()
  expect(await screen.findByText('Groeten: 3 gelukt, 1 niet.')).toBeVisible()
  expect(screen.getByText('Bo: Dat ging mis.')).toBeVisible()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Probeer de rest opnieuw' }))
  expect(await screen.findByText('1 gegroet.')).toBeVisible()
  expect(screen.queryByText(/^Groeten: /)).toBeNull()
})

test('after a stop it names who was not begun with', async () => {
  const start = Promise.withResolvers<void>()
  const user = open(() => start.promise)
  link('Anna').focus()
  await user.keyboard('{Control>}a{/Control}')
  await user.click(screen.getByRole('button', { name: 'Groeten' }))
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(screen.getByRole('button', { name: 'Stopt…' })).toBeDisabled()
  start.resolve()
  expect(await screen.findByText('Groeten: 3 gelukt, 1 niet.')).toBeVisible()
  expect(screen.getByText('Niet aan begonnen: Dirk.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Laat zo' }))
  expect(screen.queryByText('Groeten: 3 gelukt, 1 niet.')).toBeNull()
})

test('when the bar goes with the button that was pressed, the focus returns to the row', async () => {
  const user = open()
  link('Bo').focus()
  await user.keyboard('x')
  screen.getByRole('button', { name: 'Selectie wissen' }).focus()
  await user.keyboard('{Enter}')
  expect(bar()).toBeNull()
  expect(link('Bo')).toHaveFocus()
})

test('a list that fails to show what was done doesn’t stop the work after it', async () => {
  const errors: unknown[] = []
  // The environment of tests doesn't have what every browser has.
  Object.assign(globalThis, { reportError: (error: unknown) => errors.push(error) })
  const Broken = () => {
    const many = useMany()
    const fail = () => {
      throw new Error('the list is gone')
    }
    return (
      <>
        <button
          type="button"
          onClick={() => many.run({ ...taskOf(people.slice(0, 1), () => Promise.resolve()), onDone: fail })}
        >
          Eerst
        </button>
        <button type="button" onClick={() => many.run(taskOf(people.slice(1), () => Promise.resolve()))}>
          Daarna
        </button>
        <output aria-label="Bezig">{String(many.isRunning)}</output>
        <Toaster />
      </>
    )
  }
  render(<Broken />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Eerst' }))
  expect(await screen.findByText('1 gegroet.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Daarna' }))
  expect(await screen.findByText('3 gegroet.')).toBeVisible()
  expect(screen.getByRole('status', { name: 'Bezig' })).toHaveTextContent('false')
  expect(errors).toEqual([new Error('the list is gone')])
  Reflect.deleteProperty(globalThis, 'reportError')
})
