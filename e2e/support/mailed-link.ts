import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { until } from '@wervio/testing/until'
import { sharedDataDir } from './shared-product.ts'

/** The link that the built-in sign-in wrote into its log in the place of a mail. */
export const mailedLink = (kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET', email: string): Promise<string> =>
  until(`a link for ${email}`, async () => {
    const log = await readFile(join(sharedDataDir(), 'logs', 'auth-emulator.log'), 'utf8')
    return new RegExp(`${kind} ${email}: (\\S+)`).exec(log)?.[1]
  })
