import { afterEach, beforeEach, expect, jest } from '@jest/globals'

let unexpected: string[] = []

beforeEach(() => {
  unexpected = []
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      unexpected.push(`console.${level}: ${parts.map(String).join(' ')}`)
    })
  }
})

/** A test that expects console lines takes them with this, so that they don't fail it. */
export const takeConsole = (): string[] => unexpected.splice(0)

afterEach(() => {
  expect(takeConsole()).toEqual([])
})
