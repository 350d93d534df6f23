/**
 * Ways to read the jobs of a CV: by the rules alone, or by rules and the fitted path, of which the better list stands.
 */
export const cvReaders = ['rules', 'vote'] as const
export type CvReader = (typeof cvReaders)[number]
export const usualReader: CvReader = 'rules'

/** The reader of a name, the usual one without it. For scripts; the service refuses other names when it starts. */
export const cvReaderOf = (name: string | undefined): CvReader => cvReaders.find((one) => one === name) ?? usualReader
