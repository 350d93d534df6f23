import { matchOf, conceptOf } from '../../../../chat/retrieval/concepts.ts'
import { isLight } from '../../../../chat/retrieval/light-words.ts'
import { stemsOf, wordsOf } from '../../../../chat/retrieval/tokens.ts'
import { monthsOf, monthsUntil, type Position } from './positions.ts'

/** Which job a question is about, and what it wants to know of it. */
export type PositionQuestion = {
  wants: 'which' | 'length' | 'since'
  which: 'now' | 'last' | 'before' | 'after' | 'first' | 'longest' | 'shortest' | 'named'
  position: Position | null
}

const JOB = String.raw`(?:functies?|baan|banen|jobs?|werkgevers?|werk|rol|positie|bedrijf|plek|werkplek|dienstverband|werkervaring|ervaring|employer|gewerkt|werkte|titel)`
/** 'En de vorige?' */
const BARE_BEFORE = /^\W*(?:en |maar )?(?:de|het|haar) (?:vorige|eerdere|voorlaatste)\W*$/
const WORDS: readonly (readonly [PositionQuestion['which'], RegExp])[] = [
  [
    'before',
    /^\W*(?:en |maar )?(?:wat |waar )?(?:deed ze |was het |was dat |werkte ze |heeft ze )?(?:daarvoor|ervoor|voordien|hiervoor|daar voor)\b/,
  ],
  ['after', /^\W*(?:en |maar )?(?:wat |waar )?(?:deed ze |was het |werkte ze )?(?:daarna|erna|nadien|hierna)\b/],
  [
    'longest',
    new RegExp(
      String.raw`\b(?:langste?|langst durende|langstdurende)\b.{0,30}\b${JOB}\b|\b(?:waar|bij wie)\b.{0,30}\blangste?\b`,
    ),
  ],
  ['shortest', new RegExp(String.raw`\bkortste?\b.{0,30}\b${JOB}\b|\bwaar\b.{0,30}\bkortste?\b`)],
  [
    'before',
    new RegExp(
      String.raw`\b(?:vorige?|voorlaatste|eerdere)\b.{0,15}\b(?:functie|baan|job|werkgever|werk|rol|positie|bedrijf|titel)\b|\b(?:voor|voorafgaand aan) (?:haar|de|deze) (?:huidige|laatste)\b`,
    ),
  ],
  [
    'first',
    new RegExp(String.raw`\b(?:eerste|allereerste)\b.{0,15}\b${JOB}\b|\bwaar begon ze (?:haar (?:loopbaan|carriere))`),
  ],
  [
    'last',
    new RegExp(
      String.raw`\b(?:laatste?|meest recente|recentste)\b.{0,15}\b${JOB}\b|\bwaar werkte ze (?:het )?laatst\b`,
    ),
  ],
  [
    'now',
    new RegExp(
      String.raw`\bhuidige?\b.{0,15}\b${JOB}\b|\b(?:wat doet|waar werkt|bij wie werkt|voor wie werkt|als wat werkt) ze\b(?!.{0,40}\b(?:graag|thuis)\b)|\b(?:werkt|zit|staat|is) ze (?:nu|momenteel|vandaag)\b(?=\W*$)|\bwerkt ze (?:nu|momenteel|vandaag)\b|^\W*(?:en )?(?:nu|momenteel) (?:werkzaam|actief|in dienst|aan de slag|bezig) (?:bij|als|in)?\W*$|\b(?:waar|bij wie|bij welke? \w+) (?:is|zit) ze (?:nu |momenteel )?(?:werkzaam|in dienst|actief|aan de slag)\b|\bwelk werk doet ze\b|\b(?:bij|voor) (?:wie|welke?)\b.{0,20}\b(?:zit|werkt|staat) ze (?:nu|momenteel)\b|\bzit ze (?:nu|momenteel)\W*$`,
    ),
  ],
]
const LENGTH = /\bhoe ?lang\b|\bhoeveel (?:jaar|jaren|maanden)\b|\bwelke periode\b/
const SINCE =
  /\b(?:sinds|vanaf|van) wanneer\b|\bwanneer (?:begon|startte|begonnen|gestart|is ze (?:er |daar )?(?:begonnen|gestart)|werkte|kwam|was ze|ging ze)\b|\btot wanneer\b|\bin welk(?:e)? (?:jaar|jaren|periode)\b|\bwanneer was (?:dat|het)\b/
const ABOUT_WORK =
  /\b(?:werk\w*|gewerkt|was ze|zat ze|waar (?:zat|stond|was)|baan|job|functie|stage|loopbaan|dienst|wat deed|deed ze|duurde|duurt|bleef|actief|begon|startte|begonnen|gestart|(?:sinds wanneer|hoe ?lang|vanaf wanneer|hoeveel jaar) (?:is|was) ze|bereik\w*|resulta\w*|gepresteerd|prestaties?|behaald\w*|taken|werkzaamheden|verantwoordelijk\w*|gedaan)\b/
/** Only these words, and the question is about the job that was spoken of before. */
const BARE =
  /^\W*(?:en |maar |ja )?(?:sinds(?= *\??$)|sinds wanneer|vanaf wanneer|van wanneer|tot wanneer|wanneer|hoe ?lang|hoeveel jaar|wanneer was (?:dat|het)|sinds hoe ?lang)(?: (?:al|nu|daar|er|dan|dat|precies|ongeveer|was dat|is dat|werkt ze daar|werkt ze er|werkte ze daar|werkte ze er|werkt ze daar al|zit ze daar|zat ze daar|zat ze er|was ze daar|bleef ze daar|doet ze dat|deed ze dat|al daar|duurde dat|(?:heeft|is) ze (?:daar|er|dat) (?:al )?(?:gezeten|gewerkt|gestaan|gebleven|geweest|gedaan)|stond ze daar)){0,2}\W*$/
const BARE_PLACE =
  /^\W*(?:en |maar )?(?:waar|bij wie|bij welke? (?:bedrijf|werkgever|firma)|als wat|welke functie)(?: (?:was|is|werkte|deed))?(?: (?:dat|het|ze|daar|er|dat dan|die))*\W*$|^\W*(?:en |maar )?wat (?:deed|doet) ze (?:daar|er)(?: (?:dan|precies|allemaal))?\W*$/
/** 'Wat deed ze voordat ze bij De Brug begon?' */
const BEFORE_NAMED = /\bvoor(?:dat)? ze (.{0,80})\b(?:begon|startte|kwam|ging|werkte|in dienst|aan de slag)\b/
const OTHER_SUBJECT =
  /\b(?:opzeg\w*|weg|vrije tijd|hobby\w*|hoe snel|hoe vlug|waarom|hoezo|reden|vindt|vond|beschikba\w*|beginnen|starten|rijden|reis\w*|studie|studeerde|opleiding|gestudeerd|school|diploma\w*|certifica\w*|cursus\w*|contract|procedure|kreeg|verdien\w*|loon|salaris|betaal\w*|ervaring met|ervaring in|ervaring als)\b/
const YEAR = /\b(?:in|rond|tijdens) ((?:19|20)\d\d)\b/

/** The job whose own words a question names; null where it names none, or several alike. */
export const namedIn = (text: string, positions: readonly Position[]): Position | null => {
  const concepts = wordsOf(text)
    .filter((word) => !isLight(word) && word.length > 2 && !/^(?:jaar|maanden|werk\w*|gewerkt)$/.test(word))
    .map((word) => conceptOf(word))
  const stage = /\bstage\b|\bstageplek\b|\bstageplaats\b/.test(text)
  const scored = positions.map((position) => {
    const stems = stemsOf(position.unit.text)
    const joined = ` ${stems.join(' ')} `
    const matches = concepts.filter((concept) => matchOf(concept, stems, joined) >= 0.7).length
    return { position, matches: matches + (stage && position.isPlacement ? 1 : 0) }
  })
  const best = scored.toSorted((one, other) => other.matches - one.matches)[0]
  if (!best || best.matches === 0) return null
  const alike = scored.filter(({ matches }) => matches === best.matches)
  return alike.length === 1 ? best.position : null
}

const inYear = (text: string, positions: readonly Position[]): Position | null => {
  const year = YEAR.exec(text)?.[1]
  if (year === undefined) return null
  const fitting = positions.filter(
    ({ period }) =>
      period?.start && period.start.slice(0, 4) <= year && (period.current || (period.end ?? '').slice(0, 4) >= year),
  )
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

/** The present job lasts until today. */
const extreme = (which: 'longest' | 'shortest', positions: readonly Position[], today: string): Position | null => {
  const jobs = positions.filter(({ isPlacement }) => !isPlacement)
  const sorted = (jobs.length > 0 ? jobs : positions)
    .flatMap((position) => {
      const months = monthsOf(position) ?? monthsUntil(position, today)
      return months === null ? [] : [{ position, months }]
    })
    .toSorted((one, other) => other.months - one.months)
  return (which === 'longest' ? sorted[0] : sorted.at(-1))?.position ?? null
}

/** Reads a question about one job of a CV; `focus` is the job that the question before it was about. */
export const readPositionQuestion = (
  text: string,
  positions: readonly Position[],
  focus: Position | null,
  today = new Date().toISOString().slice(0, 7),
): PositionQuestion | null => {
  if (positions.length === 0) return null
  const wants = SINCE.test(text) ? 'since' : LENGTH.test(text) ? 'length' : 'which'
  if (focus && BARE_PLACE.test(text)) return { wants: 'which', which: 'named', position: focus }
  if (focus && BARE.test(text)) return { wants: wants === 'which' ? 'since' : wants, which: 'named', position: focus }
  if (focus && BARE_BEFORE.test(text))
    return { wants: 'which', which: 'before', position: positions[positions.indexOf(focus) + 1] ?? null }
  if (OTHER_SUBJECT.test(text)) return null
  const worded = WORDS.find(([, pattern]) => pattern.test(text))?.[0]
  const work = positions.filter(({ isPlacement }) => !isPlacement)
  const jobs = work.length > 0 ? work : positions
  switch (worded) {
    case 'before': {
      const from = focus && /daarvoor|ervoor|voordien|hiervoor|daar voor/.test(text) ? focus : (jobs[0] ?? null)
      return { wants, which: 'before', position: from ? (positions[positions.indexOf(from) + 1] ?? null) : null }
    }
    case 'after':
      return focus ? { wants, which: 'after', position: positions[positions.indexOf(focus) - 1] ?? null } : null
    case 'longest':
    case 'shortest':
      return { wants, which: worded, position: extreme(worded, positions, today) }
    case 'first':
      return { wants, which: 'first', position: jobs.at(-1) ?? null }
    case 'last':
      return { wants, which: 'last', position: jobs[0] ?? null }
    case 'now': {
      const present = jobs.find(({ period }) => period?.current) ?? null
      return { wants, which: 'now', position: present }
    }
    default: {
      const [, before] = BEFORE_NAMED.exec(text) ?? []
      const later = before === undefined ? null : namedIn(before, positions)
      if (later) return { wants, which: 'before', position: positions[positions.indexOf(later) + 1] ?? null }
      const year = inYear(text, positions)
      if (year && ABOUT_WORK.test(text)) return { wants: 'which', which: 'named', position: year }
      const namedPosition =
        wants !== 'which' ||
        /\b(?:wat (?:deed|doet|was)|waar (?:zat|werkte|stond) ze voor|welke functie|als wat|welk werk|bereik\w*|resulta\w*|gepresteerd|prestaties?|behaald\w*|taken|werkzaamheden|verantwoordelijk\w*|gedaan)\b/.test(
          text,
        )
          ? namedIn(text, positions)
          : null
      return namedPosition && ABOUT_WORK.test(text) ? { wants, which: 'named', position: namedPosition } : null
    }
  }
}
