import type { SensitiveKind } from '@wervio/contracts'
import { FULL_DATE } from './full-date.ts'

/** A label whose value is sensitive, and the form of the value in the next cell or line. */
type LabelRule = {
  kind: SensitiveKind
  label: string
  value: string
  /** The form of a value without a colon before it, if that is narrower: 'Health coach' is a job. */
  valueWithoutColon?: string
}

/** A pattern that never matches, for a label that counts only with a colon. */
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
    valueWithoutColon: '\\p{L}{4,20}(?:[ ,/]{1,3}\\p{L}{4,20})?$',
  },
  {
    kind: 'marital_status',
    label:
      '(?:burgerlijke|burgelijke) ?(?:staat|stand)|gezinssituatie|gezinssamenstelling|huwelijkse staat|marital status|family status|familienstand|état civil|situation familiale|estado civil|stato civile|kinderen|kinder',
    value: '[\\p{L}\\d][\\p{L}\\d ,.()/+-]{0,60}',
    valueWithoutColon:
      '(?:\\d|geen|(?:on)?gehuwd|getrouwd|gescheiden|weduw|samenwonend|alleenstaand|single|married|unmarried|divorced|ledig|verheiratet|geschieden|célibataire|marié|soltero|casad)[\\p{L}\\d ,.()/+-]{0,60}',
  },
  {
    kind: 'religion',
    label:
      'geloof(?:sovertuiging)?|religie|godsdienst|levensovertuiging|kerkgenootschap|religion|konfession|religionszugehörigkeit|religión',
    value: WORDS,
    valueWithoutColon:
      '(?:rooms|katholiek|rk|protestants|gereformeerd|hervormd|christ|moslim|islam|joods|hindoe|boeddh|buddh|atheïst|geen|muslim|catholic|jewish|hindu|evangelisch|römisch)[\\p{L} -]{0,30}',
  },
  {
    kind: 'health',
    label:
      'gezondheid(?:stoestand)?|medische (?:gegevens|bijzonderheden)|arbeidsbeperking|handicap|beperking(?:en)?|ziekten?|allergie(?:ën)?|bloedgroep|health(?: status)?|disability|medical conditions?|blood (?:type|group)|santé|gesundheitszustand|(?:schwer)?behinderung|medicijngebruik',
    value: '[\\p{L}\\d][\\p{L}\\d ,.()/+-]{0,100}',
    valueWithoutColon: '(?:goed|good|uitstekend|excellent|prima|geen|none|keine|gut|aucun)[\\p{L} ,.-]{0,40}$',
  },
  {
    kind: 'orientation',
    label: '(?:seksuele )?(?:geaardheid|oriëntatie|voorkeur)|sexual orientation',
    value: WORDS,
    valueWithoutColon: NEVER,
  },
  {
    kind: 'politics',
    label:
      'politieke (?:voorkeur|overtuiging|gezindheid|kleur|partij)|partijlidmaatschap|political (?:views?|affiliation|party)',
    value: '[\\p{L}\\d][\\p{L}\\d ,.()/+-]{0,60}',
    valueWithoutColon: NEVER,
  },
  {
    kind: 'union',
    label:
      'vakbond(?:slidmaatschap)?|lid(?:maatschap)? (?:van )?(?:de |een )?vakbond|(?:trade |labou?r )?union membership',
    value: WORDS,
    valueWithoutColon: NEVER,
  },
  {
    kind: 'criminal',
    label:
      'strafblad|strafrechtelijk verleden|justitieel verleden|justitiële (?:documentatie|antecedenten)|veroordelingen|criminal (?:record|convictions?)',
    value: '[\\p{L}\\d][\\p{L}\\d ,.()/+-]{0,100}',
    valueWithoutColon: NEVER,
  },
]
