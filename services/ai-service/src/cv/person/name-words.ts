import { namesJob } from '../words/job-likeness.ts'
import { rankWords } from '../words/job-words.ts'
import { tradeSurnames } from '../words/trade-surnames.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.split(/[\s;]+/).filter(Boolean))

/** Words of headings, templates, departments, trades and slogans that no name of a person has, in small letters. */
const never = list(`
  europass curriculum vitae resume résumé cv lebenslauf portfolio personalia profiel profile profil template sjabloon bijlage appendix vertrouwelijk confidential pagina page bladzijde sollicitatie motivatie motivatiebrief kandidaat kandidaatprofiel candidate
  getuigschrift diploma certificaat certificate cijferlijst referentie referenties references
  vakgroep faculteit faculty fakultät afdeling department dept abteilung instituut institute institut leerstoel lehrstuhl universiteit university universität université universidad hogeschool hochschule ministerie gemeente stichting vereniging provincie
  rijksuniversiteit ziekenhuis hospital klinik kliniek laboratory laboratorium directie divisie division sectie bureau agency detachering uitzendbureau uitzenden werving recruitment staffing consultancy consulting solutions services systems technologies
  persoonlijke persoonlijk personal persönliche gegevens details daten informatie information contact contactgegevens adres address ervaring experience opleiding opleidingen education werkervaring vaardigheden skills competenties kenntnisse talen languages
  overzicht overview samenvatting summary projecten projects project hobby's interesses
  creatieve creatief creative creatieveling digitale digital grafisch grafische graphic visual visuele technische technical technisch professional professionele gedreven enthousiaste ambitieuze freelance freelancer interim senior junior medior
  management marketing communicatie communication design designs vormgeving ontwerp branding engineering science sciences techniek technologie media office software hardware development business finance logistiek onderwijs zorg welzijn bouw
  my our job jobs werk work student allround allrounder professional vakman vakvrouw team human resources resource social public affairs account accounts customer success supply chain full stack art direction fashion retail sales bachelor master
  rechten rechtsgeleerdheid hotelschool academie academy school toppers
  groene lerend gezond ervaren sterk sterke open
  ik ich hallo hello welkom welcome wie what wat waarom about over mijn`)

const unaccented = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** True for 'Kees Bakker': a trade behind a given name, not behind a rank as in 'Zelfstandig Kok'. */
export function isTradeAsSurname(name: string): boolean {
  const words = name.split(/[\s-]+/).map(unaccented)
  const last = words.findIndex((word) => tradeSurnames.has(word))
  return (
    last > 0 && words.every((word, at) => (tradeSurnames.has(word) ? at > 0 : !rankWords.has(word) && !namesJob(word)))
  )
}

/** Ends of words for a subject or a trade: 'Bouwkunde', 'Elektrotechniek', 'Hospitality'. */
const SUBJECT =
  /\p{L}{2}(?:kunde|techniek|logie|logy|logistiek|heid|schap|atie|acties?|tion|tions|sion|ering|onderwijs|beheer|advies|professional|wetenschappen|verstand|zorg|retail|ality|ility|istics|onomics|matics|nomie|grafie|graphy|ingen|infra|telecom|milieu|isme)$/u

/** True for a text with a word that no name has: 'Vakgroep Water en Landschap', 'Europass'. */
export const hasWordOfNoName = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[\s,/&()-]+/)
    .some((word) => never.has(word) || SUBJECT.test(word))
