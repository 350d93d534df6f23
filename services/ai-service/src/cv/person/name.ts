import type { CvDocument, CvLine } from '../document/cv-document.ts'
import { piecesOf, type Piece } from '../pieces.ts'
import { boxOf, readOver } from '../quoting.ts'
import type { Read } from '../reading.ts'
import { kindOfHeading } from '../sections/known-heading.ts'
import { bodyStyleOf, isAllCapitals, styleOf } from '../sections/line-style.ts'
import { knownSkill } from '../skills/known-skills.ts'
import { countryOf, isAmericanState } from './countries.ts'
import { namesJob } from '../words/job-likeness.ts'
import { namesOrganisation } from './organisation-words.ts'
import { doubleName, inOrdinaryCase, isWrittenAsName, isWrittenAsSentence, nameIn, properWords } from './name-shape.ts'
import { labelledNames } from './name-labels.ts'
import { inSpokenOrder } from './name-order.ts'
import { hasWordOfNoName, isTradeAsSurname } from './name-words.ts'
import { isPlace } from './places.ts'

/** What else the CV says about who it is: an e-mail address and a LinkedIn account. */
export type Traces = { email: string | null; linkedin: string | null }

type Candidate = { name: string; lines: readonly CvLine[]; quote: string; score: number }

const TITLE_OF_DOCUMENT = /^(?:(?:europass|persoonlijk|personal|mijn)\s+)?(?:curriculum\s+vit(?:ae|æ|a)e?|c\.?v\.?|resum[eé]|résumé|lebenslauf|profiel|profile)(?![\p{L}])[\s:|,–—-]*(?:(?:van|of|von|for|de)\s+(?=\p{Lu}))?/iu
const BEHIND_NAME = /(?:['’]s?)?[\s,|–—-]+(?:curriculum\s+vit(?:ae|æ)|c\.?v\.?|resum[eé]|résumé)$/iu
const NAMED = /\b(?:[Mm]ijn naam is|[Ii]k ben|[Ii]k heet|[Mm]y name is|I am|I'm)\s+((?:\p{Lu}[\p{L}'’-]{1,30}|van|de|der|den|ter|ten)(?:\s(?:\p{Lu}[\p{L}'’-]{1,30}|van|de|der|den|ter|ten)){0,4})/u
const MOST_LINES = 60
/** Than the text: type in which a part of a name may be set. */
const LARGER = 1.15
const LONGEST = 160

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z\s-]/g, '')

/** How far an e-mail address and a profile say the same as a name: 0 to 1. */
function agreement(name: string, { email, linkedin }: Traces): number {
  const words = properWords(name).flatMap((word) => fold(word).split('-')).filter((word) => word.length > 2)
  if (words.length === 0) return 0
  const traces = [email?.split('@')[0] ?? '', linkedin?.split('/').at(-1) ?? ''].map((trace) => fold(trace.replace(/[._\d]/g, ' ')).replace(/[\s-]/g, ''))
  const shared = Math.max(...traces.map((trace) => words.filter((word) => trace.includes(word)).length)) / words.length
  return words.length === 1 ? shared / 2 : shared
}

const DETAILS = /(?<!\p{L})(?:adres|anschrift|address|telefoon|telefon|phone|mobiel|mobile|e-?mail|woonplaats|geboren|geboortedatum|nationaliteit|website|linkedin|github|rijbewijs)(?!\p{L})/iu
const listsSkills = (text: string) => text.split(' ').filter((word) => knownSkill(word)).length > 1

const isOther = (text: string) => LABEL_ALONE.test(text) || DETAILS.test(text) || listsSkills(text) || kindOfHeading(text) !== undefined || isPlace(text) || countryOf(text) !== null || isAmericanState(text) || /^(?:pagina|page|bladzijde|datum|date|foto|photo|contact|nederlands|engels|dutch|english)\b/iu.test(text)

const LABEL_ALONE = /^(?:na(?:am|me)|first name|last name|surname|vorname|nachname|voornaam|achternaam|roepnaam|voorletters)$/iu

/** 'Joke Verhaegh - van den Boomen' as one name, unless what stands behind the dash is a job, a firm or a place. */
function doubled(text: string, lines: readonly CvLine[], base: number, traces: Traces): Candidate[] {
  const both = doubleName(text)
  if (!both || isOther(both.other) || namesJob(both.other) || namesOrganisation(both.other)) return []
  const certain = both.other.split(' ').length > 1 ? 1.2 : 0.2
  const name = `${both.own}${both.dash}${both.other}`
  return judged(`${both.own} ${both.other}`, lines, base + certain, traces).map((candidate) => ({ ...candidate, name, quote: text }))
}

function judged(text: string, lines: readonly CvLine[], base: number, traces: Traces): Candidate[] {
  const name = nameIn(text)
  if (name === null || ((isOther(name) || hasWordOfNoName(name) || knownSkill(name)) && !(kindOfHeading(name) === undefined && agreement(name, traces) > 0))) return []
  const words = properWords(name)
  const shape = words.length === 1 ? -1.2 : words.length <= 4 ? 0.6 : 0
  const shared = agreement(name, traces)
  const job = !namesJob(name) ? 0 : isTradeAsSurname(name) ? -0.8 : shared > 0 ? -3 : -5
  const organisation = namesOrganisation(name) ? -2.5 : 0
  const written = isWrittenAsName(name) ? 0.4 : isWrittenAsSentence(name) ? -6 : -2
  const score = base + shape + job + organisation + written + shared * 3
  return [{ name, lines, quote: text, score }]
}

/** The words in the type with which a line begins: 'Jan de Vries' of '**Jan de Vries** Verpleegkundige'. */
function inFirstType({ spans }: CvLine): string {
  const [first] = spans
  const other = spans.findIndex(({ size, bold, text }) => first !== undefined && text.trim() !== '' && (bold !== first.bold || Math.abs(size - first.size) > first.size * 0.1))
  return other < 1 ? '' : spans.slice(0, other).map(({ text }) => text).join('').trim()
}

/** Lines of other columns that may come between the two of a name. */
const MOST_BETWEEN = 6

/** Whether a line stands to the left or the right of another, on a page of paper. */
const beside = ({ box, region }: CvLine, other: CvLine) =>
  region === other.region && box.width > 0 && (box.x > other.box.x + other.box.width || box.x + box.width < other.box.x) && Math.abs(box.y - other.box.y) > 2

/** Lines that read as one name: 'JAN' and 'DE VRIES', one under the other in the same type or both larger than the text. */
function joined(lines: readonly CvLine[], at: number, body: number): readonly (readonly CvLine[])[] {
  const first = lines[at]
  if (!first) return []
  const groups: CvLine[][] = [[first]]
  if (kindOfHeading(first.text) !== undefined) return groups
  let last = first
  for (const line of lines.slice(at + 1, at + 1 + MOST_BETWEEN)) {
    if (beside(line, last)) continue
    const nearSize = Math.abs(line.size - first.size) <= first.size * 0.15 || (line.size > body * LARGER && first.size > body * LARGER)
    if (groups.length > 2 || line.region !== first.region || !nearSize || line.box.page !== first.box.page || line.text.length > 40 || line.gap > 1.6 || kindOfHeading(line.text) !== undefined) break
    groups.push([...(groups.at(-1) ?? []), line])
    last = line
  }
  return groups
}

function prominent(document: CvDocument, zoned: readonly Piece[], traces: Traces): Candidate[] {
  const kinds = new Map(zoned.map(({ line, kind }) => [line, kind]))
  const firstPage = document.lines.filter(({ box, text }) => box.page === 1 && text.length <= LONGEST).slice(0, 400)
  const body = bodyStyleOf(document).size || 1
  const largest = Math.max(...firstPage.map(({ size }) => size), 1)
  return firstPage.flatMap((line, at) => {
    const kind = kinds.get(line)
    const larger = line.size / body
    const early = at < 12
    const told = line.text.length < 40 && kind !== 'references' && properWords(line.text).length > 1 && agreement(line.text, traces) === 1
    if (!(early || told || larger > 1.25 || kind === 'header' || kind === 'personal') || at > MOST_LINES * 3 || line.bullet) return []
    const byPlace = Math.max(0, 1.6 - at * 0.16) + (line.box.y < 150 && document.kind === 'pdf' ? 0.5 : 0)
    const byLook = (line.bold ? 0.3 : 0) + (isAllCapitals(line.text) ? 0.2 : 0)
    const inText = kind === undefined || kind === 'header' || kind === 'personal' ? 0 : larger > 1.5 ? -0.5 : -2.5
    return joined(firstPage, at, body).flatMap((lines, more) => {
      const size = Math.max(...lines.map((each) => each.size))
      // A Word file may not say how large its letters are.
      const bySize = size === 0 ? 0 : Math.min(3, (size / body - 1) * 2.2) + (size >= largest * 0.98 && size > body * 1.15 ? 1.5 : 0)
      const text = lines.map((each) => each.text).join(' ').replace(/(?<=\p{L}-) (?=\p{L})/gu, '')
      const bare = text.replace(TITLE_OF_DOCUMENT, '').replace(BEHIND_NAME, '')
      const alike = (new Set(lines.map(styleOf)).size === 1 && larger > 1.25) || (more > 0 && lines.every(({ size }) => size > body * 1.4))
      const evenly = lines.every(({ size: one }) => one > body * 1.4 && Math.abs(one - line.size) <= line.size * 0.03)
      const mixed = lines.some(({ text: one }) => more > 0 && isPlace(one) && agreement(one, traces) === 0) ? -2 : 0
      const level = lines.every(({ box }) => Math.abs(box.y - line.box.y) < 2)
      const base = bySize + byPlace + byLook + inText + mixed + more * (alike || level ? (evenly ? 0.9 : 0.3) : -0.35)
      const titled = bare !== text && bare !== '' ? 1.5 : 0
      const beginning = bare.split(/\s*[|•·]\s*|\s+(?:[–—~-]|\/{1,2})\s+|,\s+|\t/)[0] ?? ''
      const typed = more > 0 || !inFirstType(line).includes(' ') ? '' : inFirstType(line).replace(TITLE_OF_DOCUMENT, '')
      const marked = typed === '' ? [] : judged(typed, lines, base + titled + 0.2, traces)
      const behind = beginning === bare ? [] : judged(beginning, lines, base + titled - 0.3, traces)
      const turned = inSpokenOrder(bare, traces.email, null)
      const inOrder = turned === null ? [] : judged(turned, lines, base + titled + 0.2, traces).map((candidate) => ({ ...candidate, quote: bare }))
      return [...(bare === '' ? [] : judged(bare, lines, base + titled, traces)), ...marked, ...behind, ...doubled(bare, lines, base + titled, traces), ...inOrder]
    })
  })
}

/** More than a brand in large type gets: a label says what it is. */
const LABELLED = 5.6

function byLabel(lines: readonly Piece[], traces: Traces): Candidate[] {
  const told = labelledNames(lines).flatMap(({ text, lines: own, surnameFirst, composed }) => {
    const turned = inSpokenOrder(text, traces.email, surnameFirst ? 'surname' : 'label')
    const base = LABELLED + (composed ? 0.5 : 0)
    return turned === null ? [...judged(text, own, base, traces), ...doubled(text, own, base, traces)] : judged(turned, own, base, traces).map((candidate) => ({ ...candidate, quote: text }))
  })
  const spoken = piecesOf(lines).filter(({ kind }) => kind === 'summary' || kind === 'header').slice(0, MOST_LINES).flatMap(({ text, line }) => {
    const name = NAMED.exec(text.slice(0, 300))?.[1]
    return name ? judged(name, [line], 0.6, traces) : []
  })
  return [...told, ...spoken]
}

const LEAST = 1.4

/** The name of whom the CV is about, as it is printed but without titles; null when nothing is sure enough to be one. */
export function readName(document: CvDocument, lines: readonly Piece[], traces: Traces): Read<string> | null {
  const all = [...byLabel(lines, traces), ...prominent(document, lines, traces)]
  const best = all.reduce<Candidate | null>((most, one) => (most === null || one.score > most.score + 1e-9 ? one : most), null)
  if (!best || best.score < LEAST) return null
  const confidence = Math.min(0.99, 0.5 + best.score * 0.08)
  const [only, ...others] = best.lines
  const value = inOrdinaryCase(best.name)
  if (only && others.length === 0) return { value, confidence, quote: best.quote, boxes: [boxOf(only, best.name)] }
  return { ...readOver(best.lines, value, confidence), quote: best.quote }
}
