import type { SensitiveKind } from '@wervio/contracts'

const MONTH =
  '(?:jan|gen|feb|fév|fev|ene|mrt|maa|mar|mär|apr|avr|abr|mei|may|mai|mag|jun|juin|giu|jul|juil|lug|aug|aoû|ago|sep|set|okt|oct|out|ott|nov|dec|dez|déc|dic)\\p{L}{0,7}\\.?'
export const FULL_DATE = `(?:\\d{1,2}(?:st|nd|rd|th|e|er|\\.)?(?:[\\s./-]{1,3}|\\sde\\s)(?:\\d{1,2}|${MONTH})(?:[\\s./,'’-]{1,3}|\\sde\\s)(?:\\d{4}|\\d{2})|${MONTH}\\s?\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4}|\\d{4}-\\d{2}-\\d{2})(?!\\d)`

/** A label whose value is sensitive, and what the value looks like where it stands in the next cell or line. */
export type LabelRule = {
  kind: SensitiveKind
  label: string
  value: string
  /** What a value looks like without a colon before it, where that is narrower: 'Health coach' is a job. */ bare?: string
}

/** A label that means it only with a colon. */
const NEVER = '(?!)'
const WORDS = "[\\p{L}][\\p{L} ,.()/’'-]{0,60}"

export const labelRules: readonly LabelRule[] = [
  {
    kind: 'bsn',
    label:
      'bsn(?:[ -]?(?:nummer|nr\\.?))?|burgerservicenummer|burger service nummer|sofi[ -]?(?:nummer|nr\\.?)|sofinummer|social security (?:number|no\\.?)|rijksregisternummer|insz',
    value: '[\\d .-]{8,18}\\d',
  },
  {
    kind: 'iban',
    label: 'iban(?:[ -]?nummer)?|(?:bank)?rekeningnummer|rekeningnr\\.?|bank account(?: number)?',
    value: '[A-Z]{0,2}\\d[A-Z\\d .]{7,40}',
  },
  {
    kind: 'passport',
    label:
      '(?:paspoort|id[ -]?kaart|identiteitskaart|identiteitsbewijs|rijbewijs|document|vreemdelingen|verblijfs)[ -]?(?:nummer|nr\\.?)|passport(?: (?:number|no\\.?|nr\\.?))?|id(?: card)? (?:number|no\\.?)|v-nummer',
    value: '[A-Z\\d][A-Z\\d .-]{5,20}',
  },
  {
    kind: 'birth_date',
    label:
      'geboortedatum(?: ?(?:en|&|\\+|\\/) ?(?:geboorte)?-?plaats)?|geb\\.? ?datum|gebdat\\.?|geboren(?: op| am)?|geb\\.(?: am)?|geboortejaar|date of birth|birth ?date|d\\.?o\\.?b\\.?|born(?: on)?|birthday|geburts(?:datum|tag)(?: ?(?:,|\\/|und|&|\\+) ?(?:-|geburts)?ort)?|date de naissance|né(?:\\(?e\\)?)? le|fecha de nacimiento|data di nascita|data de nascimento|verjaardag',
    value: `(?:(?:\\p{L}{2,6}dag,?\\s)?${FULL_DATE}|(?:19|20)\\d{2})(?:[\\s,]{1,3}(?:te\\s|in\\s|à\\s|,\\s?)?[\\p{Lu}'’][\\p{L}'’ -]{1,40})?`,
  },
  {
    kind: 'birth_place',
    label:
      'geboorteplaats(?: ?(?:en|&|\\/) ?-?land)?|geboorteland|geboren (?:te|in)|place of birth|birth ?place|born in|geburtsort|lieu de naissance|luogo di nascita|lugar de nacimiento',
    value: WORDS,
  },
  {
    kind: 'age',
    label: 'leeftijd|age|alter|âge|edad|età',
    value: '\\d{2}(?: ?(?:jaar|jr\\.?|years?(?: old)?|y\\.?o\\.?|jahre(?: alt)?|ans|años|anni))?',
  },
  {
    kind: 'gender',
    label: 'geslacht|sekse|gender|sex|geschlecht|sexe|sexo|sesso|m\\/v',
    value:
      '(?:homme|femme|hombre|mujer|divers|man(?:nelijk)?|vrouw(?:elijk)?|male|female|m|v|f|x|non-?binair|anders|männlich|weiblich)(?![\\p{L}])',
  },
  {
    kind: 'nationality',
    label:
      'nationaliteit(?:en)?|nationality|staatsburgerschap|citizenship|etniciteit|etnische (?:achtergrond|afkomst)|ethnicity|afkomst|verblijfsstatus|staatsangehörigkeit|staatsbürgerschaft|nationalität|nationalité|nacionalidad|nazionalità|cittadinanza|herkomst|race|ras',
    value: WORDS,
    bare: '\\p{L}{4,20}(?:[ ,/]{1,3}\\p{L}{4,20})?$',
  },
  {
    kind: 'marital_status',
    label:
      '(?:burgerlijke|burgelijke) ?(?:staat|stand)|gezinssituatie|gezinssamenstelling|huwelijkse staat|marital status|family status|familienstand|état civil|situation familiale|estado civil|stato civile|kinderen|kinder',
    value: '[\\p{L}\\d][\\p{L}\\d ,.()/+-]{0,60}',
    bare: '(?:\\d|geen|(?:on)?gehuwd|getrouwd|gescheiden|weduw|samenwonend|alleenstaand|single|married|unmarried|divorced|ledig|verheiratet|geschieden|célibataire|marié|soltero|casad)[\\p{L}\\d ,.()/+-]{0,60}',
  },
  {
    kind: 'religion',
    label:
      'geloof(?:sovertuiging)?|religie|godsdienst|levensovertuiging|kerkgenootschap|religion|konfession|religionszugehörigkeit|religión',
    value: WORDS,
    bare: '(?:rooms|katholiek|rk|protestants|gereformeerd|hervormd|christ|moslim|islam|joods|hindoe|boeddh|buddh|atheïst|geen|muslim|catholic|jewish|hindu|evangelisch|römisch)[\\p{L} -]{0,30}',
  },
  {
    kind: 'health',
    label:
      'gezondheid(?:stoestand)?|medische (?:gegevens|bijzonderheden)|arbeidsbeperking|handicap|beperking(?:en)?|ziekten?|allergie(?:ën)?|bloedgroep|health(?: status)?|disability|medical conditions?|blood (?:type|group)|santé|gesundheitszustand|(?:schwer)?behinderung|medicijngebruik',
    value: '[\\p{L}\\d][\\p{L}\\d ,.()/+-]{0,100}',
    bare: '(?:goed|good|uitstekend|excellent|prima|geen|none|keine|gut|aucun)[\\p{L} ,.-]{0,40}$',
  },
  {
    kind: 'orientation',
    label: '(?:seksuele )?(?:geaardheid|oriëntatie|voorkeur)|sexual orientation',
    value: WORDS,
    bare: NEVER,
  },
  {
    kind: 'politics',
    label:
      'politieke (?:voorkeur|overtuiging|gezindheid|kleur|partij)|partijlidmaatschap|political (?:views?|affiliation|party)',
    value: '[\\p{L}\\d][\\p{L}\\d ,.()/+-]{0,60}',
    bare: NEVER,
  },
  {
    kind: 'union',
    label:
      'vakbond(?:slidmaatschap)?|lid(?:maatschap)? (?:van )?(?:de |een )?vakbond|(?:trade |labou?r )?union membership',
    value: WORDS,
    bare: NEVER,
  },
  {
    kind: 'criminal',
    label:
      'strafblad|strafrechtelijk verleden|justitieel verleden|justitiële (?:documentatie|antecedenten)|veroordelingen|criminal (?:record|convictions?)',
    value: '[\\p{L}\\d][\\p{L}\\d ,.()/+-]{0,100}',
    bare: NEVER,
  },
]

const CONDITION = String.raw`(?:adhd|add|autisme|asperger|ass|autism|diabetes|epilepsie|epilepsy|reuma|ms|multiple sclerose|dyslexie|dyslexia|burn-?out|depressie|depression|ptss|ptsd|chronische \p{L}{3,20}|hernia|kanker|cancer|hiv|handicap|(?:lichamelijke|fysieke|visuele|auditieve|psychische)\s(?:beperking|handicap)|arbeidsbeperking)`

/** What is sensitive by its own wording; the first group is what is cut, where there is one. `own`: only in the person's own details; health also in its profile. */
export type WordingRule = { kind: SensitiveKind; wording: RegExp; own: boolean }

const SELF = "\\b(?:ik (?:ben|heb|lijd)|(?:ben|heb) ik|i am|i'm|i have|als|as an?)\\s(?:[\\p{L}]{1,15}\\s){0,3}?"

export const wordingRules: readonly WordingRule[] = [
  {
    kind: 'birth_date',
    wording: new RegExp(
      `(?:geboren|geb\\.|born|né(?:\\(?e\\)?)?|nato|nata|nacid[oa])\\s(?:op |on |am |le |il |el )?(?:\\p{L}{5,9}dag )?(${FULL_DATE})`,
      'giu',
    ),
    own: false,
  },
  {
    kind: 'birth_date',
    wording: new RegExp(
      `(?:geboren|geb\\.|born)\\s(?:te|in)\\s[^,.;|\\d]{1,40}?,?\\s(?:op|on)\\s(?:\\p{L}{2,6}dag\\s)?(${FULL_DATE})`,
      'giu',
    ),
    own: false,
  },
  { kind: 'birth_date', wording: new RegExp(`^\\s*[*°]?\\s?(${FULL_DATE})\\s*$`, 'giu'), own: true },
  { kind: 'birth_date', wording: new RegExp(`(?:^|[|•·,]\\s?)[*°]\\s?(${FULL_DATE})`, 'giu'), own: true },
  { kind: 'birth_date', wording: new RegExp(`[|•·]\\s?(${FULL_DATE})(?=\\s?(?:[|•·]|$))`, 'giu'), own: true },
  {
    kind: 'birth_place',
    wording:
      /(?:geboren|geb\.|born)\s(?:[^,.;|]{0,30}?\s)?(?:te|in)\s((?:(?:den|de|het|'t|’s|the)\s)?['’\p{L}][\p{L}'’-]{1,30}(?:\s[\p{Lu}][\p{L}'’-]{1,30}){0,3})/giu,
    own: false,
  },
  {
    kind: 'age',
    wording:
      /(?<![\p{L}\d])((?:1[6-9]|[2-7]\d)\s?(?:jaar oud|jarige|-jarige|years old|years of age|jaar jong))(?!\p{L})/giu,
    own: false,
  },
  {
    kind: 'age',
    wording:
      /(?:^|[|•·,(]\s?)((?:1[6-9]|[2-7]\d)\s?(?:jaar|jr\.?|years|y\.o\.|ans|jahre|años|anni))(?=\s?(?:$|[|•·,)]))/giu,
    own: true,
  },
  {
    kind: 'age',
    wording:
      /\b(?:ik ben|i am|i'm|ich bin)\s(?:een\s)?((?:1[4-9]|[2-7]\d)(?:\s?jaar|\s?years(?: old)?|\s?jahre(?: alt)?)?)(?=\s?[,.;)]|\sen\s|\sand\s|$)/giu,
    own: false,
  },
  {
    kind: 'nationality',
    wording:
      /(?<!\p{L})(\p{L}{4,20}(?:se|s)?)\s(?:nationaliteit|nationality|paspoort|passport|staatsangehörigkeit|staatsbürgerschaft)(?!\p{L})/giu,
    own: false,
  },
  {
    kind: 'marital_status',
    wording:
      /(?<!\p{L})((?:ongehuwd|gehuwd|getrouwd|gescheiden|weduwe|weduwnaar|samenwonend|alleenstaand|geregistreerd partnerschap|married|unmarried|divorced|widowed|ledig|verheiratet|geschieden|célibataire|mariée?|pacsée?|divorcée?|veuve|soltera?o?|casad[oa])(?:,?\s(?:met|en|and|with)?\s?(?:\d|een|één|twee|drie|vier|one|two|three|geen)\s(?:kind(?:eren)?|child(?:ren)?|dochters?|zo(?:o)?ns?|kids))?)(?!\p{L})/giu,
    own: true,
  },
  {
    kind: 'marital_status',
    wording:
      /(?:^|[.;|]\s)((?:ongehuwd|gehuwd|getrouwd|samenwonend|married|verheiratet|mariée?)(?:,?\s(?:met\s|en\s|and\s|with\s)?(?:\d|een|één|twee|drie|vier|one|two|three|zwei|drei|deux|trois)\s(?:kinderen|kind|children|child|kinder|enfants?))?)(?=[.;|,]|$)/giu,
    own: false,
  },
  {
    kind: 'nationality',
    wording: /(?<![\p{L}])(\p{Lu}\p{Ll}{2,20}(?:\s\p{Lu}\p{Ll}{2,20})?)\s(?:citizen|national)(?!\p{L})/gu,
    own: true,
  },
  {
    kind: 'age',
    wording:
      /^\s*((?:1[6-9]|[2-7]\d)(?:\s?(?:jaar|years old|ans|jahre|años|anni))?)(?=,\s(?:on)?(?:gehuwd|getrouwd|samenwonend|married|single|verheiratet|ledig|mariée?|célibataire|pacsée?|casad[oa]|solter[oa]|sposat[oa]|coniugat[oa]))/giu,
    own: false,
  },
  {
    kind: 'marital_status',
    wording:
      /^\s*(?:1[6-9]|[2-7]\d)(?:\s?(?:jaar|years old|ans|jahre|años|anni))?,\s((?:ongehuwd|gehuwd|getrouwd|samenwonend|married|single|verheiratet|ledig|mariée?|célibataire|pacsée?|casad[oa]|solter[oa]|sposat[oa]|coniugat[oa]))(?!\p{L})/giu,
    own: false,
  },
  { kind: 'marital_status', wording: /^\s*(single|alleenstaande?|célibataire|soltero|soltera)\s*$/giu, own: true },
  {
    kind: 'marital_status',
    wording:
      /(?:vader|moeder|mother|father)\s(?:van|of)\s((?:\d|een|één|twee|drie|vier|vijf|one|two|three|four)\s(?:kind(?:eren)?|child(?:ren)?|dochters?|zo(?:o)?ns?|kids))(?!\p{L})/giu,
    own: false,
  },
  {
    kind: 'religion',
    wording: new RegExp(
      `${SELF}((?:rooms-)?(?:katholiek|moslim|moslima|islamitisch|christen|christelijk|protestants|gereformeerd|hervormd|joods|hindoe|hindoeïstisch|boeddhist|boeddhistisch|atheïst|jehova'?s getuige|muslim|christian|jewish|hindu|buddhist|catholic))(?!\\p{L}|e\\s)`,
      'giu',
    ),
    own: false,
  },
  {
    kind: 'orientation',
    wording: new RegExp(
      `${SELF}(homoseksueel|homo|lesbisch|biseksueel|transgender|transseksueel|queer|gay|lesbian|bisexual)(?!\\p{L})`,
      'giu',
    ),
    own: false,
  },
  {
    kind: 'politics',
    wording:
      /(?<!\p{L})(?:lid van|aanhanger van|stem op|member of)\s(?:de |het |the )?(?:partij )?(vvd|d66|pvda|groenlinks(?:-pvda)?|cda|sp|pvv|christenunie|sgp|volt|bbb|forum voor democratie|fvd|ja21|denk|nsc|bij1|50plus|partij voor de dieren|labour party|conservative party)(?![\p{L}\d])/giu,
    own: false,
  },
  {
    kind: 'union',
    wording:
      /(?<!\p{L})((?:lid (?:van|bij)|aangesloten bij)\s(?:de |een |het )?(?:vakbond(?:\s[\p{Lu}\d]{2,10})?|fnv|cnv|vcp|abvakabo|unie))(?![\p{L}\d])/giu,
    own: true,
  },
  {
    kind: 'criminal',
    wording:
      /(?<!\p{L})((?:ben |werd |was )?(?:ooit |eerder )?veroordeeld\s(?:wegens|voor|tot)\s[^.;|]{2,60}|convicted of\s[^.;|]{2,60}|(?:geen |blanco )?strafblad)(?!\p{L})/giu,
    own: true,
  },
  {
    kind: 'health',
    wording: new RegExp(
      `\\b(?:ik (?:heb|lijd aan|ben gediagnosticeerd met)|heb ik|i (?:have|suffer from)|vanwege mijn|door mijn|gediagnosticeerd met|diagnosed with|wegens)\\s(?:een |een vorm van |a |an |mijn |my )?(${CONDITION}(?:(?:,|\\s(?:en|and))\\s${CONDITION})*)(?!\\p{L})`,
      'giu',
    ),
    own: false,
  },
  {
    kind: 'health',
    wording:
      /(?<!\p{L})(wajong(?:-?(?:status|uitkering|er|indicatie))?|wia-uitkering|doelgroepregister(?:\p{L}{0,12})?|arbeidsgehandicapt|zwanger|rolstoelgebruik(?:er|ster)|slechthorend|slechtziend)(?!\p{L})/giu,
    own: true,
  },
]
