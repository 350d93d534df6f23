import { softenLine } from '../language/capitals.ts'
import { predicateOf } from '../language/adjectives.ts'
import { isInfinitive } from '../language/infinitives.ts'
import { writeLooseEnglish } from '../language/loose-english.ts'
import { translateItems } from '../language/translate.ts'
import { hasSubject, isStatement, splitSentences, withoutEnd } from '../language/sentences.ts'
import type { VacancyForm } from '../form.ts'
import { splitListedItems, splitOutsideBrackets } from '../lists/commas.ts'
import { withLabelledRow } from '../lists/labelled-row.ts'
import { withoutMark } from '../lists/marks.ts'
import { type ListPart, readList } from '../lists/read-list.ts'
import { writeCaoBenefits } from './cao.ts'
import { writeClock } from './clock.ts'
import { writeGroups } from './colleagues.ts'
import { writeLoneDays } from './days.ts'
import { withoutAskLead, withoutOfferLead, writeDemand } from './demands.ts'
import { isExcluding, withoutExcluding, withoutExcludingIn } from './excluding.ts'
import { listPartsOf } from './list-parts.ts'
import { hasNote, isNote, withoutFlourish, withoutNoteSentences, withoutSelfCheck } from './notes.ts'
import { writeAmounts, writeBarePay } from './pay.ts'
import { sentencesOfMixed, splitMixed, withLeadApart, withoutPlus } from './rearrange.ts'
import { type ListField, placeOfItem, type SortedItems, withoutTimesAside } from './sections-of-items.ts'
import { writeOut } from './shorthand.ts'
import { writeAbility, writeTelegram } from './telegram.ts'
import { speakOn } from './who-reads.ts'
import { speakOfReader, withVan, writeJe, writeJeInProse } from './spoken-to.ts'

/** Words of eight capitals and more, with the shouted ones around them. */
const SHOUTED = /(?:\p{Lu}{2,}[ -]){0,6}(?<!\p{L})\p{Lu}{8,}(?!\p{L})(?:[ -]\p{Lu}{2,}(?!\p{L})){0,6}/gu
/** A text whose shouted words are written small. */
export const softenShouted = (text: string, { names, spellings }: VacancyForm) =>
  text.replace(SHOUTED, (run) => softenLine(run, names, spellings))

/** A text as the house writes it: groups, shorthand, amounts, times of day. */
export const write = (text: string, form: VacancyForm, isAboutHours = false) => {
  const plain = writeGroups(softenShouted(text, form))
  const dutch = writeAmounts(withoutPlus(writeOut(form.isShouted ? plain : writeLooseEnglish(plain))))
  return writeClock(isAboutHours ? writeLoneDays(dutch) : dutch, isAboutHours)
}

/** One part of a list as lines that are read back as the same part. */
const linesOfPart = (part: ListPart) => (part.kind === 'items' ? part.items.map((item) => `- ${item}`) : [part.text])

/** 'Je bent vlot - discreet - zelfstandig': traits between marks, of which the first has the verb of all. */
const splitTraits = (text: string): string =>
  text.replace(/^(?:Je|Jij|U) bent (.+)$/gimu, (line, rest: string) => {
    const traits = rest.split(/ (?:[-–*/]) /)
    return traits.length > 2 && !traits.some(hasSubject) ? traits.join('\n') : line
  })

/** An item as it speaks to who reads, or of what is done. */
const speak = (item: string, field: ListField): string => {
  if (field === 'tasks') return withVan(writeTelegram(writeJe(item)))
  if (field === 'benefits') return writeTelegram(writeJe(withoutOfferLead(item)))
  return speakOfReader(writeAbility(writeDemand(withoutAskLead(item))))
}

/** 'Je komt op tijd, teamspeler': a trait behind a sentence is a thing of its own. */
const splitTraitBehind = (text: string): string[] => {
  const [, before = '', trait = ''] = /^([^.!?;]{10,}), ([^,.!?;]{4,40})[.!]?$/u.exec(text) ?? []
  return predicateOf(trait) === null ? [] : [before, trait]
}

/** 'Ervaring pre, VCA halen wij samen': what is a wish, and what is said behind it. */
const splitWish = (text: string): string[] =>
  /^([^,.;:]{4,40} (?:pre|pré|plus|pluspunt|vereist|verplicht|nodig)), ([^.;]{6,90})[.!]?$/iu.exec(text)?.slice(1) ?? []

/** An item that stands in brackets as a whole. */
const withoutBrackets = (item: string): string => item.replace(/^\(([^()]{8,})\)$/, '$1')

/** 'Niet bang voor vuile handen, vroeg op kunnen': nobody is spoken of, so that these are items. */
const splitFragments = (text: string): string[] => {
  if (hasSubject(text) || splitSentences(text).length > 1 || /[:?]/.test(text)) return []
  const parts = splitOutsideBrackets(withoutEnd(text), ',')
  return parts.every((part) => part.split(' ').length <= MOST_WORDS_OF_CLAUSE) ? parts : []
}
/** The same for the only item of a list, which stays where it is none. */
const splitOnly = (items: readonly string[]): string[] =>
  items.flatMap((item) => {
    const parts = items.length === 1 && isStatement(item) ? splitFragments(item) : []
    return parts.length > 0 ? parts : [item]
  })

const MOST_WORDS_OF_CLAUSE = 9
const DEED = / (?:doen|maken)$/
/** 'Plan opstellen; dossier bijhouden': two things in one item; so are two with a verb each between commas. */
const splitClauses = (item: string): string[] => {
  const clauses = item.split('; ')
  if (clauses.some((clause) => clause.split(' ').length > MOST_WORDS_OF_CLAUSE || hasSubject(clause))) return [item]
  const deeds = clauses.flatMap((clause) => clause.split(', '))
  return deeds.every((deed) => DEED.test(deed) || isInfinitive(deed.split(' ').at(-1) ?? '')) ? deeds : clauses
}

const MOST_WORDS_IN_ROW = 4
/** 'Schema's kunnen lezen, VCA, rijbewijs B' among other items: short things in a row, each an item as well. */
const splitRow = (item: string, field: ListField): string[] => {
  // Of tasks a verb belongs to all of a row.
  const parts = field === 'tasks' ? [] : splitListedItems(item)
  const isRow =
    parts.length > 0 && !hasSubject(item) && parts.every((part) => part.split(' ').length <= MOST_WORDS_IN_ROW)
  return isRow ? parts : [item]
}

/** Running text in a list field, as items where its sentences are fragments; an unchanged part is given back. */
const mendProse = (part: ListPart, field: ListField, form: VacancyForm): ListPart => {
  if (part.kind === 'items') return part
  if (part.kind === 'prose' && hasNote(part.text) && splitSentences(part.text).every(hasNote))
    return { kind: 'items', items: [] }
  const text = withoutFlourish(
    writeJeInProse(
      write(withoutExcludingIn(withoutNoteSentences(field === 'tasks' ? part.text : speakOn(part.text))), form),
    ),
  )
  const items =
    part.kind === 'prose'
      ? ([splitMixed(text), splitTraitBehind(text), splitWish(text), splitFragments(text)].find(
          ({ length }) => length > 0,
        ) ?? [])
      : []
  if (items.length > 0) return { kind: 'items', items: items.map(withoutEnd).flatMap(splitClauses) }
  return text === part.text ? part : { ...part, text }
}

/** 'Geen, leren we je': nothing is asked for, and why. */
const writeNoDemand = (text: string, field: ListField): string =>
  field === 'hardSkills'
    ? text.replace(
        /^(?:geen|niks|niets)(?:[,;:] | [-–] |\. )(?!wel |maar )(?=\p{L}[^\n]*$)/iu,
        'geen specifieke kennis nodig\n',
      )
    : text

/** A list field without notes; what belongs elsewhere goes to `sorted`. Unchanged when there is nothing to mend. */
export const mendList = (text: string, field: ListField, form: VacancyForm, sorted: SortedItems): string => {
  const typed = withLabelledRow(writeNoDemand(text.split('\n').map(withoutSelfCheck).join('\n'), field))
  // Two traits with a dash between them.
  const source =
    field === 'softSkills'
      ? splitTraits(typed).replace(/^(\p{L}[^\n,;–-]{2,30}) [-–] (?=[^\n–-]{2,30}$)/u, '$1, ')
      : typed
  const { parts, isBroken } = listPartsOf(withLeadApart(source), form.names)
  let changed = isBroken
  const remaining = parts.map((typedPart): ListPart => {
    const part = mendProse(typedPart, field, form)
    if (part !== typedPart) changed = true
    if (part.kind !== 'items') return part
    const inDutch = translateItems(part.items.map(withoutBrackets))
    if (splitOnly(inDutch).length > inDutch.length || inDutch.some((item) => splitRow(item, field).length > 1))
      changed = true
    if (inDutch.some((item, index) => item !== part.items[index] || sentencesOfMixed(item).length > 1)) changed = true
    const items = splitOnly(inDutch)
      .flatMap(sentencesOfMixed)
      .flatMap((item) => splitRow(item, field))
      .flatMap((item) => {
        const spoken = speak(
          withoutFlourish(writeBarePay(write(withoutExcluding(withoutNoteSentences(item)), form))),
          field,
        )
        const plain = field === 'benefits' ? writeCaoBenefits(spoken, form.salary) : spoken
        if (isNote(plain, field === 'tasks') || isExcluding(item) || isExcluding(plain)) {
          changed = true
          return []
        }
        const [trait, aside] = withoutTimesAside(plain, field)
        if (aside !== null) {
          changed = true
          sorted.shifts.push(aside)
          return [trait]
        }
        const place = placeOfItem(plain, field)
        if (plain !== item || place !== field) changed = true
        if (place === field) return [plain]
        sorted[place].push(place === 'benefits' || place === 'hardSkills' ? speak(plain, place) : plain)
        return []
      })
    return { kind: 'items', items }
  })
  if (!changed) return source
  const lines = remaining.flatMap(linesOfPart)
  return lines.length === 1 ? withoutMark(lines[0] ?? '') : lines.join('\n')
}

/** A list with more items behind its own. */
export const joined = (text: string, items: readonly string[]) =>
  items.length === 0 ? text : [...readList(text).flatMap(linesOfPart), ...items.map((item) => `- ${item}`)].join('\n')
