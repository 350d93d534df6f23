import { earlierVacancyTextHeadings, vacancyTextHeadings } from '@wervio/contracts'

/** What a part of a vacancy is about; `free` stands under no heading. */
export type Section =
  | 'free'
  | 'title'
  | 'tasks'
  | 'hard'
  | 'soft'
  | 'profile'
  | 'team'
  | 'culture'
  | 'mission'
  | 'organisation'
  | 'offer'
  | 'facts'
  | 'apply'

const OWN: Record<keyof typeof vacancyTextHeadings, Section> = {
  company: 'facts',
  location: 'facts',
  sector: 'organisation',
  salary: 'facts',
  hours: 'facts',
  core_activity: 'organisation',
  specific_tasks: 'tasks',
  hard_skills: 'hard',
  soft_skills: 'soft',
  benefits: 'offer',
  team_composition: 'team',
  company_culture: 'culture',
  history: 'organisation',
  mission_vision_values: 'mission',
  social_contribution: 'mission',
}

/** The headings that a vacancy of ours is written out with, and what stands under them. */
export const ownHeadings: ReadonlyMap<string, Section> = new Map(
  [...Object.entries(vacancyTextHeadings), ...Object.entries(earlierVacancyTextHeadings)].map(
    ([field, heading]): [string, Section] => [heading.toLowerCase(), OWN[field as keyof typeof OWN]],
  ),
)

/** Headings as vacancies on the web write them, in Dutch and English, without their end mark. */
const WRITTEN: [Section, RegExp][] = [
  ['title', /^(?:functie|functietitel|functienaam|vacature|job title|position|vacancy)$/],
  [
    'tasks',
    /^(?:(?:jouw |je |de |belangrijkste |voornaamste )*(?:taken|werkzaamheden|verantwoordelijkheden|takenpakket)(?: en (?:taken|verantwoordelijkheden|werkzaamheden))?|wat (?:ze|zij|hij|hij\/zij|zij\/hij) (?:gaat|moet|mag) doen|wat (?:ga|ga jij|gaat u|ga je|doe je|gaat (?:die|deze|de|onze nieuwe) (?:persoon|kandidaat|collega|medewerker|nieuwe collega))(?: .{0,20})? ?doen|(?:dit|wat je|wat jij) (?:ga je|gaat|doet?)(?: doen)?|(?:je|jij) (?:doet|gaat)|doen|taak|wat doe (?:je|jij)|wat houdt .{3,30} in|functie ?-?(?:omschrijving|inhoud|beschrijving)|(?:de|jouw|je|over de) (?:functie|baan|rol|job)|job ?-?(?:omschrijving|inhoud)|taak ?-?omschrijving|(?:hoofd|kern)taken|(?:je|jouw) takenpakket|taken\/verantwoordelijkheden|te doen|jouw (?:werk|werkdag|dag|uitdaging|impact)|je werk in het kort|dit zijn je belangrijkste taken|(?:als .{3,40} ga je|je gaat) aan de slag met|(?:key |your |main |core |job |primary |essential |principal |general )*(?:(?:roles?|duties|tasks|functions)(?: (?:and|&) |, ))?(?:responsibilities|tasks|duties|functions)|(?:essential )?(?:job )?duties and responsibilities|what you(?:'ll| will) (?:do|be doing)|in this role,? you will|as an? .{3,40},? you will|(?:the|your|about the) (?:role|job|opportunity|position)|(?:job|position|role) (?:description|summary|overview)|day[- ]to[- ]day|jobgerelateerde competenties|functieprofiel)$/,
  ],
  [
    'hard',
    /^(?:hard skills|(?:functie-?|onze )?eisen|vereisten|kwalificaties|diploma's?|voorwaarden|vereist|gevraagd|nodig|nice-?to-?haves?|pluspunten|een plus is|opleiding(?: en ervaring)?|kennis en ervaring|(?:job |position |minimum |basic |required |preferred |desired |additional |essential |general )*(?:requirements|qualifications)|your qualifications|must[- ]?haves?|(?:wat )?moet(?:en)? (?:(?:je|jij|ze|zij|hij|de kandidaat) )?(?:hebben|kunnen|kennen)|(?:technical|required|desired|preferred|key|essential|additional) (?:skills|experience)(?: (?:and|&) (?:experience|qualifications))?|skills(?: (?:and|&)|,) (?:experience|qualifications|abilities)|knowledge,? skills,? (?:and|&) abilities|education(?: (?:and|&|and\/or) experience)?|(?:required )?experience|certifications(?: (?:and|&) licen[cs]es)?|licen[cs]es(?: (?:and|&) certifications)?|preferred|bonus points|vereiste studies|gevraagde studies|werkervaring|talenkennis|rijbewijs)$/,
  ],
  [
    'soft',
    /^(?:soft skills|(?:jouw )?competenties|(?:persoonlijke )?eigenschappen|persoonlijkheid|persoonsgebonden competenties|hierin herken je jezelf|dit typeert (?:jou|je)(?: als .{3,60})?|(?:en )?dit past bij (?:jou|je)|zo (?:ben|werk) (?:jij|je)|competences|competencies)$/,
  ],
  [
    'profile',
    /^(?:wie (?:ben|zoeken|ben jij|zijn we op zoek)(?: .{0,20})?|wat (?:vragen|verwachten) (?:wij|we)(?: .{0,10})?|(?:wij|we) (?:vragen|zoeken|verwachten)|(?:dit|wat) (?:breng|neem) (?:je|jij) mee|dit heb je in huis|dit vragen (?:we|wij) van je|dit ben jij|(?:jouw |het )?profiel|(?:jij|je)(?: (?:bent|hebt|heb|kunt))?|over jou|who you are|about you|your (?:profile|background)|what you(?:'ll)? bring|what you(?:'ll| will)? (?:need|have)(?: to succeed)?|you have|(?:the |our )?ideal candidate|(?:who|what) (?:we are|we're) looking for|wat breng je mee|(?:jouw|je) (?:talenten|kwaliteiten|achtergrond)|(?:het )?gewenst profiel|gewenste (?:ervaring|kwaliteiten)|wat heb (?:je|jij) nodig|wat we van (?:je|jou) vragen|skills|vaardigheden)$/,
  ],
  [
    'offer',
    /^(?:wat (?:bieden|krijg|mag je|je krijgt)(?: .{0,20})?|(?:wij|we) bieden(?: (?:jou|je))?|(?:(?:ons|het) )?aanbod|wij|(?:jij|je) krijgt?|dit (?:krijg je|bieden (?:wij|we)(?: (?:jou|je))?)|(?:secundaire )?arbeidsvoorwaarden|wat (?:is ons aanbod|(?:wij|we) (?:je |jou )?bieden|staat (?:er|daar|hier) ?tegenover)|ons aanbod voor jou|voordelen|what we offer|(?:your |our )?(?:benefits|perks|offer)(?: (?:and|&) (?:benefits|perks))?|compensation(?: (?:and|&) benefits)?|why (?:join us|us|work (?:for|with) us)|what's in it for you|we offer)$/,
  ],
  [
    'team',
    /^(?:(?:het|jouw|ons|je) team|(?:je|jouw)(?: nieuwe)? collega's|met wie (?:ga|werk) (?:je|jij)(?: (?:werken|samen(?:werken)?))?|(?:your|the|our) team)$/,
  ],
  [
    'culture',
    /^(?:(?:onze|de) (?:cultuur|(?:werk)?sfeer)|(?:organisatie|bedrijfs)?cultuur|(?:werk)?sfeer|zo werken (?:wij|we)|(?:our )?culture)$/,
  ],
  [
    'mission',
    /^(?:(?:onze )?(?:missie|visie|kernwaarden|waarden)(?: en .{0,30})?|waar (?:we|wij) voor (?:staan|gaan)|(?:our )?(?:mission|values|purpose))$/,
  ],
  [
    'organisation',
    /^(?:over (?:ons|de (?:organisatie|werkgever|opdrachtgever|school|praktijk)|het bedrijf|onze (?:klant|opdrachtgever|organisatie))|wie (?:zijn|wij zijn)(?: .{0,6})?|de organisatie|(?:het|ons) bedrijf|bedrijfsprofiel|waar (?:kom|ga|werk) (?:je|jij)(?: (?:te werken|werken))?|about (?:us|the company|our company)|company (?:overview|description|profile)|who we are|company)$/,
  ],
  [
    'facts',
    /^(?:standplaats|plaats tewerkstelling|werkplek|dienstverband|werkregime|werkweek|schaal|sluitingsdatum|salary|location|hours|contract|duration|(?:job|employment) type|pay(?: rate)?|start date|reports to|flsa status|visa)$/,
  ],
  [
    'apply',
    /^(?:solliciteren|solliciteer.{0,20}|(?:interesse|geïnteresseerd)(?: geworden| in .{3,40})?|vragen|info|enthousiast(?: geworden)?|reageren|iets voor jou|hoe solliciteer je.{0,10}|direct solliciteren|meer weten|(?:meer )?informatie|contact(?:gegevens|persoon)?|(?:sollicitatie)?procedure|acquisitie.{0,60}|(?:how to )?apply(?: now)?|(?:eeo|equal (?:employment )?opportunity)(?: employer| statement)?|disclaimer)$/,
  ],
]

const bare = (line: string) =>
  line
    .replace(/^[#*_\s•-]+|[\s:?!*_.#]+$/g, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase()

/** Which section these words open; null when they are no heading. */
export const sectionOf = (words: string): Section | null => {
  const heading = bare(words)
  if (heading === '' || heading.length > 60) return null
  return ownHeadings.get(heading) ?? WRITTEN.find(([, pattern]) => pattern.test(heading))?.[0] ?? null
}

/**
 * What headings speak of that no list knows by heart, in this order: 'Dit ga je bij ons doen:', 'Wat neem je van ons
 * mee?'
 */
const SPOKEN: [Section, RegExp][] = [
  ['apply', /\b(?:sollicit\p{L}*|interesse|contact|reageren|geïnteresseerd|enthousiast)\b/u],
  [
    'offer',
    /\b(?:bieden|biedt|krijg|krijgt|aanbod|verdient?|voorwaarden|van ons|in ruil|mag je verwachten|benefits|offer)\b/u,
  ],
  ['team', /\b(?:team|collega's)\b/u],
  [
    'tasks',
    /\b(?:doen|taken|takenpakket|werkzaamheden|aan de slag|jouw (?:werk|dag|rol)|opdracht|bezig|verantwoordelijk\p{L}*|tasks|responsibilities)\b/u,
  ],
  [
    'profile',
    /\b(?:vragen|vraagt|zoeken|profiel|eisen|verwachten|meebrengt?|breng|nodig|heb je|ben (?:je|jij)|jij hebt|kennis|vaardigheden|in huis|past (?:bij )?(?:jou|je)|requirements|skills)\b/u,
  ],
]

/** A short line that ends as a heading does, or stands in capitals, and is no sentence about somebody. */
const spokenSection = (line: string): Section | null => {
  const words = bare(line).split(' ')
  const isSet = /^[^:;,.?]{3,60}[:?]$/.test(line) || /^(?:#{1,4} ?|\*\*)?[\p{Lu} ']{6,40}(?:\*\*)?$/u.test(line)
  if (!isSet || words.length > 8 || words.length < 2) return null
  return SPOKEN.find(([, pattern]) => pattern.test(words.join(' ')))?.[0] ?? null
}

/** Where a heading in the middle of a line may begin and end: 'Je rijdt routes. Wat vragen wij? Rijbewijs C.' */
const INLINE = /(?<=([.;!?)\p{Ll}\d%]) )\p{Lu}[\p{L}’' -]{2,45}(?=[:?] |:$)/gu

/**
 * One line with several headings: 'Je rijdt routes. Eisen: rijbewijs C. Wat bieden wij? …', cut before each. Behind a
 * word without an end mark a heading has two words at least.
 */
export const splitAtHeadings = (line: string): string[] => {
  if (line.length > 4_000) return [line]
  const starts = [...line.matchAll(INLINE)].filter(
    ([words, before = '']) => (words.includes(' ') || /[.;!?)]/.test(before)) && sectionOf(words) !== null,
  )
  const cuts = [0, ...starts.map(({ index }) => index), line.length]
  return cuts.slice(1).map((end, index) => line.slice(cuts[index], end).trim())
}

/** '- Opleiding' among what is offered. */
const ITEM_OF_ONE_WORD = /^[-–•] ?[\p{L}-]+$/u
/** 'Over Bakkerij Jansen & Zn'. */
const ABOUT_EMPLOYER = /^(?:#{1,4} ?|\*\*)?Over (?:de |het )?\p{Lu}[^.:;?!]{1,50}$/u

/** A line that is a heading, or begins with one before a colon; `rest` is what it says itself. */
export const readHeading = (line: string): { section: Section; rest: string } | null => {
  if (ITEM_OF_ONE_WORD.test(line)) return null
  const whole = sectionOf(line) ?? spokenSection(line) ?? (ABOUT_EMPLOYER.test(line) ? 'organisation' : null)
  if (whole !== null) return { section: whole, rest: '' }
  const [, head = '', rest = ''] = /^([^:?]{2,44})(?::|\?(?= |$))(.*)$/su.exec(line) ?? []
  const before = head === '' ? null : sectionOf(head)
  return before === null ? null : { section: before, rest: rest.trim() }
}
