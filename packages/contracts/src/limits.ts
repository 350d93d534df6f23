/** Limits both sides know. Lengths are UTF-16 code units, sizes are bytes. */
export const limits = {
  shortText: 200,
  longText: 10_000,
  htmlText: 200_000,
  email: 254,
  passwordMinimum: 6,
  jsonBody: 1_048_576,
  listDefault: 100,
  listMaximum: 500,
} as const
