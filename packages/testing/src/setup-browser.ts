import '@testing-library/jest-dom/jest-globals'
import { afterEach } from '@jest/globals'
import { cleanup, configure } from '@testing-library/react'
import './brief-wait-errors.ts'
import './setup-console.ts'
import './setup-layout.ts'
import './without-owner-stacks.ts'

// On a busy machine, loading a screen's chunk takes longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
