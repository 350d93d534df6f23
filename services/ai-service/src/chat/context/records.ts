import type { Leaf } from './leaves.ts'
import type { Unit } from './units.ts'

export type DraftedField = { leaf: Leaf; units: Omit<Unit, 'side' | 'order' | 'asked'>[] }

const SHORT = 120
const NAMES = /^(?:naam|name|title|titel|full_?name|label|subject|onderwerp|kandidaatnaam)$/i
const SPEAKERS = /^(?:speaker|spreker|from|van|author)$/i
const TIMES = /^(?:start|begin|tijd|time|timestamp|starttime)$/i
const UNREAD = /^(?:id|uuid|uid|.*_id|created_at|updated_at|photo|thumbnail|end|einde|confidence|status)$/i

const lastKey = ({ path }: Leaf) => path.at(-1) ?? ''
const isIndex = (key: string) => /^\d+$/.test(key)
const minutes = (text: string) =>
  /^\d+(?:\.\d+)?$/.test(text)
    ? `${Math.floor(Number(text) / 60)}:${String(Math.floor(Number(text) % 60)).padStart(2, '0')}`
    : text

const isShort = ({ leaf, units }: DraftedField) =>
  units.length === 1 &&
  (units[0]?.text.length ?? 0) <= SHORT &&
  !units[0]?.speaker &&
  !isIndex(lastKey(leaf)) &&
  !UNREAD.test(lastKey(leaf))
const textOf = ({ units }: DraftedField) => units.map(({ text }) => text).join(' ')

/** A segment of a recording: its text gets the speaker and the time. */
const asSpeech = (fields: DraftedField[]): DraftedField[] | null => {
  const speaker = fields.find(({ leaf }) => SPEAKERS.test(lastKey(leaf)))
  if (!speaker) return null
  const name = textOf(speaker)
  const time = fields.find(({ leaf }) => TIMES.test(lastKey(leaf)))
  const when = time ? minutes(textOf(time)) : ''
  return fields
    .filter((field) => field !== speaker && field !== time && !UNREAD.test(lastKey(field.leaf)))
    .map(({ leaf, units }) => ({
      leaf,
      units: units.map((unit) => ({
        ...unit,
        speaker: name,
        sources: unit.sources.map((source) => ({
          ...source,
          label: [source.label.split(',')[0]?.replace(/ \d+$/, ''), name, when].filter(Boolean).join(', '),
        })),
      })),
    }))
}

/** The short fields of one record as one unit: 'Planner, Bouwhuis, 2019 – 2022', with a source for each. */
const joinShortFields = (fields: DraftedField[]): DraftedField[] => {
  const short = fields.filter(isShort)
  const [first] = short
  if (!first || short.length < 2) return fields
  const parts = short.flatMap(({ units }) => units)
  const [model] = parts
  if (!model) return fields
  const recordUnit = {
    ...model,
    text: parts.map(({ text }) => text).join(', '),
    sources: parts.flatMap(({ sources }) => sources),
    keys: [...new Set(parts.flatMap(({ keys }) => keys.split(' ')))].join(' '),
  }
  const joinedFields = new Set(short)
  return [{ leaf: first.leaf, units: [recordUnit] }, ...fields.filter((field) => !joinedFields.has(field))]
}

const ofOneRecord = (fields: DraftedField[]): DraftedField[] => {
  const speech = asSpeech(fields)
  if (speech) return speech
  const name = fields.find((field) => NAMES.test(lastKey(field.leaf)) && isShort(field))
  const recordName = name ? textOf(name) : ''
  return joinShortFields(fields).map(({ leaf, units }) => ({
    leaf,
    units: units.map((unit) => ({ ...unit, heading: [recordName, unit.heading].filter(Boolean).join(' ') })),
  }))
}

/** Joins the short fields of each object of a list. */
export const joinRecords = (drafted: DraftedField[]): DraftedField[] => {
  const groups: DraftedField[][] = []
  for (const field of drafted) {
    const last = groups.at(-1)
    if (last && field.leaf.record !== null && last[0]?.leaf.record === field.leaf.record) last.push(field)
    else groups.push([field])
  }
  return groups.flatMap((fields) => (fields[0]?.leaf.record ? ofOneRecord(fields) : fields))
}
