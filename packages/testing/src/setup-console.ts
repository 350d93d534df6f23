import { afterEach, beforeEach, expect, jest } from '@jest/globals'

let unexpectedLines: string[] = []

beforeEach(() => {
  unexpectedLines = []
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      unexpectedLines.push(`console.${level}: ${values.map(String).join(' ')}`)
    })
  }
})

/** Takes the console lines so far, so that lines a test expects don't fail it. */
export const takeConsole = (): string[] => unexpectedLines.splice(0)

afterEach(() => {
  expect(takeConsole()).toEqual([])
})
