import { useBlocker } from '@wervio/routing'
import { getSession } from '@wervio/session'
import type { Autosave } from '../autosave/autosave.ts'

/**
 * Holds a way out of the editor while the last save failed or waits for a choice. Whoever has to sign in again may go:
 * the words are kept.
 */
export const useLeaveGuard = (autosave: Autosave) =>
  useBlocker(() => autosave.stuck && getSession().status === 'signed-in')
