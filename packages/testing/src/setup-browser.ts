import '@testing-library/jest-dom/jest-globals'
import { afterEach } from '@jest/globals'
import { cleanup } from '@testing-library/react'
import './setup-console.ts'
import './setup-layout.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
