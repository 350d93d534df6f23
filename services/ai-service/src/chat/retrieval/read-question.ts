import type { Reading, Side } from '../context/units.ts'
import { capitalFirst } from '../../vacancy-text/language/capitals.ts'
import type { ChatKind } from '../question.ts'
import { type Concept, conceptOf, phrases, synonymsOf } from './concepts.ts'
import { isEmptyBeside } from './empty-beside.ts'
import { isLight } from './light-words.ts'
import { type Plan, plans } from './plans.ts'
import type { Topic } from './topic.ts'
import { stemsOf, wordsOf } from './tokens.ts'
import { topicOf, topics, wideTopics } from './topics.ts'

export type Question = {
  topics: Topic[]
  plan: Plan | null
  /** What it is about beyond topics: 'SAP', 'rijbewijs'. */
  concepts: Concept[]
  wants: 'when' | 'amount' | 'why' | 'anything'
  /** What a question for a number counts: 'vakantiedagen' of 'hoeveel vakantiedagen'. */
  countedConcept: Concept | null
  /** Whose texts may answer; null for all. */
  side: Side
  /** About the present: 'waar werkt ze nu'. */
  now: boolean
}

const OF_VACANCY = /\bvacature\b|\bfunctie\b|\bbaan\b|organisatie|\bbedrijf\b|werkgever|\bvacancy\b|\bjullie\b/iu
/** What the employer of a candidate's page pays and has: 'ons budget', 'in welke schaal zitten wij'. */
const OURS =
  /\b(?:ons|onze) (?:budget|schaal|loonschaal|salaris|aanbod|bod|loon|team|beleid|rooster|uren|contract|bonus|cao|maximum)\b|\b(?:schaal|budget|loon|salaris|cao)\b.{0,20}\b(?:wij|we)\b|\bwat (?:bieden|betalen|geven) (?:wij|we)\b/iu
const OF_CANDIDATE = /kandida|sollicitant|candidate|\b(?:hij|zij|ze|hem|haar|zijn cv|diens)\b/iu
const CONCEPTS = 12
const COUNTED = /\b(?:hoeveel|welke?|wat voor|how many|how much)\s+([\p{L}’'-]+)/iu
const HOW_MANY = /\b(?:hoeveel|how many|how much)\s/iu

/** A level beside a language: 'welk niveau Engels' looks for no level of anything else. */
const LANGUAGE =
  /^(?:nederlands|vlaams|engels|duits|frans|spaans|italiaans|pools|turks|arabisch|portugees|roemeens|oekraiens|oekraïens|russisch)$/iu
const LEVEL = /^(?:taal)?(?:niveau|beheersing|kennis|vaardigheid)$/iu

/** Whom one leads adds nothing to leading: 'mensen aangestuurd' is found where monteurs were. */
const LEADING = /^(?:leiding\p{L}*|aansturen|aangestuurd|aanstuurde?)$/iu
const LED = /^(?:mensen|man|personen|medewerkers|collega.{0,2}s|personeel|anderen|teams?)$/iu

/** Where one works: 'in welke plaats is de winkel' looks for no shop. */
const WORKPLACE = /^(?:winkel|filiaal|kantoor|vestiging|werkplaats|fabriek|magazijn|school|praktijk|showroom|depot)$/iu

const nameWords = (name: string | null) => new Set(wordsOf(name ?? '').map((word) => word.toLowerCase()))

/** 'Haar laatste functie', 'hoeveel werkgevers': words of a job that speak of the work somebody did. */
const OF_WORK_DONE =
  /\b(?:huidige?|vorige?|laatste?|eerste|eerdere?|langste?|kortste|recentste?|recente)\s+(?:functies?|banen|baan|werkgevers?|bedrijf)\b|\b(?:werkgevers|banen|functies)\b|\b(?:functie|baan|werkgever|bedrijf)\b.{0,40}\b(?:gehad|gewerkt|daarvoor|nu)\b/iu

const sideOf = (message: string, kind: ChatKind, namesCandidate: boolean): Side => {
  const ofVacancy =
    (OURS.test(message) || OF_VACANCY.test(message)) && !(kind === 'candidate' && OF_WORK_DONE.test(message))
  const ofCandidate = OF_CANDIDATE.test(message) || namesCandidate
  if (kind === 'candidate') return ofVacancy && !ofCandidate ? 'vacancy' : ofVacancy ? null : 'candidate'
  if (kind === 'vacancy') return ofCandidate && !ofVacancy ? null : 'vacancy'
  return null
}

const wantsOf = (message: string): Question['wants'] => {
  if (/\bhoeveel\b|\bhow (?:much|many)\b|hoe lang\b|hoe vaak\b|hoe groot\b|hoe oud\b/i.test(message)) return 'amount'
  if (/\bwanneer\b|\bwhen\b|welke (?:datum|dag|maand)|in welk jaar/i.test(message)) return 'when'
  if (/^\W*(?:en |maar )?(?:waarom|hoezo|why)\b/i.test(message)) return 'why'
  return 'anything'
}

/** Stems of the title and the name; 'het salaris van de planner' does not ask about 'planner'. */
const subjectStems = ({ units, candidateName }: Reading): Set<string> => {
  const titles = units
    .filter(({ keys, text }) => /(?:^|vacature )(?:functie|organisatie)$/.test(keys) && text.length < 120)
    .slice(0, 4)
  return new Set(stemsOf([candidateName ?? '', ...titles.map(({ text }) => text)].join(' ')))
}

const SHORTEST_HEAD = 5

/** A word of the title or name, or the head of a compound there: 'een chauffeur' beside 'Buschauffeur'. */
const isSubject = (stem: string, subjects: ReadonlySet<string>): boolean =>
  subjects.has(stem) ||
  (stem.length >= SHORTEST_HEAD &&
    [...subjects].some((subject) => subject.length > stem.length && subject.endsWith(stem)))

/** A wish beside a number is no question for the whole person: 'past de looneis bij 3.500'. */
const OF_ONE_FIELD = ['salary', 'hours', 'start'].map(topicOf)
const AGAINST = /\bniet (?:\p{L}+ )?(?:pass|past|geschikt|aannemen|uitnodigen|kiezen)/iu
/** What speaks for somebody answers nothing about one field, or about what speaks against them. */
const asksWhatSpeaksFor = (message: string) =>
  !AGAINST.test(message) && !OF_ONE_FIELD.some(({ asks }) => asks.test(message))

const planFor = (message: string, kind: ChatKind, side: Side, { candidateName }: Reading): Plan | null => {
  const subject = kind === 'general' ? (side ?? (candidateName === null ? 'vacancy' : 'candidate')) : kind
  const fits = ({ side: of, whole }: Plan) =>
    of === 'either' || of === (whole && side === 'vacancy' ? 'vacancy' : subject)
  return (
    plans.find(
      (plan) => fits(plan) && plan.asks.test(message) && (plan.id !== 'why-best' || asksWhatSpeaksFor(message)),
    ) ??
    plans.find(({ asks, whole }) => kind === 'general' && !whole && asks.test(message)) ??
    null
  )
}

/** Topics that only repeat a narrower one of the same question. */
const WIDER = new Map([
  ['skills', ['soft', 'hard']],
  ['challenges', ['weaknesses']],
  ['motivation', ['leaving']],
  ['strengths', ['results']],
  ['experience', ['salary']],
  ['education', ['courses']],
  ['growth', ['courses']],
  ['hard', ['courses']],
  ['hours', ['days']],
  ['hard', ['systems']],
  ['contract', ['start']],
  ['apply', ['elsewhere']],
  ['doubts', ['weaknesses']],
])
const withoutWider = (chosenTopics: Topic[]) =>
  chosenTopics.filter(
    ({ id }) => !WIDER.get(id)?.some((narrower) => chosenTopics.some((other) => other.id === narrower)),
  )

/** The message without what the patterns recognised in it. */
const without = (message: string, patterns: readonly RegExp[]): string => {
  const recognised = new Set<number>()
  for (const { source, flags } of patterns) {
    for (const match of message.matchAll(new RegExp(source, `g${flags}`))) {
      let end = match.index + match[0].length
      // The rest of a compound is no word of its own: 'scholingsbudget' leaves no 'budget'.
      if (/\p{L}$/u.test(match[0])) while (/\p{L}/u.test(message.charAt(end))) end += 1
      for (let at = match.index; at < end; at += 1) recognised.add(at)
    }
  }
  return Array.from({ length: message.length }, (_, at) => (recognised.has(at) ? ' ' : message.charAt(at))).join('')
}

/** Small words that are programs too. */
const PROGRAMS = new Set(['exact'])
/** Where a program stands in a question: 'met exact werken', 'ervaring in exact'. */
const IN_PROGRAM = /\b(?:met|in) (\p{L}+)(?! (?:de|het|een|die|dit|dat|deze|hetzelfde|dezelfde|\d)\b)/giu

/** 'Exact' is a program where the context writes it so, and a small word elsewhere. */
const isNameHere = (word: string, words: readonly string[], { units }: Reading): boolean => {
  const isProgram =
    PROGRAMS.has(word) && [...words.join(' ').matchAll(IN_PROGRAM)].some(([, program]) => program === word)
  const name = isProgram ? capitalFirst(word) : word
  return (
    word.length > 2 &&
    /^\p{Lu}/u.test(name) &&
    (isProgram || word !== words[0]) &&
    units.some(({ text }) => wordsOf(text).includes(name))
  )
}

/** How a question is read: by what it names, or also by ways of asking that name nothing. */
export type Reach = 'named' | 'wide'

/** Reads one question, without the questions before it. */
export const readQuestion = (message: string, kind: ChatKind, reading: Reading, reach: Reach = 'named'): Question => {
  const names = nameWords(reading.candidateName)
  const words = wordsOf(message)
  const side = sideOf(
    message,
    kind,
    words.some((word) => names.has(word.toLowerCase()) && !isLight(word)),
  )
  const plan = planFor(message, kind, side, reading)
  const parts = plan?.whole ? without(message, [plan.asks]) : message
  const namedTopics = (reach === 'wide' ? wideTopics : topics).filter(
    ({ asks, of }) => (of === undefined || kind === of) && asks.test(parts),
  )
  const questionTopics = withoutWider(
    kind === 'vacancy' && namedTopics.some(({ id }) => id === 'challenges')
      ? namedTopics.filter(({ id }) => id !== 'weaknesses')
      : namedTopics,
  )
  const rest = without(message, [...namedTopics.map(({ asks }) => asks), ...(plan ? [plan.asks] : [])])
  const subjectWords = subjectStems(reading)
  const howMany = HOW_MANY.test(message)
  const countedWord = COUNTED.exec(message)?.[1]?.toLowerCase()
  const phrase = phrases.find(
    (each) => ` ${rest.toLowerCase()} `.includes(` ${each} `) || rest.toLowerCase().includes(` ${each}?`),
  )
  const restWords = wordsOf(phrase ? rest.toLowerCase().replace(phrase, ' ') : rest)
    .flatMap((word) => (synonymsOf(word).length > 0 ? [word] : word.split(/[-/]/)))
    .filter((word) => (!isLight(word) || isNameHere(word, words, reading)) && !names.has(word.toLowerCase()))
  const namesLanguage = restWords.some((word) => LANGUAGE.test(word))
  const asksPlace = namedTopics.some(({ id }) => id === 'place')
  const asksLeading = restWords.some((word) => LEADING.test(word))
  const tellingWords = restWords.filter(
    (word) =>
      !(asksLeading && LED.test(word)) &&
      !(asksPlace && WORKPLACE.test(word)) &&
      !(namesLanguage && LEVEL.test(word)) &&
      !isEmptyBeside(word, questionTopics) &&
      ((questionTopics.length === 0 && !plan?.whole) || !stemsOf(word).every((stem) => isSubject(stem, subjectWords))),
  )
  const single = [...new Set(tellingWords)].map((word) =>
    conceptOf(word, {
      proper: /^\p{Lu}/u.test(word) && word !== words[0],
      main: word.toLowerCase() === countedWord,
      // 'Hoeveel mensen' alone counts who works there; 'voor hoeveel mensen koken' may count guests.
      narrow: !howMany || (tellingWords.length > 1 && /^(?:mensen|personen)$/iu.test(word)),
    }),
  )
  // Of 'stralingscertificaat' the topic took its end: an answer names the word whole.
  for (const concept of single) {
    const whole = words.find(
      (word) => word !== concept.word && word.startsWith(concept.word) && !words.includes(concept.word),
    )
    if (whole !== undefined && concept.word.length >= 4) concept.word = whole
  }
  const concepts = [...(phrase ? [conceptOf(phrase, { main: true })] : []), ...single].slice(0, CONCEPTS)
  const ofMany = howMany ? (concepts.find(({ share }) => share === 2) ?? null) : null
  return {
    topics: questionTopics,
    plan,
    concepts,
    wants: wantsOf(message),
    countedConcept: ofMany,
    side,
    now: /\bnu\b|huidig|momenteel|tegenwoordig|current/i.test(message),
  }
}
