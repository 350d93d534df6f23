import { wordSetOf } from '../lexicon/lexicon.ts'
import { wordsOfHeading } from './heading-key.ts'
import type { SectionKind } from './section-kind.ts'

/** Headings that may also be a line within a section: a label in a job, the name of a school, a skill. */
const looseWordings = wordSetOf('loose-headings')

/** True for words that, alone on a line, are nearly always a heading: 'Werkervaring', not 'Software'. */
export const isFirmWording = (text: string): boolean => !looseWordings.has((wordsOfHeading(text) ?? []).join(''))

const firmKinds: readonly SectionKind[] = [
  'experience',
  'education',
  'languages',
  'references',
  'interests',
  'certificates',
  'skills',
  'summary',
  'personal',
]

/** True for kinds whose heading ends any section. */
export const isFirmKind = (kind: SectionKind): boolean => firmKinds.includes(kind)
