import type { Unit } from '../../../chat/context/units.ts'
import { matchOf } from '../../../chat/retrieval/concepts.ts'
import type { Understood } from '../../../chat/retrieval/follow-up.ts'
import { plainQuestion } from '../../../chat/retrieval/plain-question.ts'
import { stemsOf } from '../../../chat/retrieval/tokens.ts'

const ASKS_YES =
  /^\W*(?:en )?(?:heeft|spreekt|kent|beheerst|bezit|krijgt?|is er|zijn er|heb je|krijg je|biedt|bieden)\b(?!.{0,80}\b(?:of|hoeveel|welke?|niet|geen|al|nog|vaak|genoeg|meer|goed|beter)\b)/iu
const LISTS = /vaardigheden|skills|talen|languages|certific|rijbewijs|arbeidsvoorwaarden|benefits|opleiding/iu
/** A text that takes back or leaves open what it names: 'geen rijbewijs', 'nog niet in bezit van'. */
export const DOUBT =
  /\b(?:geen|niet|nooit|nee|zonder|geweest|verlopen|bezig|volgt nu|eventueel|mogelijk|misschien|wil|wilt|willen|zou|graag|soms|ingetrokken|ingeleverd|kwijt|ontzegging|bijna|theorie|halen|behalen|lessen|in opleiding)\b|= ?[+-]|\?/iu
const LONGEST = 80

/**
 * The items of a list that a question 'heeft ze …?' asks for by their own words; null when only a reader can say yes.
 */
export const isListed = (message: string, { concepts }: Understood, answering: readonly Unit[]): Unit[] | null => {
  if (!ASKS_YES.test(plainQuestion(message))) return null
  const listed = answering.filter(({ text, keys, speaker, heading }) => {
    if (speaker !== '' || text.length > LONGEST || DOUBT.test(text) || !LISTS.test(`${keys} ${heading}`)) return false
    const stems = stemsOf(`${text} ${keys}`)
    const joined = ` ${stems.join(' ')} `
    return concepts.every((concept) => matchOf({ ...concept, relatedStems: [] }, stems, joined) === 1)
  })
  return listed.length > 0 ? listed : null
}
