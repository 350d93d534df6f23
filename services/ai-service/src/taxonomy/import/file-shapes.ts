/** What a file of the package holds. */
export type Shape = 'concepts' | 'hierarchy' | 'occupation skills' | 'skill skills' | 'broader'

type ShapeOfFile = { shape: Shape; name: RegExp; columns: readonly string[] }

/** In the order of reading: a relation is stored when both its concepts are there. */
const SHAPES: readonly ShapeOfFile[] = [
  {
    shape: 'concepts',
    name: /^(?:skills|occupations|skillGroups|ISCOGroups)_/i,
    columns: ['conceptUri', 'preferredLabel'],
  },
  { shape: 'hierarchy', name: /^skillsHierarchy_/i, columns: ['Level 0 URI', 'Level 1 URI'] },
  {
    shape: 'occupation skills',
    name: /^occupationSkillRelations_/i,
    columns: ['occupationUri', 'relationType', 'skillUri'],
  },
  {
    shape: 'skill skills',
    name: /^skillSkillRelations_/i,
    columns: ['originalSkillUri', 'relationType', 'relatedSkillUri'],
  },
  { shape: 'broader', name: /^broaderRelations/i, columns: ['conceptUri', 'broaderUri'] },
]

/** Files of the package that repeat others or describe it. */
const NOT_NEEDED = /^(?:conceptSchemes|dictionary|greenShareOcc|\w+Collection)_/i

/** A name of a column as it is compared: `concept_uri` and `conceptUri` are one. */
export const columnKey = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '')

export const isNotNeeded = (file: string): boolean => NOT_NEEDED.test(file)

/** By its name, as the Commission publishes it; null for another name. */
export const shapeByName = (file: string): Shape | null => SHAPES.find(({ name }) => name.test(file))?.shape ?? null

/** By its columns, for a file of another name; null when none fits. */
export const shapeByColumns = (header: readonly string[]): Shape | null => {
  const columns = new Set(header.map(columnKey))
  return SHAPES.find((one) => one.columns.every((column) => columns.has(columnKey(column))))?.shape ?? null
}

/** The columns without which a file of this shape can't be read, in the spelling of the package. */
export const columnsOf = (shape: Shape): readonly string[] => SHAPES.find((one) => one.shape === shape)?.columns ?? []

export const readingOrder = (shape: Shape): number => SHAPES.findIndex((one) => one.shape === shape)

/** The language in a name such as `skills_nl.csv` or `occupations_en_labels.csv`; null without one. */
export const languageByName = (file: string): string | null =>
  /_([a-z]{2,3})(?![a-z])/i.exec(file)?.[1]?.toLowerCase() ?? null
