import { isEnglish } from './english.ts'
import { languageOf } from './translate.ts'

const LEVELS: Record<string, string> = { fluent: 'vloeiend', good: 'goed', basic: 'basis' }

/** English of forms that are Dutch for the rest; each says one thing only, whatever stands around it. */
const PHRASES: readonly [RegExp, string | ((typed: string, ...groups: string[]) => string)][] = [
  [/\b(\d+) (?:paid )?(?:days off|vacation days|leave days|holidays?)\b/gi, '$1 vrije dagen'],
  [/\bdays off\b/gi, 'vrije dagen'],
  [/\btravel (?:costs|expenses|allowance|compensation)\b/gi, 'reiskosten'],
  [/\bpaid (training|overtime|breaks)\b/gi, (_, what = '') => PAID[what.toLowerCase()] ?? what],
  [/\b(?:pension plan|pension scheme)\b/gi, 'pensioenregeling'],
  [/\boffice in (?=\p{Lu})/gu, 'kantoor in '],
  [
    /(?<!(?:and|en|&|or|of|,) )\b(English|Dutch|German|French) (fluent|good|basic)(?:ly)?\b/gi,
    (_, name = '', level = '') => `${LEVELS[level.toLowerCase()] ?? level} ${languageOf(name)}`,
  ],
  [/\binternational team\b/gi, 'internationaal team'],
  [/\bshift allowance\b/gi, 'ploegentoeslag'],
  [/\bno ego['’]?s?\b/gi, 'geen ego'],
  [/\bsplit shifts?\b/gi, 'gebroken dienst'],
  [/\bmeal vouchers\b/gi, 'maaltijdcheques'],
  [/\btool allowance\b/gi, 'gereedschapsvergoeding'],
  [/\bphone allowance\b/gi, 'telefoonvergoeding'],
  [/\bhospitali[sz]ation insurance\b/gi, 'hospitalisatieverzekering'],
  [/\b13th month\b/gi, '13e maand'],
  [/\bbonus plan\b/gi, 'bonusplan'],
  [/\b(\d+\+?) (?:years?|yrs) (?=exp|ervaring)/gi, '$1 jaar '],
  [/\bpension (?=\d)/gi, 'pensioen '],
  [/(?<=\/ ?)home$/gim, 'thuis'],
  [/\b(?:company|lease) car\b/gi, 'auto van de zaak'],
  [/\b(?:holiday|vacation) (?:pay|allowance|money)\b/gi, 'vakantiegeld'],
  [/\b(?:customer )?complaints\b/gi, 'klachten'],
  [/\b(?:typing blind|blind typing|touch typing)\b/gi, 'blind typen'],
  [/\b(?:stress[- ]resistant|stress proof)\b/gi, 'stressbestendig'],
  [/\bdriv(?:ing|er['’]?s) licen[sc]e\b/gi, 'rijbewijs'],
  [/\b(?:no|without) experience (?:needed|required|necessary)\b/gi, 'geen ervaring nodig'],
  [/\b(?:work )?exp(?:erience)?\.? (?=in\b|met\b|als\b|with\b)/gi, 'ervaring '],
  [/(?<=\b(?:door|met|zonder|genoeg|jaar|jr|relevante?) )exp(?:erience)?\b\.?/gi, 'ervaring'],
  [/\bfull ?time\b/gi, 'fulltime'],
  [/\bpart ?time\b/gi, 'parttime'],
  [/\b(?:night|late|early) shifts\b/gi, (typed) => SHIFTS[typed.slice(0, typed.indexOf(' ')).toLowerCase()] ?? typed],
  [/\bfree (lunch|parking|coffee|fruit)\b/gi, (_, what = '') => FREE[what.toLowerCase()] ?? what],
  [/\bon the road\b/gi, 'onderweg'],
  [/\b(?:home office|working from home|work from home)\b/gi, 'thuiswerken'],
  [
    /\b(English|Dutch|German|French)(?: is)? (?:ok[eé]?|good enough|fine)(?=$|[,;.)])/gi,
    (_, name = '') => `${languageOf(name)} is voldoende`,
  ],
  [
    /\b(English|Dutch|German|French) (?:and|&) (English|Dutch|German|French)(?! fluent)\b/gi,
    (_, one = '', other = '') => `${languageOf(one)} en ${languageOf(other)}`,
  ],
  [
    /\b(English|Dutch|German|French)(?= (?:[A-C][12]|en|of|is|verplicht|vereist|een plus|basis)\b|$|[,;/])/gi,
    languageOf,
  ],
]
const PAID: Record<string, string> = {
  training: 'betaalde training',
  overtime: 'betaalde overuren',
  breaks: 'betaalde pauzes',
}
const SHIFTS: Record<string, string> = { night: 'nachtdiensten', late: 'late diensten', early: 'vroege diensten' }
const FREE: Record<string, string> = {
  lunch: 'gratis lunch',
  parking: 'gratis parkeren',
  coffee: 'gratis koffie',
  fruit: 'gratis fruit',
}

/** Lines of a Dutch form with the English of vacancies in them in Dutch; a line that is English stays so. */
export const writeLooseEnglish = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      isEnglish(line)
        ? line
        : PHRASES.reduce(
            (dutch, [phrase, word]) =>
              typeof word === 'string' ? dutch.replace(phrase, word) : dutch.replace(phrase, word),
            line,
          ),
    )
    .join('\n')

/** Sectors by their English names. */
const SECTORS: Record<string, string> = {
  energy: 'energie',
  logistics: 'logistiek',
  healthcare: 'zorg',
  construction: 'bouw',
  hospitality: 'horeca',
  education: 'onderwijs',
  agriculture: 'landbouw',
  finance: 'financiële dienstverlening',
  insurance: 'verzekeringen',
  manufacturing: 'industrie',
  government: 'overheid',
}

/** A sector in Dutch, where its English name is known. */
export const writeSector = (sector: string): string => SECTORS[sector.trim().toLowerCase()] ?? sector
