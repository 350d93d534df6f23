import { isCapitalAbbreviation } from '../language/abbreviations.ts'
import { lowerFirst } from '../language/capitals.ts'
import { properForm } from '../language/proper-words.ts'
import { isStatement } from '../language/sentences.ts'
import { withoutGender } from './title.ts'

/** How a function is named inside a sentence. */
export type Role = {
  /** 'verpleegkundige niveau 4'; for what is no name of a person 'de functie Schoonmaak'. */
  name: string
  /** Whether 'een' and 'als' can stand before it. */
  person: boolean
}

const MOST_WORDS = 4
/** Whether a role is a person's and short enough to be named again inside a sentence. */
export const hasShortName = (role: Role | null): role is Role =>
  role?.person === true && role.name.split(' ').length <= MOST_WORDS && !role.name.includes('/')

const PERSON =
  /(?:er|eur|or|ist|iste|ent|ente|ant|ante|aar|ares|kundige|ende|man|vrouw|hulp|kracht|arts|kok|chef|hoofd|leider|leidster|coach|trainee|lead|consultant|analist|assistent|assistente|executive|directeur|notaris|lid|ambtenaar|boa|piloot|barista|gids|professional|ist|loog|iater|apotheker|rechter|griffier|juf|meester|pedagoog|therapeut|psycholoog|controller|owner|bediende|kapper|student|stagiair|stagiaire|jurist|tolk|agent|steward|mens|ninja|expert|champion|intern|officer|host|nurse|teler|boer|zzp'er|monteuse|medewerkster|esse|hostess|ière|aris|architect|ien|cus|kapitein|matroos|smid|technician|clerk|representative|head)$/i
/** Words for work, places and time that end like a person. */
const NO_PERSON =
  /(?:ment|content|event|beheer|vervoer|verkeer|theater|sector|kantoor|vloer|motor|water|computer|semester|winter|zomer|restaurant|klant|krant|cluster|center)$|^(?:over|voor|per|door|server|kinder|weer|meer|onder|achter|ander|power|super|klaar|maar|waar|jaar|daar|paar|kant)$/i
const PLURAL =
  /(?:werkers|ders|gers|kers|lers|mers|ners|pers|ters|vers|eurs|oren|isten|enten|anten|kundigen|aren|aars|enden|mannen|vrouwen|krachten|koks|artsen|assistentes|monteurs|collega's|mensen)$/i
const DUTCH_FIRST = new Set(
  `senior junior medior allround zelfstandig werkend eerste tweede leerling pedagogisch administratief commercieel technisch financieel
  juridisch medisch logistiek operationeel strategisch sociaal psychiatrisch ambulant gespecialiseerd beginnend ervaren hoofd
  assistent adjunct interim algemeen buitendienst binnendienst klantenservice klantcontact zorg wonen onderwijs financiën inkoop
  verkoop logistiek nieuwbouw ouderenzorg thuiszorg bediening keuken horeca administratie communicatie werkplaats magazijn productie`.split(
    /\s+/,
  ),
)

/** Endings of Dutch nouns and adjectives that no name of a firm or town has. */
const DUTCH_WORD =
  /(?:vorming|verlening|heid|schap|dienst|diensten|zorg|beheer|techniek|service|ische?|atie|werk|kunde|administratie|bouw|onderhoud|advies|verkeer|vervoer|beleid|wezen|bediening|besteding|opvang|begeleiding|ontwikkeling|voorziening|handhaving|veiligheid|duurzame|sociale|medische|openbare|publieke|juridische|mobiliteit|energie|transport|inkoop|verkoop|productie|onderwijs|toezicht|recht|civiel|bouwkunde|binnendienst|buitendienst|installaties|keuken|logistiek|financiën|planning|communicatie|jeugd|wonen|omgeving)$/i

const isPersonWord = (word: string) => word.length > 2 && PERSON.test(word) && !NO_PERSON.test(word)
const words = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
const isPlainCapital = (word: string) =>
  /^\p{Lu}[\p{Ll}’'-]+$/u.test(word) && !properForm(word) && !isCapitalAbbreviation(word)
const ENGLISH =
  /^(?:manager|developer|engineer|owner|officer|executive|lead|designer|analyst|architect|tester|master|recruiter|driver|support|success|sales|marketing|data|software|product|business|customer|account|project)$/i

/** Small letters where Dutch wants them; an English title in capitals stays one. */
const lowerTitle = (title: string, names: ReadonlySet<string>): string => {
  const capitals = words(title).filter(isPlainCapital)
  const [only = ''] = capitals
  const afterAbbreviation =
    capitals.length === 1 && !title.startsWith(only) && isPersonWord(only) && !ENGLISH.test(only)
  if (afterAbbreviation) return title.replace(only, only.toLowerCase())
  if (capitals.length < 2) return lowerFirst(title, names)
  if (capitals.some((word) => ENGLISH.test(word))) return title
  const isDutch = (word: string) =>
    !names.has(word.toLowerCase()) &&
    (DUTCH_FIRST.has(word.toLowerCase()) || isPersonWord(word) || DUTCH_WORD.test(word))
  const foreign = capitals.findIndex((word) => !isDutch(word))
  const small = new Set(
    foreign === -1 ? capitals : title.startsWith(capitals[0] ?? '') ? capitals.slice(0, foreign) : [],
  )
  return title.replace(/[\p{L}’'-]+/gu, (word) => (small.has(word) ? word.toLowerCase() : word))
}

/** The part of a title that names the function: no '(32 uur)', no ' - locatie', no 'gezocht'. */
const coreOf = (title: string) =>
  withoutGender(title)
    .replace(/^(?:vacature|gezocht|functie)\s?:? /i, '')
    .replace(/\s+\([^)]*\)\s*$/, '')
    .split(/ [-–—|/] |, /)[0]
    ?.replace(/\s+gezocht[!.]*$/i, '')
    .replace(/(?<![\s!?.,;:–-])[\s!?.,;:–-]+$/, (end) => (end === '.' ? '.' : ''))
    .trim() ?? ''

/** The function for use inside sentences; null when the title is itself a sentence or too long for one. */
export const readRole = (title: string, names: ReadonlySet<string>): Role | null => {
  const core = coreOf(title)
  const parts = words(core)
  if (parts.length === 0 || parts.length > 8 || core.length > 90 || isStatement(core) || /[<>{}@]|:\/\//.test(core))
    return null
  const isPlural = (word = '') => PLURAL.test(word) && !/^ervaren$/i.test(word)
  // 'Productiemedewerker vleeswaren' is one person.
  const isOne = isPersonWord(parts[0] ?? '') && !isPlural(parts[0])
  const plural = !isOne && [parts[0], parts.at(-1)].some(isPlural)
  const person = !plural && parts.some(isPersonWord)
  return person
    ? { name: lowerTitle(core, names).replace(/^ZZP(?='er\b|-)/, 'zzp'), person }
    : { name: `de functie ${core}`, person: false }
}
