import { patternOf } from '../lexicon/lexicon.ts'
import type { CvDocument, CvLine } from '@wervio/cv-document'
import type { LinePiece } from '../pieces.ts'
import { kindOfHeading } from '../sections/known-heading.ts'
import { bodyStyleOf, isAllCapitals, styleOf } from '../sections/line-style.ts'
import { isCommonGivenName } from './given-names.ts'
import { isWrittenAsName, latinHalf, nameIn, properWords, readsAsProse } from './name-shape.ts'
import { inSpokenOrder } from './name-order.ts'
import { namesJob } from '../words/job-likeness.ts'
import { namesOrganisation } from './organisation-words.ts'
import { agreement, doubled, isOther, judged, type NameCandidate, type NameEvidence } from './name-score.ts'

const TITLE_OF_DOCUMENT = new RegExp(
  String.raw`^(?:(?:europass|persoonlijk|personal|mijn)\s+)?${patternOf('document-titles')}(?![\p{L}])[\s:|,–—-]*(?:(?:van|of|von|for|de|di)\s+(?=\p{Lu}))?`,
  'iu',
)
const BEHIND_NAME = new RegExp(String.raw`(?:['’]s?)?[\s,|–—-]+${patternOf('document-titles', 'title')}$`, 'iu')
/** Of lines of the first page: a name isn't looked for behind. */
const MOST_INDEX = 180
const LONGEST = 160
/** Lines in which a slogan above the name may pass for a heading. */
const TOP = 4
/** Than the text: type in which a part of a name may be set. */
const LARGER = 1.15

/** The words in the type with which a line begins: 'Jan de Vries' of '**Jan de Vries** Verpleegkundige'. */
const inFirstType = ({ spans }: CvLine): string => {
  const [first] = spans
  const other = spans.findIndex(
    ({ size, bold, text }) =>
      first !== undefined &&
      text.trim() !== '' &&
      (bold !== first.bold || Math.abs(size - first.size) > first.size * 0.1),
  )
  return other < 1
    ? ''
    : spans
        .slice(0, other)
        .map(({ text }) => text)
        .join('')
        .trim()
}

/**
 * Whether the words behind the first type are more of the name: 'Anna' in thin and 'de Wit' in bold letters of one
 * size.
 */
const isOneName = (line: CvLine): boolean => {
  const name = nameIn(line.text.replace(/-$/, ''))
  const [first] = line.spans
  const even =
    first !== undefined &&
    line.spans.every(({ size, text }) => text.trim() === '' || Math.abs(size - first.size) <= first.size * 0.1)
  return (
    even &&
    name !== null &&
    isWrittenAsName(name) &&
    !readsAsProse(name) &&
    !isOther(name) &&
    !namesJob(name) &&
    !namesOrganisation(name)
  )
}

/** Lines of other columns that may come between the two of a name. */
const MOST_BETWEEN = 6

/** Whether a line stands to the left or the right of another, on a page of paper. */
const beside = ({ box, region }: CvLine, other: CvLine) =>
  region === other.region &&
  box.width > 0 &&
  (box.x > other.box.x + other.box.width || box.x + box.width < other.box.x) &&
  Math.abs(box.y - other.box.y) > 2

/**
 * Lines that read as one name: 'JAN' and 'DE VRIES', one under the other in the same type or both larger than the text.
 */
const joined = (lines: readonly CvLine[], at: number, body: number): readonly (readonly CvLine[])[] => {
  const first = lines[at]
  if (!first) return []
  const groups: CvLine[][] = [[first]]
  if (kindOfHeading(first.text) !== undefined) return groups
  let last = first
  for (const line of lines.slice(at + 1, at + 1 + MOST_BETWEEN)) {
    if (beside(line, last)) continue
    const nearSize =
      Math.abs(line.size - first.size) <= first.size * 0.15 || (line.size > body * LARGER && first.size > body * LARGER)
    if (
      groups.length > 2 ||
      line.region !== first.region ||
      !nearSize ||
      line.box.page !== first.box.page ||
      line.text.length > 40 ||
      line.gap > 1.6 ||
      kindOfHeading(line.text) !== undefined
    )
      break
    groups.push([...(groups.at(-1) ?? []), line])
    last = line
  }
  return groups
}

const wordsIn = (text: string) => properWords(nameIn(text) ?? '').filter(Boolean).length
/** Of the words of a text, how many the e-mail address or the profile has. */
const agreedWords = (text: string, evidence: NameEvidence) => agreement(text, evidence) * wordsIn(text)

/**
 * Whether lines may be one name: one of them is a single word, the first has given names alone, or the e-mail address
 * has words of each.
 */
const isTorn = (lines: readonly CvLine[], text: string, evidence: NameEvidence) =>
  lines.length < 2 ||
  lines.some((line) => wordsIn(line.text) < 2) ||
  properWords(nameIn(lines[0]?.text ?? '') ?? '').every(isCommonGivenName) ||
  agreedWords(text, evidence) > Math.max(...lines.map((line) => agreedWords(line.text, evidence))) + 0.5

/** Lines that stand or look like a name, most of all on top of the first page. */
export const prominent = (
  document: CvDocument,
  zoned: readonly LinePiece[],
  evidence: NameEvidence,
): NameCandidate[] => {
  const kinds = new Map(zoned.map(({ line, kind }) => [line, kind]))
  const firstPage = document.lines.filter(({ box, text }) => box.page === 1 && text.length <= LONGEST).slice(0, 400)
  const body = bodyStyleOf(document).size || 1
  const largest = Math.max(...firstPage.map(({ size }) => size), 1)
  return firstPage.flatMap((line, at) => {
    const kind = kinds.get(line)
    const larger = line.size / body
    const early = at < 12
    const agrees =
      line.text.length < 40 &&
      kind !== 'references' &&
      properWords(line.text).length > 1 &&
      agreement(line.text, evidence) === 1
    if (
      !(early || agrees || larger > 1.25 || kind === 'header' || kind === 'personal') ||
      at > MOST_INDEX ||
      line.bullet
    )
      return []
    const byPlace = Math.max(0, 1.6 - at * 0.16) + (line.box.y < 150 && document.kind === 'pdf' ? 0.5 : 0)
    const byLook = (line.bold ? 0.3 : 0) + (isAllCapitals(line.text) ? 0.2 : 0)
    const inText =
      kind === undefined || kind === 'header' || kind === 'personal'
        ? 0
        : larger > 1.5 || (kind !== 'references' && at < TOP)
          ? -0.5
          : -2.5
    return joined(firstPage, at, body).flatMap((lines, more) => {
      const size = Math.max(...lines.map((each) => each.size))
      // A Word file may not say how large its letters are.
      const bySize =
        size === 0 ? 0 : Math.min(3, (size / body - 1) * 2.2) + (size >= largest * 0.98 && size > body * 1.15 ? 1.5 : 0)
      const text = lines
        .map((each) => each.text)
        .join(' ')
        .replace(/(?<=\p{L}-) (?=\p{L})/gu, '')
      const bare = text.replace(TITLE_OF_DOCUMENT, '').replace(BEHIND_NAME, '')
      const alike =
        (new Set(lines.map(styleOf)).size === 1 && larger > 1.25) ||
        (more > 0 && lines.every((each) => each.size > body * 1.4))
      const evenly = lines.every(({ size: one }) => one > body * 1.4 && Math.abs(one - line.size) <= line.size * 0.03)
      const mixed = lines.some(({ text: one }) => more > 0 && isOther(one) && agreement(one, evidence) === 0) ? -3 : 0
      const level = lines.every(({ box }) => Math.abs(box.y - line.box.y) < 2)
      const base =
        bySize +
        byPlace +
        byLook +
        inText +
        mixed +
        (isTorn(lines, text, evidence) ? more * (alike || level ? (evenly ? 0.9 : 0.3) : -0.35) : -1.5)
      const hyphened = more > 0 && lines.slice(0, -1).every((each) => /\p{L}-$/u.test(each.text)) ? 1 : 0
      const titled = hyphened + (bare !== text && bare !== '' ? 1.5 : 0)
      const beginning = bare.split(/\s*[|•·]\s*|\s+(?:[–—~-]|\/{1,2})\s+|,\s+|\t/)[0] ?? ''
      const typed = more > 0 || !inFirstType(line).includes(' ') ? '' : inFirstType(line).replace(TITLE_OF_DOCUMENT, '')
      const marked = typed === '' ? [] : judged(typed, lines, base + titled + (isOneName(line) ? -1 : 0.2), evidence)
      const behind = beginning === bare ? [] : judged(beginning, lines, base + titled - 0.3, evidence)
      const latin = latinHalf(bare)
      const twice = latin === null ? [] : judged(latin, lines, base + titled + 0.2, evidence)
      const turned = inSpokenOrder(bare, evidence.email, null)
      const inOrder =
        turned === null
          ? []
          : judged(turned, lines, base + titled + 0.2, evidence).map((candidate) => ({ ...candidate, quote: bare }))
      return [
        ...(bare === '' ? [] : judged(bare, lines, base + titled, evidence)),
        ...marked,
        ...behind,
        ...doubled(bare, lines, base + titled, evidence),
        ...inOrder,
        ...twice,
      ]
    })
  })
}
