/**
 * Version of what callers and services say to each other, as `major.minor`. The minor rises when something is added
 * that an earlier version can do without: an endpoint, a field, a value of a list. The major rises when something goes,
 * is demanded or gets another meaning. Both sides state theirs with every call.
 */
export const API_VERSION = '1.10'

/** Header of a request, with the version the caller was built for, and of an answer, with that of the service. */
export const apiVersionHeader = 'Wervio-Api-Version'

const majorOf = (version: string): string | undefined => /^(\d+)\.\d+$/.exec(version)?.[1]

/**
 * Whether two versions understand each other: the majors are the same. Who states none, or no version, is taken as it
 * is.
 */
export const isCompatible = (otherVersion: string | null | undefined, ownVersion: string = API_VERSION): boolean => {
  const major = majorOf(otherVersion ?? '')
  return major === undefined || major === majorOf(ownVersion)
}
