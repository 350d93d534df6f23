import type { ConceptKind, LabelKind } from '../taxonomy.ts'
import { cleanLabel, LONGEST_LABEL } from './clean-label.ts'
import type { PackageFile } from './find-files.ts'
import type { Row } from './read-rows.ts'
import type { Tally } from './tally.ts'

export type LabelEntry = { language: string; kind: LabelKind; label: string }

export type ConceptEntry = {
  uri: string
  kind: ConceptKind
  isco_group: string | null
  skill_type: string | null
  reuse_level: string | null
  labels: LabelEntry[]
}

const KIND_BY_TYPE: ReadonlyMap<string, ConceptKind> = new Map([
  ['occupation', 'occupation'],
  ['knowledgeskillcompetence', 'skill'],
  ['skillgroup', 'skill-group'],
  ['iscogroup', 'isco-group'],
])
const KIND_BY_URI: readonly [RegExp, ConceptKind][] = [
  [/\/isco\/C?\d{1,4}$/i, 'isco-group'],
  [/\/isced-f\//i, 'skill-group'],
  [/\/occupation\//i, 'occupation'],
]
const KIND_BY_FILE: readonly [RegExp, ConceptKind][] = [
  [/skillGroups_[^/]*$/i, 'skill-group'],
  [/skills_[^/]*$/i, 'skill'],
]
const SKILL_URI = /\/skill\//i
const USABLE_URI = /^https?:\/\/[^\s\p{Cc}<>"`{}|\\^]{3,300}$/u
const OBSOLETE = /^(?:obsolete|deprecated)$/i
const LANGUAGE = /^[a-z]{2,3}$/

export const isUsableUri = (uri: string): boolean => USABLE_URI.test(uri)

const kindOf = (uri: string, type: string, file: string): ConceptKind | null =>
  KIND_BY_TYPE.get(type.toLowerCase()) ??
  KIND_BY_URI.find(([pattern]) => pattern.test(uri))?.[1] ??
  KIND_BY_FILE.find(([pattern]) => pattern.test(file))?.[1] ??
  (SKILL_URI.test(uri) ? 'skill' : null)

/** Digits of an ISCO code; ESCO writes some with a 'C' before them. */
const iscoCode = (code: string): string | null => /^C?(\d{1,4})$/i.exec(code.trim())?.[1] ?? null

const iscoGroupOf = (kind: ConceptKind, uri: string, row: Row): string | null => {
  if (kind === 'occupation') return iscoCode(row.cell('iscoGroup'))
  return kind === 'isco-group' ? (iscoCode(row.cell('code')) ?? iscoCode(uri.slice(uri.lastIndexOf('/') + 1))) : null
}

const wordOrNull = (text: string): string | null => cleanLabel(text).slice(0, LONGEST_LABEL) || null

/** Reads the labels of a row, without those that are empty, too long or there twice. */
const labelsOf = (row: Row, language: string, tally: Tally): LabelEntry[] => {
  const labels = new Map<string, LabelEntry>()
  const add = (kind: LabelKind, text: string) => {
    const label = cleanLabel(text)
    if (label === '') return tally.leaveOut('labels that were empty')
    if (label.length > LONGEST_LABEL) return tally.leaveOut('labels that were too long')
    if (label !== text.trim().normalize('NFC')) tally.clean()
    if (labels.has(label)) return tally.leaveOut('labels that were there already')
    labels.set(label, { language, kind, label })
  }
  add('preferred', row.cell('preferredLabel'))
  // An empty cell is a concept without such labels, and a line break at its end none either.
  const lines = (column: string) =>
    row
      .cell(column)
      .split(/[\r\n]+/)
      .filter((line) => line.trim() !== '')
  for (const line of lines('altLabels')) add('alternative', line)
  for (const line of lines('hiddenLabels')) add('hidden', line)
  return [...labels.values()]
}

/** The concept of a row with its labels; null when the row can't be used, which the tally then counts. */
export const conceptOfRow = (row: Row, file: PackageFile, tally: Tally): ConceptEntry | null => {
  const uri = row.cell('conceptUri').trim()
  const kind = kindOf(uri, row.cell('conceptType').trim(), file.name)
  const language = (row.cell('language') || file.language || '').trim().toLowerCase()
  const refuse = (reason: Parameters<Tally['leaveOut']>[0]) => {
    tally.leaveOut(reason)
    return null
  }
  if (!isUsableUri(uri)) return refuse('rows without a usable URI')
  if (!kind) return refuse('rows of an unknown kind of concept')
  if (OBSOLETE.test(row.cell('status').trim())) return refuse('rows that ESCO marks as obsolete')
  if (!LANGUAGE.test(language)) return refuse('rows without a language')
  return {
    uri,
    kind,
    isco_group: iscoGroupOf(kind, uri, row),
    skill_type: wordOrNull(row.cell('skillType')),
    reuse_level: wordOrNull(row.cell('reuseLevel')),
    labels: labelsOf(row, language, tally),
  }
}
