import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { intakeFields, type IntakeField } from '@wervio/contracts'

/** The letter before a row of a labelled text, and the field its words belong to. */
const FIELD_OF_LETTER: Readonly<Record<string, IntakeField>> = {
  t: 'specific_tasks',
  b: 'benefits',
  h: 'hard_skills',
  s: 'soft_skills',
  k: 'core_activity',
  g: 'history',
  m: 'team_composition',
  c: 'company_culture',
  v: 'mission_vision_values',
  w: 'social_contribution',
}

/** A sentence or item with the fields it may go to; none for what belongs nowhere, null where readers may differ. */
export type LabelledRow = { text: string; fields: readonly IntakeField[] | null }

/** A vacancy text as somebody pastes it, with the right values of short fields, each in all its right wordings. */
export type LabelledText = {
  name: string
  text: string
  facts: ReadonlyMap<IntakeField, readonly string[]>
  rows: readonly LabelledRow[]
}

const isField = (name: string): name is IntakeField => intakeFields.some((field) => field === name)

const ROW = /^(\+?)([-?]|[a-z](?:\/[a-z])*)\|(.*)$/

/**
 * A file is `field: wording | wording` for each short field ('-' where the text has none, nothing where readers may
 * differ), then `---`, then the text with a letter before each row. '+' puts a row behind the one before it.
 */
const parseLabelled = (name: string, source: string): LabelledText => {
  const [head = '', body = ''] = source.split('\n---\n')
  const facts = new Map<IntakeField, readonly string[]>()
  for (const line of head.split('\n')) {
    const [field = '', ...values] = line.split(/: ?/)
    const value = values.join(': ').trim()
    if (!isField(field)) throw new Error(`${name}: ${field} is no field`)
    if (value !== '') facts.set(field, value === '-' ? [] : value.split(' | '))
  }
  let text = ''
  const rows: LabelledRow[] = []
  for (const line of body.trimEnd().split('\n')) {
    const [, joined, letters = '', words = ''] = ROW.exec(line) ?? []
    if (joined === undefined) throw new Error(`${name}: no letter before ${line}`)
    text += `${text === '' ? '' : joined === '+' ? ' ' : '\n'}${words}`
    const fields = letters === '-' ? [] : letters.split('/').flatMap((letter) => FIELD_OF_LETTER[letter] ?? [])
    rows.push({ text: words, fields: letters === '?' ? null : fields })
  }
  return { name, text, facts, rows }
}

/** `kept`: written before there were rules, and never looked at to make one. */
export const labelledTexts = (half: 'kept' | 'tuned'): LabelledText[] =>
  readdirSync(join(import.meta.dirname, half))
    .toSorted()
    .map((file) => parseLabelled(basename(file, '.txt'), readFileSync(join(import.meta.dirname, half, file), 'utf8')))
