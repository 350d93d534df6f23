import type { Locator } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Milliseconds in which a CV is read on a slow machine: one may cost 15 s of CPU in a process of low priority, and the
 * page asks every few seconds. For tests that wait for it, beside `test.slow()`.
 */
export const READING_MS = 60_000

/** Waits for what is on screen only once the CVs were read. */
export const expectRead = (element: Locator): Promise<void> => expect(element).toBeVisible({ timeout: READING_MS })
