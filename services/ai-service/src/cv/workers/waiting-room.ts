/** Thrown when more files wait than allowed: of one organisation, or in total. */
export class ParsersBusyError extends Error {
  override readonly name = 'ParsersBusyError'
  readonly of: 'organisation' | 'all'

  constructor(of: 'organisation' | 'all') {
    super(of)
    this.of = of
  }
}

type Usage = { bytes: number; files: number }

export type WaitingRoom = {
  /**
   * Reserves room for a file of that many bytes, until the returned function is called. Throws `ParsersBusyError` when
   * there is none.
   */
  take: (organisationId: string, bytes: number) => () => void
}

/** The most files of one organisation: a stack is 500 CVs; a larger one waits until some have been read. */
const MOST_FILES = 500
/** The share of the room that one organisation may use. */
const SHARE = 0.5

/** Room for files that wait or are read: `bytes` in all. */
export const createWaitingRoom = (bytes: number): WaitingRoom => {
  const byOrganisation = new Map<string, Usage>()
  let all = 0
  return {
    take: (organisationId, size) => {
      const usage = byOrganisation.get(organisationId) ?? { bytes: 0, files: 0 }
      if (usage.bytes + size > bytes * SHARE || usage.files >= MOST_FILES) throw new ParsersBusyError('organisation')
      if (all + size > bytes) throw new ParsersBusyError('all')
      all += size
      usage.bytes += size
      usage.files += 1
      byOrganisation.set(organisationId, usage)
      let isFree = false
      return () => {
        if (isFree) return
        isFree = true
        all -= size
        usage.bytes -= size
        usage.files -= 1
        if (usage.files === 0) byOrganisation.delete(organisationId)
      }
    },
  }
}
