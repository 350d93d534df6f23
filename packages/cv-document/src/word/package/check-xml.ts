import { UnreadableCv } from '../../unreadable-cv.ts'

/** A crowded CV of five pages has 40,000 tags; V8's heap for one CV holds some more. */
const MOST_TAGS = 100_000
/** The deepest nesting; text in a table in a text box in a table is thirty deep. */
const DEEPEST = 200
/** Drawn shapes have some dozens. */
const MOST_ATTRIBUTES = 500

const [OPEN, CLOSE, SLASH, MARK, QUESTION, EQUALS] = Buffer.from('<>/!?=')
const DOCTYPE = '<!DOCTYPE'

/**
 * Throws `UnreadableCv` for XML that isn't Word's: with more, deeper or longer tags than any CV, which take far more
 * memory and time than their bytes, or with a document type, which the format forbids.
 */
export const checkXml = (xml: Uint8Array, mostTags = MOST_TAGS): void => {
  if (Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength).includes(DOCTYPE)) throw new UnreadableCv('cv_unreadable')
  let [tags, depth, attributes, isInTag] = [0, 0, 0, false]
  for (let at = 0; at < xml.length; at++) {
    const byte = xml[at]
    if (byte === OPEN) {
      const next = xml[at + 1]
      tags++
      attributes = 0
      isInTag = true
      if (next === SLASH) depth--
      else if (next !== MARK && next !== QUESTION) depth++
    } else if (byte === CLOSE) {
      isInTag = false
      if (xml[at - 1] === SLASH) depth--
    } else if (byte === EQUALS && isInTag) attributes++
    if (tags > mostTags || depth > DEEPEST || attributes > MOST_ATTRIBUTES) throw new UnreadableCv('cv_too_complex')
  }
}
