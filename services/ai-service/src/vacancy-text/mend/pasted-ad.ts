import { readHeading, type Section, sectionOf, splitAtHeadings } from '../../persona/source/headings.ts'
import type { VacancyForm } from '../form.ts'
import { splitSentences } from '../language/sentences.ts'
import { isMarked, withoutMark } from '../lists/marks.ts'
import { isCall, withoutCalls } from './calls.ts'
import { withoutSiteRemains } from './site-remains.ts'

/** The fields that a whole advertisement is pasted into. */
const PASTED = ['tasks', 'hardSkills', 'softSkills', 'benefits', 'coreActivity'] as const
type PastedField = (typeof PASTED)[number]
/** Where the lines under a heading go; `contact` has no field in the form. */
type Target = PastedField | 'team' | 'culture' | 'mission' | 'contact'

const TARGETS: Partial<Record<Section, Target>> = {
  tasks: 'tasks',
  hard: 'hardSkills',
  soft: 'softSkills',
  profile: 'hardSkills',
  offer: 'benefits',
  team: 'team',
  culture: 'culture',
  mission: 'mission',
  organisation: 'coreActivity',
  apply: 'contact',
}
/** What a profile asks may stand in either field of skills. */
const targetOf = (section: Section, field: PastedField): Target | undefined =>
  section === 'profile' && field === 'softSkills' ? 'softSkills' : TARGETS[section]

/** How a heading begins that no list knows: 'Wat ga je bij ons zoal doen?' */
const SPEAKS = /^(?:\*\*|#{1,4} ?)?(?:wat|wie|dit|hier|wij|we|jij|jouw|je|ons|onze|what|who|your|our)\b/i
/** Behind 'Contact:' on its line; without it that label says something else: 'Contact: met leveranciers'. */
const HOW_TO_REACH = /@|\d{6}|\b(?:bel|mail|app|stuur|reageer|solliciteer|via)\b/i
/** A label of one word in a list may be an item of it: 'Opleiding: op onze kosten'. */
const LABEL = /^[\p{L}-]+: \S/u

/** `isPlain`: only its place and other headings beside it tell that it is one. */
type Heading = { target: Target; rest: string; isPlain: boolean }

/** Before headings of posts on social media. */
const PICTURE = /^\p{Extended_Pictographic}\ufe0f?\s*/u

/** The heading that a line begins with and what stands behind it, or null. */
const headingOf = (typedLine: string, field: PastedField): Heading | null => {
  const line = typedLine.replace(PICTURE, '')
  if (isMarked(line) || line.length > 400) return null
  const heading = readHeading(line)
  const target = heading === null ? undefined : targetOf(heading.section, field)
  if (heading === null || target === undefined) return null
  const { section, rest } = heading
  if (rest === '' && sectionOf(line) !== section && !SPEAKS.test(line)) return null
  if (section === 'apply' && /^[^?]*: \S/.test(line) && !HOW_TO_REACH.test(rest)) return null
  return { target, rest, isPlain: rest === '' ? !/[:?*]$/.test(line) : LABEL.test(line) && section !== 'apply' }
}

/** Plain headings of one field that together tell an advertisement. */
const LEAST_PLAIN = 2

/** Whether some line opens another part than that of its field: one that ends as headings do, or several plain ones. */
const isAd = (headings: readonly (Heading | null)[], home: Target): boolean => {
  const openings = headings.filter((heading) => heading !== null)
  const others = openings.filter(({ target }) => target !== home)
  if (others.some(({ isPlain }) => !isPlain)) return true
  return others.length > 0 && new Set(openings.map(({ target }) => target)).size >= LEAST_PLAIN
}

/**
 * A form whose advertisement in one field stands in the fields of its headings, how to reach somebody, and the fields
 * that held an advertisement.
 */
export type PlacedAd = { form: VacancyForm; contact: string[]; fields: readonly string[] }

type Line = { target: Target; text: string }

/** The lines of a field by the headings above them; null for a field that holds no advertisement. */
const readAd = (text: string, field: PastedField): Line[] | null => {
  const lines = text
    .split('\n')
    .flatMap(splitAtHeadings)
    .map((line) => ({ heading: headingOf(line, field), line }))
  if (
    !isAd(
      lines.map(({ heading }) => heading),
      field,
    )
  )
    return null
  let target: Target = field
  return lines.flatMap(({ heading, line }) => {
    if (heading !== null) target = heading.target
    const words = heading?.rest ?? line
    return words === '' ? [] : [{ target, text: words }]
  })
}

/** Other fields of running text that the lines around a page get into. */
const COPIED = ['culture', 'team', 'history', 'mission', 'goals', 'contribution'] as const

const STORIES: ReadonlySet<Target> = new Set(['team', 'culture', 'mission', 'coreActivity'])

/** Spreads an advertisement with headings of its own over the fields; any other form stays as it is. */
export const placePastedAd = (typed: VacancyForm): PlacedAd => {
  const form = {
    ...typed,
    ...Object.fromEntries(COPIED.map((field) => [field, withoutSiteRemains(typed[field])])),
  }
  const placed: Partial<Record<Exclude<Target, 'contact'>, string>> = {}
  const moved: Line[] = []
  const fields: string[] = []
  for (const field of PASTED) {
    const ad = withoutSiteRemains(form[field])
    if (ad !== form[field]) placed[field] = ad
    const lines = readAd(ad, field)
    if (lines === null || lines.every(({ target }) => target === field)) continue
    fields.push(field)
    placed[field] = lines.flatMap(({ target, text }) => (target === field ? [text] : [])).join('\n')
    moved.push(...lines.filter(({ target }) => target !== field))
  }
  const linesFor = (target: Target) =>
    moved.flatMap((line) => (line.target === target ? [STORIES.has(target) ? withoutMark(line.text) : line.text] : []))
  for (const target of [...PASTED, 'team', 'culture', 'mission'] as const) {
    const lines = linesFor(target)
    if (lines.length > 0)
      placed[target] = [placed[target] ?? form[target], ...lines].filter((text) => text !== '').join('\n')
  }
  const fieldsWithoutCalls = PASTED.map((field) => [field, withoutCalls(placed[field] ?? form[field])])
  return {
    form: { ...form, ...placed, ...Object.fromEntries(fieldsWithoutCalls) },
    contact: linesFor('contact')
      .map(withoutMark)
      .flatMap((line) => splitSentences(line))
      .filter((sentence) => !isCall(sentence)),
    fields,
  }
}
