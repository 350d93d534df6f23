import { useBlocker } from '@wervio/routing'
import { getSession } from '@wervio/session'
import type { Autosave } from '../autosave/autosave.ts'

/**
 * Blocks navigation away from the editor while the last save failed or waits for a choice. A recruiter who has to sign
 * in again may go: their draft is stored in this browser.
 */
export const useLeaveGuard = (autosave: Autosave) =>
  useBlocker(() => autosave.isStuck && getSession().status === 'signed-in')
