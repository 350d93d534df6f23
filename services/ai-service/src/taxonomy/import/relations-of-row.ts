import type { RelationKind } from '../index/create-taxonomy.ts'
import type { Shape } from './file-shapes.ts'
import type { Row } from './read-rows.ts'
import type { Tally } from './tally.ts'

/** Two concepts by their URIs; of `broader` the target is the broader one. */
export type RelationEntry = { kind: RelationKind; source: string; target: string }

/** ESCO's tree of skills has four levels. */
const LEVELS = [0, 1, 2, 3]

const ofLevels = (row: Row): RelationEntry[] => {
  const uris = LEVELS.map((level) => row.cell(`Level ${level} URI`).trim()).filter((uri) => uri !== '')
  const [target, source] = uris.slice(-2)
  return target === undefined || source === undefined ? [] : [{ kind: 'broader', source, target }]
}

const ofSkills = (row: Row, source: string, target: string, tally: Tally): RelationEntry[] => {
  const kind = row.cell('relationType').trim().toLowerCase()
  if (kind === 'essential' || kind === 'optional')
    return [{ kind, source: row.cell(source).trim(), target: row.cell(target).trim() }]
  tally.leaveOut('relations of an unknown kind')
  return []
}

/** The relations that a row of a file of this shape tells of; none of what is empty. */
export const relationsOfRow = (row: Row, shape: Exclude<Shape, 'concepts'>, tally: Tally): RelationEntry[] => {
  if (shape === 'hierarchy') return ofLevels(row)
  if (shape === 'occupation skills') return ofSkills(row, 'occupationUri', 'skillUri', tally)
  if (shape === 'skill skills') return ofSkills(row, 'originalSkillUri', 'relatedSkillUri', tally)
  return [{ kind: 'broader', source: row.cell('conceptUri').trim(), target: row.cell('broaderUri').trim() }]
}
