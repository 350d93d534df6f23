import type { SensitiveFinding, SensitiveKind } from '@wervio/contracts'
import type { Box, CvDocument, CvLine } from '@wervio/cv-document'
import { everyLine } from '../pieces.ts'
import { boxOf } from '../quote-boxes.ts'
import { placeOf } from '../field-reading.ts'
import type { CvSection } from '../sections/sections.ts'
import { findSensitive } from './find-sensitive.ts'
import { withTornSentences } from './torn-sentences.ts'

type Stretch = { from: number; to: number }

/**
 * A CV without its sensitive words, in the same sections; `findings` name the kinds of those words, never their text.
 */
export type CleanedCv = { document: CvDocument; sections: readonly CvSection[]; findings: readonly SensitiveFinding[] }

const without = (line: CvLine, stretches: readonly Stretch[]): CvLine | null => {
  let remaining = ''
  let from = 0
  for (const stretch of stretches.toSorted((a, b) => a.from - b.from)) {
    if (stretch.from > from) remaining += line.text.slice(from, stretch.from)
    from = Math.max(from, stretch.to)
  }
  const text = (remaining + line.text.slice(from))
    .replace(/\s+/g, ' ')
    .replace(/\(\s*\)|\s+(?=[,.;)])/g, '')
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .replace(/^[\s,;]+/, '')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  return { ...line, text, spans: [{ text, box: line.box, size: line.size, bold: line.bold, italic: line.italic }] }
}

const findingsOf = (
  document: CvDocument,
  words: readonly { kind: SensitiveKind; box: Box }[],
): readonly SensitiveFinding[] => {
  const byKind = Map.groupBy(
    [...words, ...document.pictures.map((box) => ({ kind: 'photo' as const, box }))],
    ({ kind }) => kind,
  )
  return [...byKind].map(([kind, ofKind]) => ({
    kind,
    places: ofKind.flatMap(({ box }) => placeOf(document, box) ?? []).slice(0, 50),
  }))
}

/** Cuts sensitive words from every line, so that no field or text of the answer can contain them. */
export const cutSensitive = (document: CvDocument, sections: readonly CvSection[]): CleanedCv => {
  const pieces = everyLine(document, sections)
  const sensitiveStretches = findSensitive(pieces)
  const stretches = Map.groupBy(withTornSentences(pieces, sensitiveStretches), ({ line }) => line)
  const cleanedLines = new Map<CvLine, CvLine | null>(
    [...stretches].map(([line, lineStretches]) => [line, without(line, lineStretches)]),
  )
  const clean = (lines: readonly CvLine[]) =>
    lines.flatMap((line) => (cleanedLines.has(line) ? (cleanedLines.get(line) ?? []) : line))
  const lines = clean(document.lines)
  const positions = new Map(lines.map((line, index) => [line, index]))
  const links = document.links.map((link) => {
    const line = link.line === null ? undefined : document.lines[link.line]
    const cleanedLine = line && (cleanedLines.has(line) ? cleanedLines.get(line) : line)
    return { ...link, line: cleanedLine ? (positions.get(cleanedLine) ?? null) : null }
  })
  const findings = findingsOf(
    document,
    sensitiveStretches.map(({ kind, line, from, to }) => ({ kind, box: boxOf(line, line.text.slice(from, to)) })),
  )
  return {
    document: { ...document, lines, links },
    sections: sections.map((section) => ({
      ...section,
      heading: section.heading && (cleanedLines.get(section.heading) ?? section.heading),
      lines: clean(section.lines),
    })),
    findings,
  }
}
