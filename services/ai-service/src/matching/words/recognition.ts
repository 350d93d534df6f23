/** A foreign diploma that counts here, or is to: 'Recognition of my diploma as …', 'erkenning aangevraagd'. */
const RECOGNISED = /erkend|erkenning|gelijkgesteld|gelijkwaardigheid|nivellering|recogni[szt]|equivalen/iu
const OF_DIPLOMA = /diploma|degree|bachelor|master|opleiding|qualification|recognition in|erkenning in/iu
const APPLIED =
  /aanvraag|aangevraagd|aanvragen|in behandeling|nog geen|nog niet|applied|application|pending|no decision|awaiting|in progress|verwacht|expected/iu

const SIGN = '@recognised'

/** The last key of a line that tells of the recognition of a diploma, so that nothing is searched while matching. */
export const recognitionSign = (text: string): string[] =>
  RECOGNISED.test(text) && OF_DIPLOMA.test(text) ? [SIGN] : []

/** Whether a line tells of the recognition of a diploma. */
export const tellsOfRecognition = (keys: readonly string[]): boolean => keys.at(-1) === SIGN

/** Whether the recognition that a line tells of was applied for only. */
export const isAppliedFor = (text: string): boolean => APPLIED.test(text)
