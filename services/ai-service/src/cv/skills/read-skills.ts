import type { Box, CvDocument, CvLine } from '@wervio/cv-document'
import { namesLicence } from '../extras/driving-licences.ts'
import { isLanguage, listsOnlyLanguages } from '../extras/language-text.ts'
import type { LinePiece } from '../pieces.ts'
import { boxOf, readOn } from '../quote-boxes.ts'
import type { FieldReading } from '../field-reading.ts'
import { isLevel } from './levels.ts'
import { standardOf } from './known-skills.ts'
import { skillsInText } from './skills-in-text.ts'
import { skillLines, type SkillLine } from './skill-lines.ts'
import { splitItems } from './split-items.ts'

const MOST = 500
const LONG_ITEM = 50
const FROM_TEXT = 12
/** A single mention of a skill in running text may be chance. */
const FEWEST_MENTIONS = 2

const boxesOf = (lines: readonly CvLine[], item: string): readonly Box[] => {
  const line = lines.find(({ text }) => text.includes(item))
  return line ? [boxOf(line, item)] : lines.map(({ box }) => box)
}

/** The items of a list, or the skills that a sentence names. */
const itemsOf = (text: string): readonly string[] => {
  const items = splitItems(text)
  return text.length > LONG_ITEM && items.length === 0 ? skillsInText(text) : items
}

const readsOf = ({ lines, text }: SkillLine): readonly FieldReading<string>[] =>
  isLevel(text) || listsOnlyLanguages(text)
    ? []
    : itemsOf(text)
        .filter((item) => !isLanguage(item) && !namesLicence(item))
        .map((item) => ({
          value: item,
          confidence: standardOf(item) === item ? 0.95 : 0.88,
          quote: item,
          boxes: boxesOf(lines, item),
        }))

/** Skills that the work experience and the profile name more than once. */
const skillsOfProse = (lines: readonly LinePiece[]): readonly FieldReading<string>[] => {
  const prose = lines.filter(({ kind }) => kind === 'experience' || kind === 'summary' || kind === 'projects')
  const mentions = prose.flatMap(({ line, text }) =>
    skillsInText(text).map((words) => readOn(line, words, words, 0.55)),
  )
  return [...Map.groupBy(mentions, ({ value }) => standardOf(value)).values()]
    .flatMap((sameSkill) => (sameSkill.length >= FEWEST_MENTIONS ? sameSkill.slice(0, 1) : []))
    .slice(0, FROM_TEXT)
}

/** Skills in the order and spelling of the CV, each once: those of its lists, or of its text if it has no lists. */
export const readSkills = (document: CvDocument, lines: readonly LinePiece[]): readonly FieldReading<string>[] => {
  const skills = new Map<string, FieldReading<string>>()
  const add = (reading: FieldReading<string>) => {
    const key = standardOf(reading.value)
    if (!skills.has(key) && key !== '') skills.set(key, reading)
  }
  for (const line of skillLines(document, lines)) for (const reading of readsOf(line)) add(reading)
  if (skills.size === 0) for (const reading of skillsOfProse(lines)) add(reading)
  return [...skills.values()].slice(0, MOST)
}
