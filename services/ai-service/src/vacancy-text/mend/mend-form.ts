import { isFreelance } from '../facts/salary.ts'
import { withClientNamed } from '../facts/agency.ts'
import {
  isSecretClient,
  namedClientIn,
  splitClient,
  takeClient,
  takeKindOfTitle,
  withoutKindOfAgency,
} from '../facts/client-kind.ts'
import { UNNAMED_CLIENT } from '../facts/client.ts'
import { isTown } from '../facts/town.ts'
import type { VacancyForm } from '../form.ts'
import { glossEnglish } from '../language/gloss.ts'
import { writeLooseEnglish, writeSector } from '../language/loose-english.ts'
import { translateFact, translatePlace } from '../language/translate-facts.ts'
import { splitSentences, withoutEnd } from '../language/sentences.ts'
import { withoutAsides } from './asides.ts'
import {
  agencyOf,
  withClientTold,
  withoutAgencyFacts,
  withoutAgencyStory,
  withoutSecretClient,
} from './agency-story.ts'
import { takeApplying } from './applying.ts'
import { writeCaoBenefits, writeCaoPay } from './cao.ts'
import { writeLoneTimes } from './clock.ts'
import { writeColleagues } from './colleagues.ts'
import { isDemand, writeDemand } from './demands.ts'
import { isExcluding, withoutExcluding } from './excluding.ts'
import { withFactsOfProse } from './facts-in-prose.ts'
import { homeDaysIn, HOURS_ALONE, HOURS_LABEL, payAmong } from './facts-elsewhere.ts'
import { writeHours } from './hours.ts'
import { joined, mendList, softenShouted, write } from './mend-list.ts'
import { withoutMessages } from './messages.ts'
import { hasNote, storyWithoutNotes, withoutFlourish, withoutNotes } from './notes.ts'
import { withoutPastDates } from './past-dates.ts'
import { splitContact, writeLeaders } from './people.ts'
import { placePastedAd } from './pasted-ad.ts'
import { withoutPayDoubt, writeAmounts, writePay } from './pay.ts'
import { type ListField, placeOfSentence, type SortedItems, withoutTimes } from './sections-of-items.ts'
import { writeOut } from './shorthand.ts'
import { writeProvince } from './provinces.ts'
import { withScale } from './scale.ts'
import { writeSchoolHours } from './school-hours.ts'
import { writeJe } from './spoken-to.ts'
import { splitPay } from './split-pay.ts'
import { writeStart } from './start.ts'
import { withTitleSpokenTo } from './title-spoken-to.ts'
import { takeFromHours } from './taken-from-hours.ts'
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

const FIELDS: readonly ListField[] = ['tasks', 'hardSkills', 'softSkills', 'benefits']

/** '14 lassers 1 meestergast': a number starts the next of those who are counted. */
const withCommas = (team: string) =>
  team
    .replace(/(?<=(?:^|[ ,:])\d{1,3} (?:in|op|bij) (?:de |het )?\p{Ll}{3,}) (?=\d{1,3} (?:in|op|bij) )/gu, ', ')
    .replace(/(?<=(?:^|[ ,:])\d{1,3} \p{Ll}[\p{Ll}’'-]{2,}) (?=\d{1,3} \p{Ll}{3})/gu, ', ')

/** 'Een ploeg van 16 en teamleider': one person behind others. */
const withOne = (team: string): string =>
  team.replace(
    /(?<= (?:en|plus) )(?=(?:product owner|scrum master|(?:team)?lead|\p{Ll}*(?:leider|leidster|planner|chef|manager|coach|directeur|uitvoerder|verantwoordelijke|coördinator|voorman|zaakvoerder|baas|eigenaar|eigenares|architect|secretaris|conciërge))(?:$|[.,;]))/gu,
    'een ',
  )

/** 'Praktijk bestaat 20 jaar': what kind of firm it is, typed without its article. */
const FIRM_WITHOUT_ARTICLE =
  /^(?:praktijk|zaak|winkel|school|werf|fabriek|apotheek|bakkerij|kliniek|garage|brouwerij|boerderij|organisatie|stichting|vereniging|onderneming|coöperatie|firma|slagerij|bedrijf|hotel|restaurant|kantoor|bureau|atelier|museum|theater|centrum)(?= (?:bestaat|is|werd|begon|startte|groeide|opende)(?!\p{L}))/iu
const IT_FIRM = /^(?:bedrijf|hotel|restaurant|kantoor|bureau|atelier|museum|theater|centrum)$/i

/** A year that begins a history says since when or in which: 'vanaf 1972', '1954 begonnen als fabriek'. */
const withFirstYear = (history: string) =>
  history
    .replace(/^spin-?off (?!van\b|uit\b)(?=\p{Lu})/iu, 'Spin-off van ')
    .replace(FIRM_WITHOUT_ARTICLE, (firm) => `${IT_FIRM.test(firm) ? 'Het' : 'De'} ${firm.toLowerCase()}`)
    .replace(/^bestaat (?=(?:al |ruim |meer dan |bijna )*\d+ jaar|sinds )/i, '')
    .replace(/^vanaf (?=(?:19|20)\d\d\.?$)/i, 'Sinds ')
    .replace(/^(?=(?:19|20)\d\d door \p{Lu})/u, 'Gestart in ')
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

/** 'Bij onze klant:' before all that one gets. */
const AT_CLIENT = /^(?:bij|voor|via) (?:onze|de) (?:eind)?(?:klant|opdrachtgever) ?[:,] /i

/** 'Toeslag 35% na 20u' behind the pay. */
const writeHourBehind = (pay: string): string =>
  pay.replace(/(?<=\b(?:na|vanaf) )(\d{1,2})u(?![\p{L}\d])/gu, '$1.00 uur')

/** 'Bijscholing betalen zij': who noted what an employer told gives it. */
const GIVEN_BY_THEM = /(?<=\p{L}\)? )(betalen|vergoeden|regelen|voorzien) (?:zij|ze)(?=$|[,;.)\n])/giu

/** 'Klant van Flexpunt': whose client it is, who isn't named. */
const OF_AGENCY = /^(?:[Ee]en |[Oo]nze )?(?:[Kk]lant|[Oo]pdrachtgever|[Rr]elatie) van (\p{Lu}.{1,60})$/u

/** A form whose organisation is an agency that says for whom, with that client in its field. */
const withClientOfName = (form: VacancyForm): VacancyForm => {
  const [, agencyOfClient] = OF_AGENCY.exec(form.organisation) ?? []
  if (agencyOfClient !== undefined)
    return { ...form, organisation: agencyOfClient, client: form.client || UNNAMED_CLIENT }
  const nameParts = form.client === '' && !form.isShouted ? namedClientIn(form.organisation) : null
  if (nameParts === null) return form
  const isSecret = isSecretClient(form.organisation)
  return { ...form, organisation: nameParts.agency, client: isSecret ? UNNAMED_CLIENT : nameParts.client }
}

/** A story without the sentences that say how to reach somebody or how to apply; those go where one applies. */
const takeContact = (text: string, { contact }: SortedItems): string => {
  const { text: story, applying } = takeApplying(text, true)
  contact.push(...applying)
  return story
}

/** How to reach somebody, with the hour in it. */
const writeReach = (line: string): string =>
  line
    .replace(/(?<=\b(?:na|vanaf|voor|tot) )(\d{1,2}) ?u(?:ur)?(?![\p{L}\d])/gu, '$1.00 uur')
    .replace(/ t\.?a\.?v\.? (?=\p{Lu})/u, ' t.a.v. ')

/**
 * The form mended for writing; what its recruiter meant isn't changed, and a neat form stays as it is. Days for
 * replying that are over on `today` aren't said.
 */
export const mendForm = (typedForm: VacancyForm, today: Date = new Date()): MendedForm => {
  const typed = withClientOfName(typedForm)
  const { form: placedForm, contact } = placePastedAd(
    withTitleSpokenTo(withFactsOfProse(withoutPastDates(withoutAsides(withoutMessages(typed)), today))),
  )
  const { name: organisation, kind: kindInName } = splitClient(
    withoutNotes(placedForm.organisation),
    placedForm.isShouted,
  )
  const { title: typedTitle, kind: kindInTitle } = takeKindOfTitle(placedForm.title)
  const kind = kindInName ?? kindInTitle
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
  // 'Kadans Interim (klant wil niet met naam)'.
  const isSecret = placedForm.client === '' && withoutNotes(placedForm.organisation) !== placedForm.organisation
  const clientTold = agency === null ? null : takeClient(placedForm.tasks)
  const toldForm = clientTold === null ? placedForm : withClientTold(placedForm, clientTold)
  const form =
    agency === null
      ? { ...toldForm, benefits: toldForm.benefits.replace(GIVEN_BY_THEM, '$1 wij') }
      : { ...toldForm, benefits: toldForm.benefits.replace(AT_CLIENT, '') }
  const { story: team, contact: person } = splitContact(form.team)
  if (person !== null) sorted.contact.push(person)
  const { title, rest } = readTitle(typedTitle, form.location, organisation)
  const { names, remarks } = placeRest(rest, form, sorted)
  const lists = Object.fromEntries(
    FIELDS.map((field) => [field, mendList(softenShouted(form[field], form), field, form, sorted)]),
  ) as Record<ListField, string>
  const story = (text: string) => {
    const dutchStory = glossEnglish(text) ?? text
    const toldStory = agency !== null && isSecret ? withoutSecretClient(dutchStory, agency) : dutchStory
    const clientStory = agency === null ? toldStory : withClientNamed(toldStory)
    const mendedText = withoutFlourish(
      storyWithoutNotes(writeJe(write(withoutExcluding(takeContact(clientStory, sorted)), form))),
    )
    const sentences = splitSentences(mendedText)
    if (mendedText.includes('\n')) return mendedText
    if (sentences.length < 2 && isDemand(mendedText)) {
      sorted.hardSkills.push(writeDemand(mendedText))
      return ''
    }
    if (sentences.length < 2) {
      const [calm, times] = withoutTimes(mendedText)
      sorted.shifts.push(...times)
      return calm
    }
    return sentences
      .filter((sentence) => {
        const place = isDemand(sentence) ? 'hardSkills' : placeOfSentence(withoutEnd(sentence))
        if (place !== null) sorted[place].push(withoutEnd(sentence))
        return place === null
      })
      .join(' ')
  }
  const stories = {
    team: withOne(story(writeColleagues(writeLeaders(withCommas(team))))),
    history: withoutAgencyStory(story(withFirstYear(form.history)), agency, sorted),
    coreActivity: story(form.coreActivity),
    culture: story(form.culture),
  }
  const [mission = '', goals = '', contribution = ''] = [form.mission, form.goals, form.contribution].map((ideal) =>
    storyWithoutNotes(writeAmounts(writeOut(takeContact(ideal, sorted)))),
  )
  const [hoursWithoutPay, payInHours] = splitPay(takeFromHours(form.hours, sorted))
  for (const field of FIELDS) lists[field] = joined(lists[field], sorted[field])
  const { pay: scaledSalary, scale } = withScale(form.salary, remarks)
  const typedPay = [scaledSalary, payInHours].filter((text) => text !== '').join(', ')
  const pay = typedPay === '' ? payAmong(lists.benefits) : null
  if (pay !== null) lists.benefits = pay[1]
  lists.benefits = writeCaoBenefits(lists.benefits, typedPay)
  const hoursElsewhere =
    form.hours === '' ? sorted.shifts.find((shift) => HOURS_ALONE.test(shift) || HOURS_LABEL.test(shift)) : undefined
  if (hoursElsewhere !== undefined) sorted.shifts.splice(sorted.shifts.indexOf(hoursElsewhere), 1)
  const typedHours =
    hoursElsewhere?.replace(HOURS_LABEL, '') ?? withoutNotes(write(translateFact(hoursWithoutPay), form, true))
  const [hours, daysAtHome] = homeDaysIn(typedHours) ?? [typedHours, null]
  if (daysAtHome !== null) sorted.workplace.unshift(daysAtHome)
  const [location, workplace] = withTown(
    writeProvince(withoutNotes(writeLoneTimes(writeOut(writeLooseEnglish(translatePlace(form.location)))))),
    sorted.workplace,
  )
  return {
    ...form,
    ...lists,
    title: [title, ...names].join(', '),
    salary: writeHourBehind(
      writeCaoPay(
        writePay(
          withoutNotes(
            withoutPayDoubt(
              writeOut(translateFact(writeLooseEnglish(pay?.[0] ?? typedPay)).replaceAll(' + ', ' plus ')),
            ),
          ),
          isFreelance(form.title),
        ),
      ),
    ),
    hours: writeSchoolHours(hours, form, writeHours),
    location,
    organisation,
    ...stories,
    mission,
    goals,
    contribution,
    sector: writeSector(form.sector),
    culture: [stories.culture, ...sorted.culture].filter((text) => text !== '').join('\n'),
    shifts: sorted.shifts.map((shift) => writeStart(shift.replace(HOURS_LABEL, ''))).join('\n'),
    workplace: workplace.join('\n'),
    // Numbers and addresses stay as they were typed.
    contact: sorted.contact.map((line) => writeReach(/\d/.test(line) ? line : writeOut(line))).join('\n'),
    remarks: remarks.filter((remark) => !hasNote(remark) && !isExcluding(remark) && remark !== scale).join('; '),
    agency,
    clientKind: kind ?? clientTold?.kind ?? null,
    ...(agency === null ? {} : withoutAgencyFacts({ ...form, ...stories })),
  }
}
