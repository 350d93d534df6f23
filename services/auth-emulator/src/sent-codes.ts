import type { Emulator, SentCode } from './emulator.ts'

const HOUR_MS = 3_600_000
/** Milliseconds between two looks for new codes. */
const LOOK_MS = 1_000

/**
 * Passes each new code to `announce`, because the emulator sends no mail, and limits codes, which the emulator doesn't:
 * the newest of a kind replaces an account's older ones, and each expires after an hour. Returns the function that
 * stops it.
 */
export const watchSentCodes = (
  state: Emulator['state'],
  announce: (code: SentCode) => void,
  lookEvery = LOOK_MS,
): (() => void) => {
  const firstSeen = new Map<string, number>()

  const look = () => {
    for (const code of state.oobs.values()) {
      if (firstSeen.has(code.oobCode)) continue
      for (const older of state.oobs.values()) {
        const isReplaced = older !== code && older.email === code.email && older.requestType === code.requestType
        if (isReplaced && firstSeen.has(older.oobCode)) state.deleteOobCode(older.oobCode)
      }
      firstSeen.set(code.oobCode, Date.now())
      announce(code)
    }
    for (const [oobCode, since] of firstSeen) {
      if (Date.now() - since < HOUR_MS && state.oobs.has(oobCode)) continue
      state.deleteOobCode(oobCode)
      firstSeen.delete(oobCode)
    }
  }

  const timer = setInterval(look, lookEvery)
  return () => clearInterval(timer)
}
