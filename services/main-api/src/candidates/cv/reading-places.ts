import { messages } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'

/** A reading holds a file of at most 20 MB three times: as it was stored, in a form and as the bytes of the form. */
const AT_ONCE = 6
/** Half, so that the colleagues of one organisation leave room for others. */
const OF_ONE_ORGANISATION = 3
const RETRY_SECONDS = 5

/** Frees the place. */
type Leave = () => void

/**
 * Places for the readings that run at once. `take` throws `rate_limited` when the organisation has filled its part, and
 * `overloaded` when all together have filled the whole.
 */
export const createReadingPlaces = () => {
  const placesTaken = new Map<string, number>()
  let allTaken = 0

  return {
    take: (organisationId: string): Leave => {
      const placeCount = placesTaken.get(organisationId) ?? 0
      const busy = { message: messages.overloaded, retryAfter: RETRY_SECONDS }
      if (placeCount >= OF_ONE_ORGANISATION) throw new ServiceError('rate_limited', busy)
      if (allTaken >= AT_ONCE) throw new ServiceError('overloaded', busy)
      placesTaken.set(organisationId, placeCount + 1)
      allTaken += 1
      return () => {
        const placesLeft = (placesTaken.get(organisationId) ?? 1) - 1
        if (placesLeft > 0) placesTaken.set(organisationId, placesLeft)
        else placesTaken.delete(organisationId)
        allTaken -= 1
      }
    },
  }
}

export type ReadingPlaces = ReturnType<typeof createReadingPlaces>
