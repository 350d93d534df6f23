import { capitalFirst } from '../../vacancy-text/language/capitals.ts'
import { isDeed } from '../../vacancy-text/language/deeds.ts'
import { isStatement, splitSentences, withoutEnd } from '../../vacancy-text/language/sentences.ts'
import type { Draft } from './draft.ts'
import { isAspiration } from './ideals.ts'
import type { Names, Opening } from './intro-names.ts'
import { fragmentOf, opening } from './stories.ts'

/** True for a phrase that means something alone and isn't a list of values. */
const carries = (fragment: string) => {
  const count = fragment.split(' ').length
  return count > 2 && count < 15 && !/[,:;()<>]/.test(fragment)
}

const openingsFor = (draft: Draft, field: string, question: string): Opening[] => {
  const fragment = fragmentOf(field, draft)
  if (fragment === null || !carries(fragment)) return []
  if (field !== draft.form.goals && !isAspiration(fragment) && !isDeed(fragment)) return []
  return [
    {
      text: `${opening(fragment, draft.form.names)}: ${isDeed(fragment) && field !== draft.form.goals ? 'doe jij mee' : question}?`,
      uses: field,
    },
  ]
}

/** A conviction that a reader can share: one short sentence without 'wij'. */
const isConviction = (text: string) =>
  isStatement(text) &&
  !isDeed(text) &&
  text.length < 90 &&
  !text.includes('\n') &&
  splitSentences(text).length === 1 &&
  /^(?:ieder|elk|iedereen|niemand|samen |\p{L}+ doe je )/iu.test(text) &&
  !/[,:;?!]|\b(?:wij|we|ons|onze|ik)\b/i.test(text)

/** Mission, goals or contribution as an invitation. */
export const idealOpenings = (draft: Draft, { seeks }: Names): Opening[] => {
  const { mission, goals, contribution } = draft.form
  const invitations = [
    ...openingsFor(draft, mission, 'werk jij daaraan mee'),
    ...openingsFor(draft, goals, 'help jij mee'),
    ...openingsFor(draft, contribution, 'draag jij daaraan bij'),
    ...(isConviction(mission) && !draft.english
      ? [{ text: `${capitalFirst(withoutEnd(mission))}. Vind jij dat ook?`, uses: mission }]
      : []),
  ]
  return invitations.map(({ text, ...rest }) => ({ text: `${text} ${seeks}`, ...rest }))
}
