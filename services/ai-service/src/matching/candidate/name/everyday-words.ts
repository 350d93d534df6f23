import { wordSetOf } from '../../../cv/lexicon/lexicon.ts'
import { isPlace } from '../../../cv/person/places.ts'
import { knownSkill } from '../../../cv/skills/known-skills.ts'
import { isJobWord } from '../../../cv/words/job-likeness.ts'
import { languageOf } from '../../requirements/languages.ts'

const months = wordSetOf('months')
const particles = wordSetOf('name-particles')
const trades = wordSetOf('trade-surnames')

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const weekdays = words(`
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma di wo do vr za zo
  monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun
  lente zomer herfst winter spring summer autumn fall
`)

/** Given names and surnames that are words of a CV as well, beside trades, months, places, languages and skills. */
const others = words(`
  akker amber angel angels appel arend art baars baron beek beer been berg best beter bier bill bisschop blad bloem boom bos brand bright broer bron brood brook brooks brown brug bruin buiten buren burg case cash castle chance charity chase christen
  church constant cross dag dal dam dauw day dean dijk dik drost duif duivel dun eiland engel faith field fields flink forest fox france frank freeman frost geel gene geluk gene goed gold good goud graaf grace grant gray green grey groen groot haan haar
  haas hall hand hard harder hart haven hemel hertog hill hills hoek hof holland home hond hoog hope horst house huis hunt ijzer jewel jong jonge jonger joy junior justice kaas kamp kasteel kat keizer kerk kern keus kind king klaver klein kleine kloos
  klok knight koning kool koper kort kraan kroon kruis kuil kunst kust laan lake lang lange law leader lee leeuw licht lief lily linde link little long love lucht maan major marine mark markt marshal meer meester merk miles mill mills minor mol molen mond
  money moon moor mus muis noble noord north nummer oost os oud page park parker pas pater paus pauw peer penny peper piper plat poort poot pope post pot power powers price pride prince prins prior proper quick raad rain rank raven ray reed regen rein
  rich ridder rivers rock rood roos roosje rose ruim schaap schild schip schut sharp sheet short silver slim slot smal small smart snel snow staal stad star steel steen ster sterk stock stone storm straat strong sweet tak tin toren trouw tuin vader vast veld
  vest vet vink violet vis vlug vogel vos vrede vriend vrij vroom vuur water weg west wet white wild will wijn wijs wind wise wit wolf wood woods world worth young zand zee zilver zomers zon zoon zoet zout zuid zwaan zwart
`)

/** Whether a folded word names a month, a day or a season: 'mei' in a date is no name. */
export const isCalendarWord = (word: string): boolean => months.has(word) || weekdays.has(word)

/**
 * Whether a folded word of a name means something else in a CV too: a month, a trade, a skill, a language, a place.
 * Alone it isn't taken for the name.
 */
export const isEverydayWord = (word: string): boolean =>
  word.length < 3 ||
  isCalendarWord(word) ||
  particles.has(word) ||
  trades.has(word) ||
  others.has(word) ||
  isJobWord(word) >= 1 ||
  knownSkill(word) !== undefined ||
  languageOf(word) !== null ||
  isPlace(word)
