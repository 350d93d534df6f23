import { configure, getConfig } from '@testing-library/react'

/**
 * While a test waits for something, Testing Library looks again and again, and prints the whole page into the error of
 * each look that finds nothing. Only the error of the last look is read, to which it adds the page once more: the
 * others say what was looked for, and no more.
 */
const { getElementError } = getConfig()

// True while a look is one of many; the library's types leave it out.
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

const briefError = (message: string | null): Error =>
  Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' })

configure({
  getElementError: (message, container) => (isWaiting() ? briefError(message) : getElementError(message, container)),
})
