import type { Box, CvDocument, CvLine } from '../document/cv-document.ts'
import { namesLicence } from '../extras/driving-licences.ts'
import { isLanguage, tellsLanguages } from '../extras/language-text.ts'
import type { Piece } from '../pieces.ts'
import { boxOf, readOn } from '../quoting.ts'
import type { Read } from '../reading.ts'
import { isLevel } from './levels.ts'
import { standardOf } from './known-skills.ts'
import { skillsInText } from './skills-in-text.ts'
import { skillLines, type SkillLine } from './skill-lines.ts'
import { splitItems } from './split-items.ts'

const MOST = 500
const LONG_ITEM = 50
const FROM_TEXT = 12
/** What a text names once may be chance. */
const FEWEST_MENTIONS = 2

const boxesOf = (lines: readonly CvLine[], item: string): readonly Box[] => {
  const line = lines.find(({ text }) => text.includes(item))
  return line ? [boxOf(line, item)] : lines.map(({ box }) => box)
}

/** Items of a list; of a sentence the skills that it names. */
const itemsOf = (text: string): readonly string[] => {
  const items = splitItems(text)
  return text.length > LONG_ITEM && items.length === 0 ? skillsInText(text) : items
}

const readsOf = ({ lines, text }: SkillLine): readonly Read<string>[] =>
  isLevel(text) || tellsLanguages(text)
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
function fromText(lines: readonly Piece[]): readonly Read<string>[] {
  const told = lines.filter(({ kind }) => kind === 'experience' || kind === 'summary' || kind === 'projects')
  const mentions = told.flatMap(({ line, text }) => skillsInText(text).map((words) => readOn(line, words, words, 0.55)))
  return [...Map.groupBy(mentions, ({ value }) => standardOf(value)).values()]
    .flatMap((all) => (all.length >= FEWEST_MENTIONS ? all.slice(0, 1) : []))
    .slice(0, FROM_TEXT)
}

/** Skills in the order and the spelling of the CV, each once: those of its own list, and where it has none those of the text. */
export function readSkills(document: CvDocument, lines: readonly Piece[]): readonly Read<string>[] {
  const found = new Map<string, Read<string>>()
  const add = (read: Read<string>) => {
    const key = standardOf(read.value)
    if (!found.has(key) && key !== '') found.set(key, read)
  }
  for (const line of skillLines(document, lines)) for (const read of readsOf(line)) add(read)
  if (found.size === 0) for (const read of fromText(lines)) add(read)
  return [...found.values()].slice(0, MOST)
}
