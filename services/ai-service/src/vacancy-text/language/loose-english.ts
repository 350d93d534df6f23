import { isEnglish } from './english.ts'
import { languageOf } from './english-languages.ts'

const LEVELS: Record<string, string> = { fluent: 'vloeiend', good: 'goed', basic: 'basis' }

const homeDays = (_: string, days = '') => `${days} ${days === '1' ? 'dag' : 'dagen'} thuiswerken`

/** English of forms that are Dutch for the rest; each says one thing only, whatever stands around it. */
const PHRASES: readonly [RegExp, string | ((typed: string, ...groups: string[]) => string)][] = [
  [/\b(\d+) (?:paid )?(?:days off|vacation days|leave days|holidays?)\b/gi, '$1 vrije dagen'],
  [/\bdays off\b/gi, 'vrije dagen'],
  [/(?<=\d ?)gross\b|\bgross (?=per |salary|€|\d)/gi, (typed) => (typed.endsWith(' ') ? 'bruto ' : 'bruto')],
  [
    /(?<=\d[\d.,]* (?:bruto |netto |euro )?)(?:per |an? )(hour|day|week|month|year)\b/gi,
    (_, period = '') => `per ${PERIODS[period.toLowerCase()] ?? period}`,
  ],
  [/\b(?:training|learning|education|development) budget of (?=€|eur|\d)/gi, 'opleidingsbudget van '],
  [/\b(?:training|learning|education|development) budget\b/gi, 'opleidingsbudget'],
  // A comma of thousands, before a word of money.
  [/(?<![\d.,])(\d{1,3}),(\d{3})(?= ?(?:euros?|eur|€|bruto|gross)(?!\p{L}))/giu, '$1.$2'],
  [/\b(\d) days? (?:(?:a|per) week )?(?:wfh|working from home|work from home|home office|at home)\b/gi, homeDays],
  [
    /\b(\d) days? (?=(?:thuis|op kantoor|per week|vrij)(?!\p{L}))/giu,
    (_, days = '') => `${days} ${days === '1' ? 'dag' : 'dagen'} `,
  ],
  [
    /(?<=\p{L}\)? )(?:is|are) (?:an? )?(?:big |strong |definite |great )?(?:plus|bonus|advantage|asset)(?=$|[,;.)])/gimu,
    'is een pluspunt',
  ],
  [/(?<=\p{L}\)? )(?:is|are) (?:an? )?(?:must|requirement|required|mandatory)(?=$|[,;.)])/gimu, 'is vereist'],
  [/\b(?:on-?call|stand-?by) (?:fee|allowance|bonus)\b/gi, 'piketvergoeding'],
  [/\bfriday(?: afternoon)? drinks\b/gi, 'vrijdagmiddagborrel'],
  [/\bflat organi[sz]ation\b/gi, 'platte organisatie'],
  [
    /\b(founded|established|started) in (?=(?:19|20)\d\d)/gi,
    (typed) => (/^[FE]/.test(typed) ? 'Opgericht in ' : /^s/i.test(typed) ? 'gestart in ' : 'opgericht in '),
  ],
  [
    /\bor (?:similar|equivalent|comparable|equal)(?: (?:by|through))?( (?:work )?experience| degree| education| level)?(?=$|[,;.)])/gi,
    (_, what = '') =>
      `of ${/exp/i.test(what) ? 'vergelijkbare ervaring' : /degr|edu/i.test(what) ? 'een vergelijkbare opleiding' : /level/i.test(what) ? 'een vergelijkbaar niveau' : 'vergelijkbaar'}`,
  ],
  [
    /\b(?:is )?(?:an? )?nice[- ]to[- ]have\b(?=$|[,;.)])/gim,
    (typed) => (/^is/i.test(typed) ? 'is een pre' : 'een pre'),
  ],
  [/(?<=\p{Lu}[\p{L}]+ )basics(?=$|[,;.)])/gmu, '(basis)'],
  [
    /\b(\d+)\+? (?:years?|yrs?) in (?=\p{Ll})/giu,
    (typed, years = '') => `${typed.includes('+') ? 'minimaal ' : ''}${years} jaar ervaring in `,
  ],
  [/\b(?:2nd|second) line\b/gi, 'tweede lijn'],
  [/\b(?:1st|first) line\b/gi, 'eerste lijn'],
  [/\btravel (?:costs|expenses|allowance|compensation) of (?=€|\d)/gi, 'reiskosten van '],
  [/\byear-?end bonus of (?=€|\d)/gi, 'eindejaarsbonus van '],
  [/\b(MBO|HBO) level (\d)\b/gi, (_, school = '', level = '') => `${school.toLowerCase()} niveau ${level}`],
  [/(?<=(?:^|, )\d{1,3} (?:\p{L}[\p{L}-]* ){1,3})and (?=\d{1,3} \p{L})/gmu, 'en '],
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
  [/\bnight allowance\b/gi, 'nachttoeslag'],
  [/\b(?:reach ?truck) licen[sc]e\b/gi, 'reachtruckcertificaat'],
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
const PERIODS: Record<string, string> = { hour: 'uur', day: 'dag', week: 'week', month: 'maand', year: 'jaar' }
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
