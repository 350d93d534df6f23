import { hkdfSync } from 'node:crypto'
import { createSecretBox, type SecretBox } from '@wervio/microsoft/secret-box'

const KEY_BYTES = 32
const MINUTE_MS = 60_000

/** Encrypts with a key made of the secret of our services, which is the same after a restart. */
export const createBox = (secret: string): SecretBox =>
  createSecretBox([{ name: 'builtin', bytes: Buffer.from(hkdfSync('sha256', secret, '', 'sign-in', KEY_BYTES)) }])

/** Seals values that count for some minutes. `purpose` keeps those of one kind from standing for another. */
export const createPasses = <T extends object>(box: SecretBox, purpose: string, minutes: number) => ({
  seal: (value: T): string => box.seal(JSON.stringify({ value, until: Date.now() + minutes * MINUTE_MS }), purpose),
  /** The sealed value; null when it is too old, or wasn't sealed here. */
  open: (sealedText: string): T | null => {
    try {
      const { value, until } = JSON.parse(box.open(sealedText, purpose)) as { value: T; until: number }
      return Date.now() < until ? value : null
    } catch {
      return null
    }
  },
})

export type Passes<T extends object> = ReturnType<typeof createPasses<T>>
