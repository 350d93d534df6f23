import {
  mustCounts,
  mustsText,
  reasonInSentence,
  stateReason,
  type RecruitmentAdvice,
  type Requirement,
} from '@wervio/contracts'
import type { Finding } from '../assess/finding.ts'
import type { Score } from '../results/score.ts'

/** Lines of one part of the advice; more is a list nobody reads. */
const MOST_LINES = 8
const MOST_NAMED = 4
const LONGEST_QUOTE = 120

type Item = { requirement: Requirement; finding: Finding }

const shortened = (quote: string): string =>
  quote.length <= LONGEST_QUOTE ? quote : `${quote.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')}…`

const namesOf = (items: readonly Item[]): string => {
  const labels = items.slice(0, MOST_NAMED).map(({ requirement }) => `‘${shortened(requirement.label)}’`)
  const rest = items.length - labels.length
  if (rest > 0) labels.push(`${rest} meer`)
  return labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} en ${labels.at(-1)}`
}

const reasonOf = ({ requirement, finding }: Item): string | null => stateReason(requirement.kind, finding, 'het CV')
const withReason = (item: Item): string => {
  const reason = reasonOf(item)
  return reason === null ? '' : ` (${reasonInSentence(reason)})`
}
const label = ({ requirement }: Item): string => `‘${shortened(requirement.label)}’`

const general = (items: readonly Item[], { percentage, points, maximum }: Score, of: (state: string) => Item[]) => {
  if (maximum === 0)
    return 'Deze vacature vraagt nog niets waarnaast een CV te leggen is. Vul eisen in bij de vacature, of geef de eisen gewicht.'
  const asNumber = (value: number) => String(value).replace('.', ',')
  const states = items.map(({ finding }) => finding.state)
  const musts = mustCounts(
    items.map(({ requirement }) => requirement),
    states,
  )
  const nices = items.filter((item) => !isMust(item))
  const metNices = nices.filter(({ finding }) => finding.state === 'met').length
  const ofNices = `${metNices} van ${nices.length} pluspunten`
  const sum = `${asNumber(points)} van de ${asNumber(maximum)} punten, ${percentage}%`
  const counts =
    musts.total === 0
      ? `voldoet aan ${ofNices}`
      : [mustsText(musts), ...(nices.length > 0 ? [`en heeft ${ofNices}`] : [])].join(', ')
  return [
    `Het CV ${counts}: ${sum}.`,
    ...(of('met').length > 0 ? [`Gevonden: ${namesOf(of('met'))}.`] : []),
    ...(of('partly').length > 0 ? [`Deels gevonden: ${namesOf(of('partly'))}.`] : []),
    ...(of('missing').length > 0 ? [`Niet gevonden: ${namesOf(of('missing'))}.`] : []),
  ].join(' ')
}

/** What to ask, by what it is about. */
const questionOf = (item: Item): string => {
  const { requirement, finding } = item
  const [proof] = finding.proofs
  if (finding.state === 'missing') {
    if (requirement.kind === 'location') return `Hoe zou je reizen? Het werk is in ${requirement.label}.`
    if (requirement.kind === 'hours') return `Hoeveel uur wil je werken? Gevraagd is ${requirement.label}.`
    return `In je CV staat niets over ${label(item)}. Wat kun je daarover vertellen?`
  }
  return proof
    ? `In je CV staat: ‘${shortened(proof.quote)}’. Kun je daar meer over vertellen? Gevraagd is ${label(item)}.`
    : `Wat kun je vertellen over ${label(item)}?`
}

const isMust = ({ requirement }: Item): boolean => requirement.importance === 'must'

const nextSteps = (missing: readonly Item[], partly: readonly Item[], hasMusts: boolean): string[] => {
  const [absent, half] = [missing.filter(isMust), partly.filter(isMust)]
  return [
    ...(absent.length > 0 ? [`Vraag de kandidaat eerst naar ${namesOf(absent)}: dat staat niet in het CV.`] : []),
    ...(half.length > 0 ? [`Vraag door over ${namesOf(half)}: dat is deels gevonden.`] : []),
    ...(absent.length + half.length === 0 && hasMusts
      ? ['Alle eisen zijn gevonden: lees de plekken in het CV na.']
      : []),
    'Gebruik de interviewvragen hieronder in een eerste gesprek.',
    'Besluit daarna zelf en schrijf op waarom: de score beslist niets.',
  ]
}

/** A must that wasn't found, as a point to look at. */
export const attentionTo = ({ label: text, remark }: { label: string; remark: string | null }): string =>
  `‘${shortened(text)}’ is een eis en niet gevonden${remark === null ? '' : ` (${reasonInSentence(remark)})`}. Dat het er niet staat, zegt niet dat het er niet is.`

/**
 * An advice that says only what was found of the requirements. What wasn't found is a question for the interview, never
 * a judgement about somebody.
 */
export const adviceOf = (
  requirements: readonly Requirement[],
  findings: readonly Finding[],
  score: Score,
  warnings: readonly string[],
): RecruitmentAdvice => {
  const items = requirements
    .flatMap((requirement, at): Item[] => {
      const finding = findings[at]
      return finding && requirement.weight > 0 ? [{ requirement, finding }] : []
    })
    .toSorted((one, other) => other.requirement.weight - one.requirement.weight)
  const of = (state: string) => items.filter(({ finding }) => finding.state === state)
  const [met, partly, missing] = [of('met'), of('partly'), of('missing')]
  const musts = missing.filter(isMust)
  const nices = missing.filter((item) => !isMust(item))
  return {
    algemene_analyse: general(items, score, of),
    vervolgstappen: items.length === 0 ? [] : nextSteps(missing, partly, items.some(isMust)),
    interview_vragen: [...musts, ...partly, ...nices, ...met.slice(0, 2)].slice(0, MOST_LINES).map(questionOf),
    ontwikkelpunten: [
      ...partly.map((item) => `${label(item)}: deels gevonden${withReason(item)}.`),
      ...nices.map((item) => `${label(item)}: een pluspunt dat niet gevonden is${withReason(item)}.`),
    ].slice(0, MOST_LINES),
    aandachtspunten: [
      ...musts.map((item) => attentionTo({ label: item.requirement.label, remark: reasonOf(item) })),
      ...warnings,
    ].slice(0, MOST_LINES),
  }
}
