import { isCommonGivenName } from '../../../cv/person/given-names.ts'
import { fold } from '../../words/fold.ts'
import { isCalendarWord, isEverydayWord } from './everyday-words.ts'
import { nameRunsOf, type NameWord } from './name-runs.ts'
import { readOwnName, type OwnName } from './own-name.ts'

/** Characters before a name in which somebody is addressed or named. */
const REACH = 40

/** Who is spoken of with a surname: 'mevrouw Kok'. 'MS Excel' has capitals that 'Ms' hasn't. */
const TITLE =
  /(?<!\p{L})(?:[Mm]evrouw|[Mm]evr|[Mm]w|[Mm]ejuffrouw|[Mm]eneer|[Mm]ijnheer|[Dd]hr|[Hh]eer|Mr|Mrs|Ms|Miss|Mister|[Ff]amilie)\.?[ \t]+$/u
/** A label of a name, at the beginning of a line. */
const LABEL =
  /(?:^|\n)[ \t•·*-]*(?:(?:(?:volledige|full) )?na(?:am|me)|voornaam|achternaam|roepnaam|familienaam|first name|last name|surname|given name|family name)[ \t]*:?[ \t]+$/iu
/** The end of a letter. */
const SIGNATURE = /(?<!\p{L})(?:groet(?:en|jes)?|hoogachtend|regards|sincerely|yours)[ \t]*,?\s+$/iu
/** Who is spoken to, or says who they are, by the given name: 'Beste Mei'; 'beste kok' is a prize. */
const GREETING =
  /(?<!\p{L})(?:beste|lieve|dear|hallo|hoi|hi|hello|mijn naam is|my name is|ik heet|ik ben|i am|i['’]m)[ \t]+$/iu

const isWord = ({ kind }: NameWord): boolean => kind === 'word'

/** Whether a run is a name by itself: two words of it, or an initial and a word. */
const isWholeName = (text: string, run: readonly NameWord[], { given, words }: OwnName): boolean => {
  const properWords = run.filter(isWord)
  if (properWords.every(({ folded }) => isCalendarWord(folded))) return false
  const isOrdinary = properWords.every(({ folded }) => isEverydayWord(folded))
  // 'Kok, Excel' is a list.
  if (isOrdinary && text.slice(run[0]?.from, run.at(-1)?.to).includes(',')) return false
  const hasInitial = run.some(({ kind }) => kind === 'initial')
  const count = new Set(properWords.map(({ folded }) => folded)).size
  if (!properWords.every(({ isCapital }) => isCapital)) return !isOrdinary && count === words.length && count > 1
  const isOfPerson = hasInitial || properWords.some(({ folded }) => folded === given)
  return (count > 1 || hasInitial) && (isOfPerson || !isOrdinary)
}

/** Whether the words before a run say that a name follows. */
const isAddressed = (text: string, run: readonly NameWord[], { given }: OwnName): boolean => {
  const properWords = run.filter(isWord)
  if (!properWords.every(({ isCapital }) => isCapital)) return false
  const from = run[0]?.from ?? 0
  const before = text.slice(Math.max(0, from - REACH), from)
  if (TITLE.test(before) || LABEL.test(before) || SIGNATURE.test(before)) return true
  return properWords[0]?.folded === given && GREETING.test(before)
}

type Cut = { from: number; to: number }

/** A word that is nothing but a name; in small letters only a given name that many people have. */
const isNameAlone = ({ kind, folded, isCapital }: NameWord): boolean =>
  kind === 'word' && (isCapital || isCommonGivenName(folded)) && !isEverydayWord(folded)

/** What of a run is the name; none where its words mean something else. */
const cutsOf = (text: string, run: readonly NameWord[], ownName: OwnName): Cut[] => {
  const last = run.findLastIndex(isWord)
  if (isWholeName(text, run, ownName) || isAddressed(text, run, ownName)) {
    // 'De Vries, Jan' begins with its particle, 'van Jan de Vries' doesn't.
    const first = run.find(isWord)?.folded === ownName.given ? run.findIndex(({ kind }) => kind !== 'particle') : 0
    return [{ from: run[first]?.from ?? 0, to: run[last]?.to ?? 0 }]
  }
  return run.filter(isNameAlone).map(({ from, to }) => ({ from, to }))
}

/** The parts of a run between its commas: 'Mei Bakker, bakker' is a name and a trade. */
const partsOf = (text: string, run: readonly NameWord[]): NameWord[][] => {
  const parts: NameWord[][] = []
  for (const word of run) {
    const last = parts.at(-1)?.at(-1)
    if (last && !text.slice(last.to, word.from).includes(',')) parts.at(-1)?.push(word)
    else parts.push([word])
  }
  return parts.filter((part) => part.some(isWord))
}

/** The runs of a text, taken apart at commas where a part is the name by itself. */
const separateRuns = (text: string, ownName: OwnName): NameWord[][] =>
  nameRunsOf(text, ownName).flatMap((run) => {
    const parts = partsOf(text, run)
    return parts.length > 1 && parts.some((part) => isWholeName(text, part, ownName)) ? parts : [run]
  })

const cutName = (text: string, ownName: OwnName): string => {
  const folded = fold(text)
  if (!ownName.words.some((word) => folded.includes(word))) return text
  const cuts = separateRuns(text, ownName).flatMap((run) => cutsOf(text, run, ownName))
  return cuts.reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)
}

/**
 * Takes somebody's name out of texts where it is the name: addressed, as a whole or with initials, and a word of it
 * that is nothing but a name. 'Mei' in a date, 'Bakker' as a trade and 'van' before anything else stay.
 */
export const createNameCut = (name: string | null): ((text: string) => string) => {
  const ownName = readOwnName(name)
  return (text) => (ownName === null ? text : cutName(text, ownName))
}
