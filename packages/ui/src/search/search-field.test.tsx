import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SearchField } from './search-field.tsx'

/** The field on a page whose address changes only when `address` is called, as in a busy browser. */
const openField = (value = '') => {
  const searches: string[] = []
  const field = (words: string) => (
    <SearchField
      label="Zoek"
      formLabel="Zoeken"
      placeholder=""
      maximum={50}
      value={words}
      onSearch={(search) => searches.push(search)}
    />
  )
  const { rerender } = render(field(value))
  const input = screen.getByRole('searchbox', { name: 'Zoek' })
  return { input, searches, user: userEvent.setup(), address: (words: string) => rerender(field(words)) }
}

test('what is typed stays when the address shows an earlier search only afterwards', async () => {
  const { input, searches, user, address } = openField()
  await user.type(input, 'x')
  await waitFor(() => expect(searches).toEqual(['x']))
  await user.clear(input)
  address('x')
  expect(input).toHaveValue('')
  await user.type(input, 'big')
  await waitFor(() => expect(searches.at(-1)).toBe('big'))
  address('big')
  expect(input).toHaveValue('big')
})

test('two searches under way, and typed on: neither of them comes back into the field', async () => {
  const { input, searches, user, address } = openField()
  for (const [letter, words] of [
    ['a', 'a'],
    ['b', 'ab'],
  ] as const) {
    await user.type(input, letter)
    await waitFor(() => expect(searches.at(-1)).toBe(words))
  }
  await user.type(input, 'c')
  address('a')
  expect(input).toHaveValue('abc')
  address('ab')
  expect(input).toHaveValue('abc')
})

test('a search is asked for once, however often the page around it is drawn before the address shows it', () => {
  jest.useFakeTimers()
  try {
    const { input, searches, address } = openField('arts')
    fireEvent.change(input, { target: { value: 'artsen' } })
    act(() => jest.runOnlyPendingTimers())
    address('arts')
    act(() => jest.runOnlyPendingTimers())
    expect(searches).toEqual(['artsen'])
    fireEvent.submit(screen.getByRole('form', { name: 'Zoeken' }))
    expect(searches).toEqual(['artsen', 'artsen'])
  } finally {
    jest.useRealTimers()
  }
})

test('an address that changes without the field is shown in it: back, forward, filters taken away', async () => {
  const { input, searches, user, address } = openField('arts')
  address('')
  expect(input).toHaveValue('')
  await user.type(input, 'x')
  await waitFor(() => expect(searches).toEqual(['x']))
  address('verpleegkundige')
  expect(input).toHaveValue('verpleegkundige')
  address('x')
  expect(input).toHaveValue('x')
})

test('Escape empties the field and searches for nothing at once', async () => {
  const { input, searches, user } = openField('arts')
  await user.type(input, '{Escape}')
  expect(input).toHaveValue('')
  expect(searches).toEqual([''])
})
