import { readAgency } from '../facts/organisation.ts'
import type { VacancyForm } from '../form.ts'
import { sameKey } from '../language/join.ts'
import { withoutMark } from '../lists/marks.ts'
import { type ListPart, readList } from '../lists/read-list.ts'
import { breakLines } from './break-lines.ts'
import { writeClock } from './clock.ts'
import { isNote, withoutFlourish, withoutNotes } from './notes.ts'
import { type ItemPlace, type ListField, placeOfItem } from './sections-of-items.ts'
import { writeOut } from './shorthand.ts'
import { readTitle } from './title.ts'

/** A form as its recruiter meant it: shorthand written out, lists taken apart, each item in its own place. */
export type MendedForm = VacancyForm & {
  /** When one works, beside the hours. */
  shifts: string
  /** Where one works, beside the place. */
  workplace: string
  /** What stood in the title and belongs nowhere else. */
  remarks: string
  /** The agency that recruits for a client, or null. */
  agency: string | null
}

const FIELDS: readonly ListField[] = ['tasks', 'hardSkills', 'softSkills', 'benefits']

const write = (text: string) => writeClock(writeOut(text))

/** One part of a list as lines that are read back as the same part. */
const linesOfPart = (part: ListPart) => (part.kind === 'items' ? part.items.map((item) => `- ${item}`) : [part.text])

type Sorted = Record<ItemPlace, string[]>

/** A list field without notes; what belongs elsewhere goes to `sorted`. Unchanged when there is nothing to mend. */
function mendList(text: string, field: ListField, names: ReadonlySet<string>, sorted: Sorted): string {
  const broken = breakLines(text, names)
  const parts: ListPart[] = broken === null ? readList(text) : [{ kind: 'items', items: broken }]
  let changed = broken !== null
  const remaining = parts.map((part): ListPart => {
    if (part.kind !== 'items') return part
    const items = part.items.flatMap((item) => {
      const plain = withoutFlourish(item)
      if (isNote(plain)) {
        changed = true
        return []
      }
      const place = placeOfItem(plain, field)
      if (plain !== item || place !== field) changed = true
      if (place === field) return [plain]
      sorted[place].push(plain)
      return []
    })
    return { kind: 'items', items }
  })
  if (!changed) return text
  const lines = remaining.flatMap(linesOfPart)
  return lines.length === 1 ? withoutMark(lines[0] ?? '') : lines.join('\n')
}

const SHIFT_WORDS =
  /ploeg|dienst|\dx8|ochtend|avond|nacht|weekend|\d ?(?:u|uur)\b|fte|full-?time|part-?time|voltijds|deeltijds|\/5/i
const PLACE_WORDS = /^(?:regio|omgeving|te|in) /i

/** Puts what was cut from the title where it belongs, unless the form says it already. */
function placeRest(rest: readonly string[], form: VacancyForm, sorted: Sorted): string[] {
  const others = sameKey([form.location, form.hours, form.salary, form.hardSkills, form.tasks, form.benefits].join(' '))
  const unsaid = rest.filter((part) => !others.includes(sameKey(part.replace(/^(?:in|te|regio|omgeving) /i, ''))))
  return unsaid.filter((part) => {
    if (PLACE_WORDS.test(part)) sorted.workplace.push(part)
    else if (SHIFT_WORDS.test(part)) {
      if (form.hours === '' || !/\d ?(?:u|uur|uren)\b|fte|time|tijds/i.test(part)) sorted.shifts.push(part)
    } else return true
    return false
  })
}

const joined = (text: string, items: readonly string[]) =>
  items.length === 0 ? text : [...readList(text).flatMap(linesOfPart), ...items.map((item) => `- ${item}`)].join('\n')

/** The form mended for writing; what its recruiter meant isn't changed, and a neat form stays as it is. */
export function mendForm(form: VacancyForm): MendedForm {
  const sorted: Sorted = {
    tasks: [],
    hardSkills: [],
    softSkills: [],
    benefits: [],
    shifts: [],
    workplace: [],
    culture: [],
  }
  const { title, rest } = readTitle(form.title, form.location)
  const remarks = placeRest(rest, form, sorted)
  const lists = Object.fromEntries(
    FIELDS.map((field) => [field, mendList(write(form[field]), field, form.names, sorted)]),
  ) as Record<ListField, string>
  for (const field of FIELDS) lists[field] = joined(lists[field], sorted[field])
  const story = (text: string) => withoutFlourish(write(text))
  return {
    ...form,
    ...lists,
    title,
    salary: withoutNotes(writeOut(form.salary)),
    hours: withoutNotes(write(form.hours)),
    location: withoutNotes(writeOut(form.location)),
    culture: [story(form.culture), ...sorted.culture].filter((text) => text !== '').join('\n'),
    team: story(form.team),
    history: story(form.history),
    coreActivity: story(form.coreActivity),
    shifts: sorted.shifts.join('\n'),
    workplace: sorted.workplace.join('\n'),
    remarks: remarks.join('; '),
    agency: readAgency(form.organisation, [form.coreActivity, form.history, form.culture, form.tasks].join('\n')),
  }
}
