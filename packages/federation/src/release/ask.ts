import { ReleaseError } from './release-error.ts'

/** Milliseconds for an answer. */
const PATIENCE = 10_000

/** The answer at an address, whatever its status. Throws a `ReleaseError` when none comes. */
export const ask = async (address: string): Promise<Response> => {
  try {
    return await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
  } catch (error) {
    throw new ReleaseError(`${address} does not answer (${String((error as Error).cause ?? error)})`)
  }
}

/** The bytes at an address; throws a `ReleaseError` for any status but 200, and when they break off. */
export const askBytes = async (address: string): Promise<Buffer> => {
  const answer = await ask(address)
  if (!answer.ok) throw new ReleaseError(`${address} answers ${answer.status}`)
  try {
    return Buffer.from(await answer.arrayBuffer())
  } catch (error) {
    throw new ReleaseError(`${address} breaks off (${String((error as Error).cause ?? error)})`)
  }
}

/** The JSON at an address, read by `parse`. Throws a `ReleaseError` for anything else. */
export const askJson = async <T>(address: string, parse: (value: unknown) => T): Promise<T> => {
  const text = (await askBytes(address)).toString()
  try {
    return parse(JSON.parse(text))
  } catch (error) {
    throw new ReleaseError(`${address} can not be used: ${(error as Error).message}`)
  }
}
