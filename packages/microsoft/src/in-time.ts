import { MicrosoftError } from './microsoft-error.ts'

/** The most that Entra may take for an answer, in milliseconds. */
const PATIENCE = 20_000

/** What a call gives, or an `unavailable` when it takes too long; MSAL waits without end. The call itself goes on. */
export const inTime = async <T>(call: Promise<T>): Promise<T> => {
  const { promise: end, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new MicrosoftError('unavailable', 'timeout')), PATIENCE)
  try {
    return await Promise.race([call, end])
  } finally {
    clearTimeout(timer)
  }
}
