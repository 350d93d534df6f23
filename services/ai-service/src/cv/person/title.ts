import { patternOf } from '../lexicon/lexicon.ts'
import { labelled } from '../labels.ts'
import { isOwn, piecesOf, type LinePiece } from '../pieces.ts'
import { readOn, readOver } from '../quote-boxes.ts'
import type { FieldReading } from '../field-reading.ts'
import { kindOfHeading } from '../sections/known-heading.ts'
import { styleOf } from '../sections/line-style.ts'
import { offersInOrder, type Trace } from '../trace.ts'
import { countryOf, isAmericanState } from './countries.ts'
import { namesJob } from '../words/job-likeness.ts'
import { isPlace } from './places.ts'

const LABEL =
  /^(?:(?:huidige |gewenste |beoogde |gezochte |laatste )?functie(?:titel)?|functienaam|beroep|profession|job title|current (?:position|role|job)|desired (?:position|role)|position|rol|role|titel)(?![\p{L}])/iu
const DETAIL = new RegExp(
  String.raw`^[:：]|^(?:${patternOf('personal-labels', 'name', 'contact', 'place', 'person', 'more')}|plaats|location|contact|mail|talen|profiel|geloof|bsn)(?!\p{L})`,
  'iu',
)
const CONTACT =
  /@|https?:|www\.|\.(?:nl|com|be|io|dev|net|org)\b|\d{4}|^[\d\s()+.-]+$|linkedin|github|^(?:tel|mob|e-?mail|adres|geboren|telefoon|curriculum|cv\b)/iu
const LABELLED = /^[\p{L} ]{2,25}:/u
const SENTENCE = /[.!?]$|[.!?]\s+\p{L}/u
const LONGEST = 90
const NEAR_NAME = 4

const isHeadline = ({ text }: LinePiece): boolean => {
  if (
    text.length < 3 ||
    text.length > LONGEST ||
    LABELLED.test(text) ||
    DETAIL.test(text) ||
    CONTACT.test(text) ||
    !/\p{L}{2}/u.test(text)
  )
    return false
  if (text.length > 60 && SENTENCE.test(text)) return false
  const [beginning = ''] = text.split(',')
  return (
    kindOfHeading(text) === undefined &&
    !isPlace(text) &&
    !(isPlace(beginning) && !namesJob(text)) &&
    countryOf(text) === null &&
    !isAmericanState(text)
  )
}

/** The headline under a name, such as 'Senior verpleegkundige | Wijkteam'. */
const underName = (lines: readonly LinePiece[], name: FieldReading<string>): FieldReading<string> | null => {
  const nameIndex = lines.findIndex(({ line }) =>
    name.boxes.some(
      (box) =>
        box.page === line.box.page &&
        Math.abs(box.y - line.box.y) < 1 &&
        box.x >= line.box.x - 1 &&
        box.x <= line.box.x + line.box.width,
    ),
  )
  const first = lines[nameIndex]
  if (!first) return null
  const onSameLine =
    first.text.length > name.quote.length + 3
      ? first.text.slice(first.text.indexOf(name.quote) + name.quote.length).replace(/^[\s|,–—•·-]+/, '')
      : ''
  if (onSameLine && isHeadline({ ...first, text: onSameLine }) && namesJob(onSameLine))
    return readOn(first.line, onSameLine, onSameLine, 0.85)
  const below = lines.slice(
    nameIndex + Math.max(1, name.boxes.length),
    nameIndex + Math.max(1, name.boxes.length) + NEAR_NAME,
  )
  const near = below.filter(
    ({ line, kind }) => line.region === first.line.region && (kind === 'header' || kind === 'personal'),
  )
  const above = lines[nameIndex - 1]
  if (
    above &&
    above.line.region === first.line.region &&
    isOwn(above) &&
    isHeadline(above) &&
    namesJob(above.text) &&
    !near.slice(0, 1).some((piece) => isHeadline(piece) && namesJob(piece.text))
  )
    return readOn(above.line, above.text, above.text, 0.8)
  const at = near.findIndex((piece) => isHeadline(piece) && namesJob(piece.text))
  const [wrapped, ending] = [near[at - 1], near[at]]
  if (
    wrapped &&
    ending &&
    isHeadline(wrapped) &&
    wrapped.line.row === null &&
    styleOf(wrapped.line) === styleOf(ending.line)
  )
    return readOver([wrapped.line, ending.line], `${wrapped.text} ${ending.text}`, 0.85)
  const titled =
    ending ??
    near.slice(0, 1).find((piece) => isHeadline(piece) && piece.line.row === null && piece.text.split(' ').length <= 8)
  return titled ? readOn(titled.line, titled.text, titled.text, namesJob(titled.text) ? 0.9 : 0.6) : null
}

/**
 * What the person says to be: the headline, a 'Functie:' label, else the job it has now or had last, with less
 * confidence.
 */
export const readTitle = (
  lines: readonly LinePiece[],
  name: FieldReading<string> | null,
  jobs: readonly { position: FieldReading<string> | null; current: boolean }[],
  trace?: Trace,
): FieldReading<string> | null => {
  const headline = name && underName(lines, name)
  const [label] = labelled(piecesOf(lines.filter(isOwn)), LABEL).filter(({ value }) => value.length <= LONGEST)
  const labelledTitle = label ? readOn(label.at.line, label.value, label.value, 0.9) : null
  const [newest] = jobs
  const newestTitle = newest?.position
    ? { ...newest.position, confidence: newest.position.confidence * (newest.current ? 0.8 : 0.6) }
    : null
  trace?.offers.set(
    'title',
    offersInOrder({
      'the headline at the name': headline,
      'behind a label': labelledTitle,
      'the newest job': newestTitle,
    }),
  )
  if (headline && headline.confidence > 0.7) return headline
  return labelledTitle ?? headline ?? newestTitle
}
