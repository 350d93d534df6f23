/** Thrown when more waits than may: of one organisation, or of all together. */
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
   * Room for a file of that many bytes, until what it returns is called. Throws `ParsersBusyError` when there is none.
   */
  take: (organisationId: string, bytes: number) => () => void
}

/** A stack of CVs is 500; whoever sends more waits until some have been read. */
const MOST_FILES = 500
/** Part of the room that one organisation may fill. */
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
