import type { Box, CvDocument, CvLine } from '../document/cv-document.ts'
import type { Piece } from '../pieces.ts'
import { boxOf, readOn } from '../quoting.ts'
import type { Read } from '../reading.ts'
import { isLevel } from './levels.ts'
import { standardOf } from './known-skills.ts'
import { skillsInText } from './skills-in-text.ts'
import { skillLines, type SkillLine } from './skill-lines.ts'
import { splitItems } from './split-items.ts'

/** With fewer than these in a section of their own, those of the running text are added. */
const ENOUGH = 4
const MOST = 500
const FROM_TEXT = 25

const boxesOf = (lines: readonly CvLine[], item: string): readonly Box[] => {
  const line = lines.find(({ text }) => text.includes(item))
  return line ? [boxOf(line, item)] : lines.map(({ box }) => box)
}

const readsOf = ({ lines, text }: SkillLine): readonly Read<string>[] =>
  isLevel(text) ? [] : splitItems(text).map((item) => ({ value: item, confidence: standardOf(item) === item ? 0.95 : 0.88, quote: item, boxes: boxesOf(lines, item) }))

/** Skills in the order and the spelling of the CV, each once: those of its own list, and where it has none those of the text. */
export function readSkills(document: CvDocument, lines: readonly Piece[]): readonly Read<string>[] {
  const found = new Map<string, Read<string>>()
  const add = (read: Read<string>) => {
    const key = standardOf(read.value)
    if (!found.has(key) && key !== '') found.set(key, read)
  }
  for (const line of skillLines(document, lines)) for (const read of readsOf(line)) add(read)
  if (found.size < ENOUGH) {
    let taken = 0
    for (const { line, text } of lines.filter(({ kind }) => kind === 'experience' || kind === 'summary' || kind === 'projects' || kind === 'header')) {
      if (taken >= FROM_TEXT) break
      for (const words of skillsInText(text)) {
        taken += 1
        add(readOn(line, words, words, 0.55))
      }
    }
  }
  return [...found.values()].slice(0, MOST)
}
