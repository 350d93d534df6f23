import { isFreelance } from '../facts/salary.ts'
import { withClientNamed } from '../facts/agency.ts'
import { splitClient, takeClient, withoutKindOfAgency } from '../facts/client-kind.ts'
import { isTown } from '../facts/town.ts'
import type { VacancyForm } from '../form.ts'
import { withoutMark } from '../lists/marks.ts'
import { softenLine } from '../language/capitals.ts'
import { glossEnglish } from '../language/gloss.ts'
import { translateFact, translateItems } from '../language/translate.ts'
import { hasSubject, splitSentences, withoutEnd } from '../language/sentences.ts'
import { type ListPart, readList } from '../lists/read-list.ts'
import { agencyOf, withClientTold, withoutAgencyFacts, withoutAgencyStory } from './agency-story.ts'
import { writeClock, writeLoneTimes } from './clock.ts'
import { isExcluding, withoutExcluding } from './excluding.ts'
import { writeHours } from './hours.ts'
import { writeLoneDays } from './days.ts'
import { listPartsOf } from './list-parts.ts'
import { withoutMessages } from './messages.ts'
import {
  hasNote,
  isNote,
  storyWithoutNotes,
  withoutFlourish,
  withoutNotes,
  withoutNoteSentences,
  withoutSelfCheck,
} from './notes.ts'
import { writeColleagues, writeGroups } from './colleagues.ts'
import { splitContact, writeLeaders } from './people.ts'
import { placePastedAd } from './pasted-ad.ts'
import { payDoubtIn, withoutPayDoubt, writeAmounts, writeBarePay, writePay } from './pay.ts'
import {
  type SortedItems,
  type ListField,
  placeOfItem,
  placeOfSentence,
  withoutTimes,
  withoutTimesAside,
} from './sections-of-items.ts'
import { writeOut } from './shorthand.ts'
import { sentencesOfMixed, splitMixed, withLeadApart, withoutPlus } from './rearrange.ts'
import { speakOfReader, withVan, writeJe, writeJeInProse } from './spoken-to.ts'
import { splitPay } from './split-pay.ts'
import { writeStart } from './start.ts'
import { readTitle } from './title.ts'
import { placeRest } from './title-rest.ts'

/** A form as its recruiter meant it: shorthand written out, lists taken apart, each item in its own place. */
export type MendedForm = VacancyForm & {
  /** When one works, beside the hours. */
  shifts: string
  /** Where one works, beside the place. */
  workplace: string
  /** How to reach somebody, when it stood in another field. */
  contact: string
  /** What stood in the title and belongs nowhere else. */
  remarks: string
  /** The agency that recruits for a client, or null. */
  agency: string | null
  /** What the client is who isn't named: 'een familiebedrijf in renovatie', or null. */
  clientKind: string | null
}

/** Words of eight capitals and more, with the shouted ones around them. */
const SHOUTED = /(?:\p{Lu}{2,}[ -]){0,6}(?<!\p{L})\p{Lu}{8,}(?!\p{L})(?:[ -]\p{Lu}{2,}(?!\p{L})){0,6}/gu
const softenShouted = (text: string, { names, spellings }: VacancyForm) =>
  text.replace(SHOUTED, (run) => softenLine(run, names, spellings))

const FIELDS: readonly ListField[] = ['tasks', 'hardSkills', 'softSkills', 'benefits']

const write = (text: string, form: VacancyForm, isAboutHours = false) => {
  const dutch = writeAmounts(withoutPlus(writeOut(writeGroups(softenShouted(text, form)))))
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
const speak = (item: string, field: ListField): string =>
  field === 'tasks' ? withVan(writeJe(item)) : field === 'benefits' ? writeJe(item) : speakOfReader(item)

/** Running text in a list field, as items where its sentences are fragments; an unchanged part is given back. */
const mendProse = (part: ListPart, form: VacancyForm): ListPart => {
  if (part.kind === 'items') return part
  const text = writeJeInProse(write(withoutNoteSentences(part.text), form))
  const items = part.kind === 'prose' ? splitMixed(text) : []
  if (items.length > 0) return { kind: 'items', items: items.map(withoutEnd) }
  return text === part.text ? part : { ...part, text }
}

/** A list field without notes; what belongs elsewhere goes to `sorted`. Unchanged when there is nothing to mend. */
const mendList = (text: string, field: ListField, form: VacancyForm, sorted: SortedItems): string => {
  const typed = text.split('\n').map(withoutSelfCheck).join('\n')
  // Two traits with a dash between them.
  const source =
    field === 'softSkills'
      ? splitTraits(typed).replace(/^(\p{L}[^\n,;–-]{2,30}) [-–] (?=[^\n–-]{2,30}$)/u, '$1, ')
      : typed
  const { parts, isBroken } = listPartsOf(withLeadApart(source), form.names)
  let changed = isBroken
  const remaining = parts.map((typedPart): ListPart => {
    const part = mendProse(typedPart, form)
    if (part !== typedPart) changed = true
    if (part.kind !== 'items') return part
    const inDutch = translateItems(part.items)
    if (inDutch.some((item, index) => item !== part.items[index] || sentencesOfMixed(item).length > 1)) changed = true
    const items = inDutch.flatMap(sentencesOfMixed).flatMap((item) => {
      const plain = speak(withoutFlourish(writeBarePay(write(withoutNoteSentences(item), form))), field)
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
      sorted[place].push(plain)
      return []
    })
    return { kind: 'items', items }
  })
  if (!changed) return source
  const lines = remaining.flatMap(linesOfPart)
  return lines.length === 1 ? withoutMark(lines[0] ?? '') : lines.join('\n')
}

const joined = (text: string, items: readonly string[]) =>
  items.length === 0 ? text : [...readList(text).flatMap(linesOfPart), ...items.map((item) => `- ${item}`)].join('\n')

/** 'Salaris in schaal LB, max. € 5.981' among the benefits: the pay of a form that has no other. */
const PAY_ITEM =
  /^(?:een |goed |mooi )?(?:bruto ?)?(?:maand)?salaris ?(?:van |in |: ?)?((?=.*(?:€|\d{4}|schaal ))[^;]{4,80})$/i

/** The pay that stands among the benefits, and the others; null where none is pay alone, or several are. */
const payAmong = (benefits: string): [pay: string, others: string] | null => {
  const lines = benefits.split('\n')
  const pays = lines.filter((line) => PAY_ITEM.test(withoutMark(line)))
  const [only = '', ...more] = pays
  if (only === '' || more.length > 0) return null
  const pay = (PAY_ITEM.exec(withoutMark(only))?.[1] ?? '').trim()
  return payDoubtIn(pay) === null ? [pay, lines.filter((line) => line !== only).join('\n')] : null
}

/** Hours that only the title tells: 'Inkoper (32-40 uur)'. */
const HOURS_ALONE = /^\d{1,2}(?:[-–]\d{1,2})? uur(?: per week)?$/

/** '28–36 uur, 2 dagen thuis': hours, and where one works; null where the hours say nothing of it. */
const homeDaysIn = (hours: string): [hours: string, workplace: string] | null => {
  const [, before = '', days = ''] =
    /^(.*\d.*?)(?:, | \(|; | waarvan | en | \+ )((?:max(?:imaal|\.)? |tot )?(?:\d|één|twee|drie|vier) dag(?:en)?(?: per week)? thuis(?:werken)?(?: mogelijk)?)\)?$/i.exec(
      hours,
    ) ?? []
  return before === '' ? null : [before, days]
}

/** '14 lassers 1 meestergast': a number starts the next of those who are counted. */
const withCommas = (team: string) =>
  team.replace(/(?<=(?:^|[ ,:])\d{1,3} \p{Ll}[\p{Ll}’'-]{2,}) (?=\d{1,3} \p{Ll}{3})/gu, ', ')

/** A year that begins a history says since when or in which: 'vanaf 1972', '1954 begonnen als fabriek'. */
const withFirstYear = (history: string) =>
  history
    .replace(/^spin-?off (?!van\b|uit\b)(?=\p{Lu})/iu, 'Spin-off van ')
    .replace(/^vanaf (?=(?:19|20)\d\d\.?$)/i, 'Sinds ')
    .replace(
      /^(?=(?:19|20)\d\d (?:begonnen|gestart|opgericht|ontstaan|geopend|samengevoegd|overgenomen|gefuseerd)\b)/i,
      'In ',
    )

/** A square or street as the only place, with the town that the title names behind it: 'Vrijthof, Maastricht'. */
const withTown = (location: string, workplace: readonly string[]): [location: string, workplace: readonly string[]] => {
  const [town = '', ...more] = workplace
  if (location === '' || more.length > 0 || !isTown(town) || location.split(/[ ,]+/).some(isTown))
    return [location, workplace]
  return [`${location}, ${town}`, []]
}

/** The form mended for writing; what its recruiter meant isn't changed, and a neat form stays as it is. */
export const mendForm = (typed: VacancyForm): MendedForm => {
  const { form: placedForm, contact } = placePastedAd(withoutMessages(typed))
  const { name: organisation, kind } = splitClient(withoutNotes(placedForm.organisation), placedForm.isShouted)
  const sorted: SortedItems = {
    tasks: [],
    hardSkills: [],
    softSkills: [],
    benefits: [],
    shifts: [],
    workplace: [],
    culture: [],
    contact: [...contact],
  }
  const typedAgency = agencyOf(placedForm, organisation, kind)
  const agency = typedAgency === null ? null : withoutKindOfAgency(typedAgency)
  const clientTold = agency === null ? null : takeClient(placedForm.tasks)
  const form = clientTold === null ? placedForm : withClientTold(placedForm, clientTold)
  const { story: team, contact: person } = splitContact(form.team)
  if (person !== null) sorted.contact.push(person)
  const { title, rest } = readTitle(form.title, form.location, organisation)
  const { names, remarks } = placeRest(rest, form, sorted)
  const lists = Object.fromEntries(
    FIELDS.map((field) => [field, mendList(softenShouted(form[field], form), field, form, sorted)]),
  ) as Record<ListField, string>
  const story = (text: string) => {
    const dutchStory = glossEnglish(text) ?? text
    const clientStory = agency === null ? dutchStory : withClientNamed(dutchStory)
    const mendedText = withoutFlourish(storyWithoutNotes(write(withoutExcluding(clientStory), form)))
    const sentences = splitSentences(mendedText)
    if (mendedText.includes('\n')) return mendedText
    if (sentences.length < 2) {
      const [calm, times] = withoutTimes(mendedText)
      sorted.shifts.push(...times)
      return calm
    }
    return sentences
      .filter((sentence) => {
        const place = placeOfSentence(withoutEnd(sentence))
        if (place !== null) sorted[place].push(withoutEnd(sentence))
        return place === null
      })
      .join(' ')
  }
  const stories = {
    team: story(writeColleagues(writeLeaders(withCommas(team)))),
    history: withoutAgencyStory(story(withFirstYear(form.history)), agency, sorted),
    coreActivity: story(form.coreActivity),
    culture: story(form.culture),
  }
  for (const field of FIELDS) lists[field] = joined(lists[field], sorted[field])
  const [hoursWithoutPay, payInHours] = splitPay(form.hours)
  const typedPay = [form.salary, payInHours].filter((text) => text !== '').join(', ')
  const pay = typedPay === '' ? payAmong(lists.benefits) : null
  if (pay !== null) lists.benefits = pay[1]
  const titleHours = form.hours === '' ? sorted.shifts.find((shift) => HOURS_ALONE.test(shift)) : undefined
  if (titleHours !== undefined) sorted.shifts.splice(sorted.shifts.indexOf(titleHours), 1)
  const typedHours = titleHours ?? withoutNotes(write(translateFact(hoursWithoutPay), form, true))
  const [hours, daysAtHome] = homeDaysIn(typedHours) ?? [typedHours, null]
  if (daysAtHome !== null) sorted.workplace.unshift(daysAtHome)
  const [location, workplace] = withTown(withoutNotes(writeLoneTimes(writeOut(form.location))), sorted.workplace)
  return {
    ...form,
    ...lists,
    title: [title, ...names].join(', '),
    salary: writePay(
      withoutNotes(withoutPayDoubt(writeOut(translateFact(pay?.[0] ?? typedPay)))),
      isFreelance(form.title),
    ),
    hours: writeHours(hours),
    location,
    organisation,
    ...stories,
    mission: storyWithoutNotes(form.mission),
    goals: storyWithoutNotes(form.goals),
    contribution: storyWithoutNotes(form.contribution),
    culture: [stories.culture, ...sorted.culture].filter((text) => text !== '').join('\n'),
    shifts: sorted.shifts.map(writeStart).join('\n'),
    workplace: workplace.join('\n'),
    contact: sorted.contact.join('\n'),
    remarks: remarks.filter((remark) => !hasNote(remark) && !isExcluding(remark)).join('; '),
    agency,
    clientKind: kind ?? clientTold?.kind ?? null,
    ...(agency === null ? {} : withoutAgencyFacts({ ...form, ...stories })),
  }
}
