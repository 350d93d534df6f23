import { type Block, paragraph } from '../../vacancy-text/document.ts'
import { describeSalary, isFreelance } from '../../vacancy-text/facts/salary.ts'
import { isKind, joinTraits, predicateOf } from '../../vacancy-text/language/adjectives.ts'
import { sameKey } from '../../vacancy-text/language/join.ts'
import { finishSentence, withoutEnd } from '../../vacancy-text/language/sentences.ts'
import { readList } from '../../vacancy-text/lists/read-list.ts'
import { hasShortName } from '../../vacancy-text/facts/role.ts'
import { leads } from '../../vacancy-text/section-titles.ts'
import { polishItems } from '../../vacancy-text/lists/polish.ts'
import { blocksOf, flow, withLead } from './blocks.ts'
import type { Draft } from './draft.ts'

export const taskBlocks = ({ form, usedTexts }: Draft): Block[] =>
  withLead(
    `${leads.tasks[0]}:`,
    flow(...blocksOf(readList(form.tasks), usedTexts).map((block) => [block])),
    form.names,
    true,
  )

/**
 * Traits typed on one line as a sentence: 'Je bent geduldig en een teamspeler.'; null for a list of lines or other
 * things.
 */
const traitSentence = ({ form, choose }: Draft, afterSkills: boolean): string | null => {
  const parts = readList(form.softSkills)
  if (form.softSkills.includes('\n') || parts.length !== 1 || parts[0]?.kind !== 'items') return null
  const traits = parts[0].items.map((item) => predicateOf(withoutEnd(item)))
  if (traits.some((trait) => trait === null)) return null
  const predicates = traits.filter((trait) => trait !== null)
  const being = joinTraits(predicates)
  if (predicates.some(isKind)) return `${afterSkills ? 'Verder ben je' : 'Je bent'} ${being}.`
  return choose('traits', [
    `${afterSkills ? 'Verder ben je' : 'Je bent'} ${being}.`,
    `Je bent ${being}.`,
    `We zoeken iemand die ${being} is.`,
  ])
}

const isOneItem = (blocks: Block[]) => {
  const [only] = blocks
  return blocks.length === 1 && only?.kind === 'list' && only.items.length === 1
}

/** Two lists under one heading as one. */
const joinLists = (one: Block[], other: Block[]): Block[] => {
  const [last, next] = [one.at(-1), other[0]]
  return last?.kind === 'list' && next?.kind === 'list'
    ? [...one.slice(0, -1), { kind: 'list', items: [...last.items, ...next.items] }, ...other.slice(1)]
    : [...one, ...other]
}

/** Requirements first, then the person; each with its own lead when both are lists. */
export const profileBlocks = (draft: Draft): Block[] => {
  const { form, usedTexts, choose, role } = draft
  const bareHard = blocksOf(readList(form.hardSkills), usedTexts)
  const hard = withLead(`${choose('hard', leads.hard)}:`, bareHard, form.names, true)
  if (usedTexts.has(sameKey(form.softSkills))) return hard
  const traits = traitSentence(draft, hard.length > 0)
  if (traits !== null) return flow(hard, [paragraph(traits)])
  const soft = blocksOf(readList(form.softSkills), usedTexts)
  // One thing reads better among the others than behind a colon; a long title is torn or shouted in a lead.
  const isAlone = [bareHard, soft].some(isOneItem)
  if ((isAlone && bareHard.length > 0) || !hasShortName(role)) return joinLists(isAlone ? bareHard : hard, soft)
  return flow(hard, withLead(`${leads.soft[0]} als ${role.name}:`, soft, form.names, hard.length === 0))
}

/** The pay as a sentence, for before prose: 'Je krijgt een salaris van …'. */
const paySentence = (pay: string) =>
  finishSentence(pay.startsWith('Een ') ? `Je krijgt ${pay.charAt(0).toLowerCase()}${pay.slice(1)}` : pay)

/** Pay without what the benefits say again: 'schaal 10; IKB 17%' beside 'IKB van 17%'. */
const withoutBenefits = (salary: string, benefits: string): string => {
  const [first = '', ...more] = salary.split(/(?:;| \+) /)
  const lines = benefits.split('\n').map((line) => line.toLowerCase())
  const isSaid = (part: string) => {
    const words = part.toLowerCase().split(' ')
    return words.length > 1 && lines.some((line) => words.every((word) => line.includes(word)))
  }
  return more.some(isSaid) ? [first, ...more.filter((part) => !isSaid(part))].join('; ') : salary
}

/**
 * The salary leads what is offered, unless the benefits name it already; pay that is still to be agreed on is nothing
 * to offer by itself.
 */
export const offerBlocks = ({ form, usedTexts, choose }: Draft): Block[] => {
  const benefits = readList(form.benefits)
  const key = sameKey(form.salary)
  const saysPay =
    !/\d/.test(form.salary) && /^(?:- )?(?:een )?(?:bruto ?)?(?:salaris|loon|uurloon)\b/im.test(form.benefits)
  const isNamed = saysPay || (key !== '' && sameKey(form.benefits).includes(key))
  const lead = `${choose('benefits', leads.offer)}:`
  if (form.salary === '' || isNamed) return withLead(lead, blocksOf(benefits, usedTexts), form.names, true)
  const pay = describeSalary(withoutBenefits(form.salary, form.benefits), isFreelance(`${form.title} ${form.remarks}`))
  if (benefits.length === 0 && !pay.startsWith('Een ')) return []
  const [first, ...rest] = benefits
  if (first?.kind === 'items')
    return withLead(
      lead,
      blocksOf([{ kind: 'items', items: [pay, ...first.items] }, ...rest], usedTexts),
      form.names,
      true,
    )
  return flow([paragraph(paySentence(pay))], blocksOf(benefits, usedTexts))
}

/** Lines of one kind without a lead: one as a sentence, more as a list. */
export const plainListBlocks = (text: string): Block[] => {
  const items = polishItems(text.split('\n').filter((line) => line !== ''))
  if (items.length === 0) return []
  return items.length === 1 ? [paragraph(finishSentence(items[0] ?? ''))] : [{ kind: 'list', items }]
}
