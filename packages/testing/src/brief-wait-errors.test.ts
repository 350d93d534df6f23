/** @jest-environment ./src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import './brief-wait-errors.ts'

afterEach(() => document.body.replaceChildren())

const showList = (): void => {
  document.body.innerHTML = '<ul><li>Planner</li></ul>'
}
const messageOf = async (run: () => unknown): Promise<string> => {
  try {
    await run()
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  throw new Error('nothing failed')
}

test('a look that finds nothing shows the page', async () => {
  showList()
  expect(await messageOf(() => screen.getByText('Monteur'))).toContain('Planner')
})

test('after waiting in vain the error shows the page, which the looks before did not', async () => {
  showList()
  const looks: string[] = []
  const message = await messageOf(() =>
    waitFor(
      async () => {
        const look = await messageOf(() => screen.getByText('Monteur'))
        looks.push(look)
        throw new Error(look)
      },
      { timeout: 100 },
    ),
  )
  expect(message).toContain('Planner')
  expect(looks.length).toBeGreaterThan(0)
  expect(looks.join('')).not.toContain('Planner')
})

test('findBy says what was looked for and shows the page once', async () => {
  showList()
  const message = await messageOf(() => screen.findByText('Monteur', {}, { timeout: 100 }))
  expect(message).toContain('Monteur')
  expect(message.split('Planner').length - 1).toBe(1)
})
