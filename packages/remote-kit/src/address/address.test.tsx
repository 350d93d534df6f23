import { expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { RouterProvider } from '@wervio/routing'
import { createMemoryRouter } from '@wervio/routing/testing'
import { createContext, useState, type ReactNode } from 'react'
import { chosenWords, oneOf, typedWords, type AddressParameters } from './parameters.ts'
import { useAddressFilter, useAddressValue } from './use-address.ts'
import { useView } from './use-view.ts'

type Filter = { q: string; city: string | null; weeks: 13 | 26; sort: 'newest' | 'name' }
const inAddress: AddressParameters<Filter> = {
  q: typedWords('q', 20),
  city: chosenWords('plaats', 20),
  weeks: oneOf('weken', [13, 26], 26),
  sort: oneOf('sort', ['newest', 'name'], 'newest'),
}

const Children = createContext<ReactNode>(null)

/** Renders a hook at an address, with functions to read the address and to go back. */
const at = <Result,>(address: string, useIt: () => Result) => {
  const Page = () => <Children.Consumer>{(children) => children}</Children.Consumer>
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/ervoor', address] })
  const Wrapper = ({ children }: { children: ReactNode }) => {
    const [currentRouter] = useState(router)
    return (
      <Children value={children}>
        <RouterProvider router={currentRouter} />
      </Children>
    )
  }
  const { result } = renderHook(useIt, { wrapper: Wrapper })
  return {
    result,
    search: () => router.state.location.search,
    goBack: () => act(() => router.navigate(-1)),
    path: () => router.state.location.pathname,
  }
}

test('a filter is what the address says; what it does not know counts as absent', () => {
  const { result } = at('/lijst?q=%20jan%20%20de%20&plaats=&weken=14&sort=name', () => useAddressFilter(inAddress))
  expect(result.current.filter).toEqual({ q: 'jan de', city: null, weeks: 26, sort: 'name' })
})

test('a change writes what is not usual, takes out what is, and leaves other parameters', () => {
  const { result, search } = at('/lijst?tab=zoeken&sort=name', () => useAddressFilter(inAddress))
  act(() => result.current.change({ weeks: 13, sort: 'newest' }))
  expect(search()).toBe('?tab=zoeken&weken=13')
  act(() => result.current.change({ city: 'Assen' }))
  expect(search()).toBe('?tab=zoeken&weken=13&plaats=Assen')
  expect(result.current.filter).toEqual({ q: '', city: 'Assen', weeks: 13, sort: 'newest' })
})

test('a choice is a step back; typing on in a search is one step', async () => {
  const { result, search, goBack } = at('/lijst', () => useAddressFilter(inAddress))
  act(() => result.current.change({ sort: 'name' }))
  for (const q of ['j', 'ja', 'jan']) act(() => result.current.change({ q }))
  expect(search()).toBe('?sort=name&q=jan')
  await goBack()
  expect(search()).toBe('?sort=name')
  await goBack()
  expect(search()).toBe('')
})

test('a way to look at a page that replaces is no step', async () => {
  const { result, goBack, path } = at('/lijst', () => useAddressFilter(inAddress, { replaces: true }))
  act(() => result.current.change({ sort: 'name' }))
  await goBack()
  expect(path()).toBe('/ervoor')
})

test('one value of the address leaves the others as they are', () => {
  const { result, search } = at('/lijst?sort=iets', () => useAddressValue(inAddress.weeks))
  act(() => result.current[1](13))
  expect([result.current[0], search()]).toEqual([13, '?sort=iets&weken=13'])
  act(() => result.current[1](26))
  expect([result.current[0], search()]).toEqual([26, '?sort=iets'])
})

test('a list is looked at as the address says, else as was chosen last, and a full storage takes no choice away', () => {
  const storage = {
    get: () => 'table',
    set: () => {
      throw new Error('vol')
    },
  }
  expect(at('/lijst?view=cards', () => useView(storage, 'lijst')).result.current[0]).toBe('cards')
  expect(at('/lijst?view=anders', () => useView(storage, 'lijst')).result.current[0]).toBe('table')
  const { result, search } = at('/lijst', () => useView({ ...storage, get: () => null }, 'lijst'))
  expect(result.current[0]).toBe('cards')
  act(() => expect(() => result.current[1]('table')).toThrow('vol'))
  expect([result.current[0], search()]).toEqual(['table', '?view=table'])
})
