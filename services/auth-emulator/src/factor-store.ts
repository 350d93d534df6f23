import { randomBytes } from 'node:crypto'
import type { SecretBox } from '@wervio/microsoft/secret-box'
import type { AccountsFile } from './accounts-file.ts'
import type { Attempts } from './attempts.ts'
import type { Emulator, EmulatorUser, SecondFactor } from './emulator.ts'
import { ProviderError } from './provider-error.ts'
import { stepOfCode } from './totp.ts'

export type FactorParts = { emulator: Emulator; attempts: Attempts; accounts: AccountsFile; box: SecretBox }

const ID_BYTES = 21

/** The second factors of accounts, which stand in their records with the secret encrypted. */
export const createFactorStore = ({ emulator, attempts, accounts, box }: FactorParts) => ({
  /** Changes an account, and resolves once it is on disk. */
  change: async (user: EmulatorUser, fields: Partial<EmulatorUser>): Promise<void> => {
    emulator.state.updateUserByLocalId(user.localId, fields)
    await accounts.save()
  },

  make: (localId: string, secret: Buffer, lastStep: number, displayName?: string): SecondFactor => ({
    mfaEnrollmentId: randomBytes(ID_BYTES).toString('base64url'),
    ...(displayName !== undefined && { displayName }),
    enrolledAt: new Date().toISOString(),
    totpInfo: {},
    sealedSecret: box.seal(secret.toString('base64url'), localId),
    lastStep,
  }),

  secretOf: (localId: string, { sealedSecret }: SecondFactor): Buffer =>
    Buffer.from(box.open(sealedSecret, localId), 'base64url'),

  /**
   * The period of a right code; it must come after `lastStep`, so that nobody uses a code a second time. Each try is
   * counted before the code is looked at, so that simultaneous ones count too.
   */
  checkCode: (localId: string, secret: Buffer, code: string, lastStep = 0): number => {
    if (!attempts.mayTryCode(localId)) throw new ProviderError(400, 'TOO_MANY_ATTEMPTS_TRY_LATER')
    const step = stepOfCode(secret, code, Date.now())
    if (step === null || step <= lastStep) throw new ProviderError(400, 'INVALID_CODE')
    attempts.recordRightCode(localId)
    return step
  },
})

export type FactorStore = ReturnType<typeof createFactorStore>
