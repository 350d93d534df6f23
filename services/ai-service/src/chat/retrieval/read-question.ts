import type { Reading, Side } from '../context/units.ts'
import type { ChatKind } from '../question.ts'
import { type Concept, conceptOf } from './concepts.ts'
import { isLight } from './light-words.ts'
import { type Plan, plans } from './plans.ts'
import type { Topic } from './topic.ts'
import { stemsOf, wordsOf } from './tokens.ts'
import { topics } from './topics.ts'

export type Question = {
  topics: Topic[]
  plan: Plan | null
  /** What it is about beyond topics: 'SAP', 'rijbewijs'. */
  concepts: Concept[]
  wants: 'when' | 'amount' | 'why' | 'anything'
  /** Whose texts may answer; null for all. */
  side: Side
  /** About the present: 'waar werkt ze nu'. */
  now: boolean
}

const OF_VACANCY = /\bvacature\b|\bfunctie\b|\bbaan\b|organisatie|\bbedrijf\b|werkgever|\bvacancy\b|\bjullie\b/iu
const OF_CANDIDATE = /kandida|sollicitant|candidate|\b(?:hij|zij|ze|hem|haar|zijn cv|diens)\b/iu
const CONCEPTS = 12

const nameWords = (name: string | null) => new Set(wordsOf(name ?? '').map((word) => word.toLowerCase()))

function sideOf(message: string, kind: ChatKind, named: boolean): Side {
  const [ofVacancy, ofCandidate] = [OF_VACANCY.test(message), OF_CANDIDATE.test(message) || named]
  if (kind === 'candidate') return ofVacancy && !ofCandidate ? 'vacancy' : ofVacancy ? null : 'candidate'
  if (kind === 'vacancy') return ofCandidate && !ofVacancy ? null : 'vacancy'
  return null
}

function wantsOf(message: string): Question['wants'] {
  if (/\bhoeveel\b|\bhow (?:much|many)\b|hoe lang\b|hoe vaak\b|hoe groot\b|hoe oud\b/i.test(message)) return 'amount'
  if (/\bwanneer\b|\bwhen\b|welke (?:datum|dag|maand)|in welk jaar/i.test(message)) return 'when'
  if (/^\W*(?:en |maar )?(?:waarom|hoezo|why)\b/i.test(message)) return 'why'
  return 'anything'
}

/** What a title or name already says needn't be found again: 'het salaris van de planner'. */
function subjectStems({ units, candidateName }: Reading): Set<string> {
  const titles = units.filter(({ keys, text }) => /(?:^|vacature )(?:functie|organisatie)$/.test(keys) && text.length < 120).slice(0, 4)
  return new Set(stemsOf([candidateName ?? '', ...titles.map(({ text }) => text)].join(' ')))
}

function planFor(message: string, kind: ChatKind, side: Side): Plan | null {
  const wanted = kind === 'general' ? (side ?? 'vacancy') : kind
  return plans.find(({ asks, side: of }) => (of === 'either' || of === wanted) && asks.test(message)) ?? plans.find(({ asks, id }) => kind === 'general' && !id.startsWith('summary') && asks.test(message)) ?? null
}

/** Topics that only repeat a narrower one of the same question. */
const WIDER = new Map([['skills', ['soft', 'hard']]])
const withoutWider = (found: Topic[]) => found.filter(({ id }) => !WIDER.get(id)?.some((narrower) => found.some((other) => other.id === narrower)))

/** Reads a question by itself, without what was asked before. */
export function readQuestion(message: string, kind: ChatKind, reading: Reading): Question {
  const names = nameWords(reading.candidateName)
  const words = wordsOf(message)
  const side = sideOf(message, kind, words.some((word) => names.has(word.toLowerCase()) && !isLight(word)))
  const named = topics.filter(({ asks }) => asks.test(message))
  const found = withoutWider(named)
  const plan = planFor(message, kind, side)
  const rest = [...named.map(({ asks }) => asks), ...(plan ? [plan.asks] : [])].reduce((text, asks) => text.replace(new RegExp(asks.source, `g${asks.flags.replace('g', '')}`), ' · '), message)
  const known = subjectStems(reading)
  const first = words[0]
  const left = wordsOf(rest).filter((word) => !isLight(word) && !names.has(word.toLowerCase()))
  const told = left.filter((word) => found.length === 0 || !stemsOf(word).every((stem) => known.has(stem)))
  const concepts = [...new Set(told)].slice(0, CONCEPTS).map((word) => conceptOf(word, /^\p{Lu}/u.test(word) && word !== first))
  return { topics: found, plan, concepts, wants: wantsOf(message), side, now: /\bnu\b|huidig|momenteel|tegenwoordig|current/i.test(message) }
}
