import type { PreparedJob } from '../candidate/prepared.ts'
import type { ReadTitle } from '../titles/read-title.ts'
import type { Kinship } from '../titles/relate-titles.ts'
import { fold } from '../words/fold.ts'

/** Ways to work with a trade without doing it. */
export type Distance = 'writing' | 'recruiting' | 'selling' | 'teaching' | 'managing'

/** Titles of those who write of, recruit for, sell to, teach or lead projects about a trade; on folded text. */
const TITLES: Readonly<Record<Distance, RegExp>> = {
  writing:
    /(?<!\p{L})(?:content|copywriter|(?:web|tekst|eind|nieuws|online)?redact(?:eur|rice)\p{L}*|editor|journalist\p{L}*|verslaggever|reporter|correspondent|blogger|vlogger|podcast\p{L}*|tekstschrijver|schrijver|\p{L}*writer|auteur|author|vertaler|vertaalster|translator|\p{L}*market(?:ee|e)r|communicatie\p{L}*|communications?|voorlicht(?:er|ster)|press officer|woordvoerder)(?!\p{L})/u,
  recruiting:
    /(?<!\p{L})(?:\p{L}*recruit(?:er|ster|ment)\p{L}*|(?:uitzend)?intercedent\p{L}*|werver|headhunter|talent (?:acquisition|sourc)\p{L}*|sourcer|(?:uitzend|staffing|recruitment|wervings)[ -]?consul(?:ent|tant)|(?:arbeids)?bemiddelaar)(?!\p{L})/u,
  selling:
    /(?<!\p{L})(?:sales(?!force)|\p{L}*account ?manag(?:er|ement)|account executive|\p{L}*vertegenwoordig\p{L}*|buitendienst|product ?specialist|business develop\p{L}*|technisch verkoper|verkoopadviseur|commercie(?:el|le) (?:adviseur|medewerk(?:er|ster)|manager|directeur|binnendienst)|(?:\p{L}+-)?makelaar|handelsreiziger)(?!\p{L})/u,
  teaching:
    /(?<!\p{L})(?:\p{L}*docente?|\p{L}*lera(?:ar|res)|\p{L}*instruct(?:eur|rice|or)|trainer|lecturer|teacher|lector)(?!\p{L})/u,
  managing:
    /(?<!\p{L})(?:(?:programma|praktijk|proces|verander|transformatie)-?manager|(?:program(?:me)?|change|practice|transformation) (?:manager|consultant|lead)|agile coach|scrum master)(?!\p{L})/u,
}

/** What such work shows itself, whatever the trade; on folded text. */
const SHOWS: Readonly<Record<Distance, RegExp>> = {
  writing:
    /schrijf|schrijv|writ|redact|redig|content|communic|market|campagne|campaign|seo|social media|nieuwsbrief|newsletter|storytelling|vertal|translat|publicit|pers(?:bericht|voorlicht)|cms/u,
  recruiting:
    /werv|recruit|select|intake|(?<!\p{L})ats(?!\p{L})|vacatur|linkedin|sollicit|interview|gesprek|arbeidsmarkt|(?<!\p{L})hrm?(?!\p{L})|personeel|kandida|candidat|onboarding|cao|uitzend|plaatsing/u,
  selling:
    /verko|sales|sell|klant|customer|client|crm|offerte|quot|omzet|target|acqui|prospect|onderhand|negoti|beurs|contract|relat|account|winkel|commerc|market|bestell|voorraad|order|prijs|pric|tender|aanbested|taxat|bezichtig|demo/u,
  teaching: /./u,
  managing: /project|program|scrum|agile|stakeholder|budget|verander|change|proces|process|strateg|kpi|lean|prince/u,
}
/** Work of any office, shown by whoever does it. */
const ANY_WORK =
  /excel|(?<!\p{L})word(?!\p{L})|office|outlook|powerpoint|administrat|plann|organi[sz]|rapport|report|leiding|leidingg|lead|team|telefo|phone|mail|present|overleg|coordin|budget|project|adviser|analy|dashboard|gedrag|luister|zelfstandig/u

/** What a demand asks, as far as work at a distance shows it. */
export type DistanceTest = (distance: Distance) => boolean

/** Whether somebody who works at a distance from the trade shows what is asked in their own work. */
export const createDistanceTest = (demand: string): DistanceTest => {
  const folded = fold(demand)
  const isAnyWork = ANY_WORK.test(folded)
  return (distance) => SHOWS[distance].test(folded) || (isAnyWork && distance !== 'writing')
}

const DISTANCES = ['writing', 'recruiting', 'selling', 'teaching', 'managing'] as const
/** Titles that are remembered; a few thousand CVs share most of theirs. */
const MOST_TITLES = 50_000
const distances = new Map<string, Distance | null>()

/** How far whoever has a title works from the trade it names; null for one that does the work. */
const distanceOf = (position: string): Distance | null => {
  const cachedDistance = distances.get(position)
  if (cachedDistance !== undefined) return cachedDistance
  const folded = fold(position)
  const distance = DISTANCES.find((one) => TITLES[one].test(folded)) ?? null
  if (distances.size >= MOST_TITLES) distances.clear()
  distances.set(position, distance)
  return distance
}

/**
 * The jobs, by number, in which somebody writes of, recruits for, sells to or teaches the trade of others, unless that
 * is the job that is asked for: what their lines name is a subject there, and no skill.
 */
export const jobsAboutOthers = (
  jobs: readonly PreparedJob[],
  kinship: (title: ReadTitle) => Kinship,
): ReadonlyMap<number, Distance> => {
  const byJob = new Map<number, Distance>()
  for (const { position, title, at } of jobs) {
    const distance = distanceOf(position)
    if (distance === null) continue
    // 'Programmamanager claims' shares a word with who handles claims, and no more.
    const kin = kinship(title)
    if (kin === 'none' || (distance === 'managing' && kin === 'kin')) byJob.set(at, distance)
  }
  return byJob
}
