import { hasShortName } from '../../vacancy-text/facts/role.ts'
import { type Block, paragraph } from '../../vacancy-text/document.ts'
import { finishSentence } from '../../vacancy-text/language/sentences.ts'
import type { MendedForm } from '../../vacancy-text/mend/mend-form.ts'
import type { Draft } from './draft.ts'

/** What a reader may still want to know, by what the form says of it; the more of one's own first. */
const TOPICS: readonly [string, (form: MendedForm) => boolean][] = [
  ['de werktijden', ({ shifts }) => shifts !== ''],
  ['de werkplek', ({ workplace }) => workplace !== ''],
  ['het salaris', ({ salary }) => /overleg|bespreekbaar|marktconform|afhankelijk/i.test(salary)],
  ['doorgroeien', ({ benefits }) => /doorgroei|carrière/i.test(benefits)],
  ['het aantal uren', ({ hours }) => /\d ?[-–/] ?\d| of |in overleg/.test(hours)],
  ['het team', ({ team }) => team !== ''],
  ['de sfeer', ({ culture }) => culture !== ''],
  ['de organisatie', ({ coreActivity, history }) => coreActivity !== '' || history !== ''],
  ['het werk', () => true],
]

/** Two things to ask about, the most of its own first. */
const topicsOf = (form: MendedForm): string => {
  const [first = 'het werk', second] = TOPICS.filter(([, isSaid]) => isSaid(form)).map(([topic]) => topic)
  return second === undefined ? first : `${first} of ${second}`
}

/**
 * Points to the button and the recruiter only: the form names no person, number or date to add. The first sentence
 * names the job and the second the employer, so that neither is said twice.
 */
export const applyBlocks = ({ form, choose, organisation, role }: Draft): Block[] => {
  const { at } = organisation
  // A long title reads badly inside a sentence.
  const isShort = hasShortName(role)
  const as = isShort ? `als ${role.name}` : at
  const call = choose('apply', [
    `Wil je ${as} aan de slag, solliciteer dan via de knop bij deze vacature.`,
    `Via de knop bij deze vacature solliciteer je ${as}`,
    `Wil je ${as} aan de slag, klik dan op de sollicitatieknop.`,
    ...(isShort ? [`We maken graag kennis met je ${as}: klik op de sollicitatieknop.`] : []),
  ])
  // Who gives a name or number to call asks there.
  if (form.contact !== '') return [paragraph(finishSentence(call))]
  const topics = `${topicsOf(form)}${isShort ? ` ${at}` : ''}`
  const question = choose('ask', [
    `Vragen over ${topics} stel je gerust aan de recruiter.`,
    `Wil je eerst meer weten over ${topics}, neem dan contact op met de recruiter.`,
    `De recruiter vertelt je graag meer over ${topics.replace(' of ', ' en ')}`,
  ])
  return [paragraph([call, question].map(finishSentence).join(' '))]
}
