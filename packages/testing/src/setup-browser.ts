import '@testing-library/jest-dom/jest-globals'
import { afterEach } from '@jest/globals'
import { cleanup, configure } from '@testing-library/react'
import './setup-console.ts'
import './setup-layout.ts'

// A busy machine takes longer than a second to load a screen's chunk.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
