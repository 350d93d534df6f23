/** Limits both sides know. Lengths are UTF-16 code units, sizes are bytes. */
export const limits = {
  shortText: 200,
  longText: 10_000,
  htmlText: 200_000,
  email: 254,
  phone: 50,
  contactMessage: 5_000,
  passwordMinimum: 6,
  /** An id token of Microsoft with many claims. */
  providerProof: 16_384,
  jsonBody: 1_048_576,
  /** The context of one chat question as JSON, with everything the recruiter sees beside it. */
  chatBody: 4_194_304,
  chatMessage: 4_000,
  /** Messages of one conversation that are sent along. */
  chatTurns: 1_000,
  vacancyText: 100_000,
  /** The form of somebody without an account, as JSON. */
  visitorBody: 65_536,
  attachment: 52_428_800,
  thumbnail: 5_242_880,
  fileName: 200,
  /** One CV. */
  cv: 20_971_520,
  /** Pages of a CV that are read. */
  cvPages: 40,
  /** Scanned pages of a CV that are recognised: each takes seconds. */
  scannedPages: 10,
  /** A candidate with the text of their CV and the evidence for each field, as JSON. */
  candidateBody: 4_194_304,
  /** Text of one CV that is kept to be searched. */
  cvText: 200_000,
  /** Company profiles of one organisation; one request reads them all. */
  companyProfiles: 100,
  /** Mail templates that an organisation wrote itself; one answer holds them all. */
  mailTemplates: 200,
  /** Skills, and languages, of a recruiter's own profile. */
  profileWords: 50,
  /** The lines under a mail. */
  mailSignature: 1_000,
  /** Notes about one candidate; one answer holds them all. */
  candidateNotes: 500,
  /** CVs in one import. */
  importItems: 500,
  transcript: 1_000_000,
  /** A recording or a transcript that is imported (specification 2 §9). */
  recordingFile: 1_610_612_736,
  /** An interview with its transcript, as JSON. */
  recordingBody: 4_194_304,
  /** An agenda as an ICS file. */
  calendarFile: 10_485_760,
  /** People invited to one meeting. */
  attendees: 100,
  searchText: 100,
  /** Characters from which a search for candidates begins (specification 2 §9). */
  searchMinimum: 2,
  listDefault: 100,
  listMaximum: 500,
} as const

/** A size of `limits` for a reader: '20 MB'. */
export const megabytes = (bytes: number): string => `${bytes / 1_048_576} MB`
