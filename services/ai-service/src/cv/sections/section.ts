import type { CvLine } from '@wervio/cv-document'
import type { SectionKind } from './section-kind.ts'

/** The lines under one heading, in reading order. 'header' are those before the first heading of the document. */
export type CvSection = { kind: SectionKind; heading: CvLine | null; lines: readonly CvLine[] }

/** A section whose lines are still being collected. */
export type OpenSection = { kind: SectionKind; heading: CvLine | null; lines: CvLine[] }
