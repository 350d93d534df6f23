import { expect, jest, test } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { MemoryRouter } from '@wervio/routing/testing'
import { askPageActions, onPageActionsChange, type PageAction } from './page-actions.ts'
import { usePageActions } from './use-page-actions.ts'

type Props = { title: string | null; actions: readonly (PageAction | false)[] }

const Thing = ({ title, actions }: Props) => {
  usePageActions(title, actions)
  return null
}
const inPage = (things: readonly Props[]) => (
  <MemoryRouter initialEntries={['/vacancy/7?tab=matches']}>
    {things.map((thing, index) => (
      <Thing key={index} {...thing} />
    ))}
  </MemoryRouter>
)
const copying = (run: () => unknown): PageAction => ({ label: 'Kopiëren', icon: 'copy', run })

test('a page answers while it is mounted, and not after', () => {
  const run = jest.fn()
  const { unmount } = render(inPage([{ title: 'Op deze vacature: Kok', actions: [copying(run), false] }]))
  expect(askPageActions()).toEqual([
    { title: 'Op deze vacature: Kok', path: '/vacancy/7', actions: [{ label: 'Kopiëren', icon: 'copy', run }] },
  ])
  unmount()
  expect(askPageActions()).toEqual([])
})

test('a thing that has not loaded answers nothing', () => {
  render(inPage([{ title: null, actions: [copying(() => undefined)] }]))
  expect(askPageActions()).toEqual([])
})

test('what is answered is what the page has at that moment, without telling of every render', () => {
  const changes = jest.fn()
  const stop = onPageActionsChange(changes)
  const [first, second] = [jest.fn(), jest.fn()]
  const view = render(inPage([{ title: 'Kok', actions: [copying(first)] }]))
  const countAfterMount = changes.mock.calls.length
  expect(countAfterMount).toBeGreaterThan(0)
  view.rerender(inPage([{ title: 'Kok', actions: [copying(second)] }]))
  expect(changes).toHaveBeenCalledTimes(countAfterMount)
  expect(askPageActions()).toMatchObject([{ actions: [{ run: second }] }])
  view.rerender(inPage([{ title: 'Chef-kok', actions: [copying(second)] }]))
  expect(changes.mock.calls.length).toBeGreaterThan(countAfterMount)
  const countBeforeLeaving = changes.mock.calls.length
  act(() => view.unmount())
  expect(changes.mock.calls.length).toBeGreaterThan(countBeforeLeaving)
  stop()
})

test('several parts of a page answer each', () => {
  const things = [1, 2].map((number) => ({ title: 'Kok', actions: [copying(() => number)] }))
  render(inPage(things))
  expect(askPageActions()).toHaveLength(2)
})
