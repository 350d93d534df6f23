import type { SensitiveKind } from '@wervio/contracts'
import { FULL_DATE } from './full-date.ts'

const CONDITION = String.raw`(?:adhd|add|autisme|asperger|ass|autism|diabetes|epilepsie|epilepsy|reuma|ms|multiple sclerose|dyslexie|dyslexia|burn-?out|depressie|depression|ptss|ptsd|chronische \p{L}{3,20}|hernia|kanker|cancer|hiv|handicap|(?:lichamelijke|fysieke|visuele|auditieve|psychische)\s(?:beperking|handicap)|arbeidsbeperking)`

/**
 * Words that are sensitive by themselves. The first group is cut, or without one the whole match. `onlyInDetails`: only
 * among the personal details; words about health in the profile too.
 */
export type WordingRule = { kind: SensitiveKind; wording: RegExp; onlyInDetails: boolean }

const SELF = "\\b(?:ik (?:ben|heb|lijd)|(?:ben|heb) ik|i am|i'm|i have|als|as an?)\\s(?:[\\p{L}]{1,15}\\s){0,3}?"

export const wordingRules: readonly WordingRule[] = [
  {
    kind: 'birth_date',
    wording: new RegExp(
      `(?:geboren|geb\\.|born|né(?:\\(?e\\)?)?|nato|nata|nacid[oa])\\s(?:op |on |am |le |il |el )?(?:\\p{L}{5,9}dag )?(${FULL_DATE})`,
      'giu',
    ),
    onlyInDetails: false,
  },
  {
    kind: 'birth_date',
    wording: new RegExp(
      `(?:geboren|geb\\.|born)\\s(?:te|in)\\s[^,.;|\\d]{1,40}?,?\\s(?:op|on)\\s(?:\\p{L}{2,6}dag\\s)?(${FULL_DATE})`,
      'giu',
    ),
    onlyInDetails: false,
  },
  { kind: 'birth_date', wording: new RegExp(`^\\s*[*°]?\\s?(${FULL_DATE})\\s*$`, 'giu'), onlyInDetails: true },
  { kind: 'birth_date', wording: new RegExp(`(?:^|[|•·,]\\s?)[*°]\\s?(${FULL_DATE})`, 'giu'), onlyInDetails: true },
  { kind: 'birth_date', wording: new RegExp(`[|•·]\\s?(${FULL_DATE})(?=\\s?(?:[|•·]|$))`, 'giu'), onlyInDetails: true },
  {
    kind: 'birth_place',
    wording:
      /(?:geboren|geb\.|born)\s(?:[^,.;|]{0,30}?\s)?(?:te|in)\s((?:(?:den|de|het|'t|’s|the)\s)?['’\p{L}][\p{L}'’-]{1,30}(?:\s[\p{Lu}][\p{L}'’-]{1,30}){0,3})/giu,
    onlyInDetails: false,
  },
  {
    kind: 'age',
    wording:
      /(?<![\p{L}\d])((?:1[6-9]|[2-7]\d)\s?(?:jaar oud|jarige|-jarige|years old|years of age|jaar jong))(?!\p{L})/giu,
    onlyInDetails: false,
  },
  {
    kind: 'age',
    wording:
      /(?:^|[|•·,(]\s?)((?:1[6-9]|[2-7]\d)\s?(?:jaar|jr\.?|years|y\.o\.|ans|jahre|años|anni))(?=\s?(?:$|[|•·,)]))/giu,
    onlyInDetails: true,
  },
  {
    kind: 'age',
    wording:
      /\b(?:ik ben|i am|i'm|ich bin)\s(?:een\s)?((?:1[4-9]|[2-7]\d)(?:\s?jaar|\s?years(?: old)?|\s?jahre(?: alt)?)?)(?=\s?[,.;)]|\sen\s|\sand\s|$)/giu,
    onlyInDetails: false,
  },
  {
    kind: 'nationality',
    wording:
      /(?<!\p{L})(\p{L}{4,20}(?:se|s)?)\s(?:nationaliteit|nationality|paspoort|passport|staatsangehörigkeit|staatsbürgerschaft)(?!\p{L})/giu,
    onlyInDetails: false,
  },
  {
    kind: 'marital_status',
    wording:
      /(?<!\p{L})((?:ongehuwd|gehuwd|getrouwd|gescheiden|weduwe|weduwnaar|samenwonend|alleenstaand|geregistreerd partnerschap|married|unmarried|divorced|widowed|ledig|verheiratet|geschieden|célibataire|mariée?|pacsée?|divorcée?|veuve|soltera?o?|casad[oa])(?:,?\s(?:met|en|and|with)?\s?(?:\d|een|één|twee|drie|vier|one|two|three|geen)\s(?:kind(?:eren)?|child(?:ren)?|dochters?|zo(?:o)?ns?|kids))?)(?!\p{L})/giu,
    onlyInDetails: true,
  },
  {
    kind: 'marital_status',
    wording:
      /(?:^|[.;|]\s)((?:ongehuwd|gehuwd|getrouwd|samenwonend|married|verheiratet|mariée?)(?:,?\s(?:met\s|en\s|and\s|with\s)?(?:\d|een|één|twee|drie|vier|one|two|three|zwei|drei|deux|trois)\s(?:kinderen|kind|children|child|kinder|enfants?))?)(?=[.;|,]|$)/giu,
    onlyInDetails: false,
  },
  {
    kind: 'nationality',
    wording: /(?<![\p{L}])(\p{Lu}\p{Ll}{2,20}(?:\s\p{Lu}\p{Ll}{2,20})?)\s(?:citizen|national)(?!\p{L})/gu,
    onlyInDetails: true,
  },
  {
    kind: 'age',
    wording:
      /^\s*((?:1[6-9]|[2-7]\d)(?:\s?(?:jaar|years old|ans|jahre|años|anni))?)(?=,\s(?:on)?(?:gehuwd|getrouwd|samenwonend|married|single|verheiratet|ledig|mariée?|célibataire|pacsée?|casad[oa]|solter[oa]|sposat[oa]|coniugat[oa]))/giu,
    onlyInDetails: false,
  },
  {
    kind: 'marital_status',
    wording:
      /^\s*(?:1[6-9]|[2-7]\d)(?:\s?(?:jaar|years old|ans|jahre|años|anni))?,\s((?:ongehuwd|gehuwd|getrouwd|samenwonend|married|single|verheiratet|ledig|mariée?|célibataire|pacsée?|casad[oa]|solter[oa]|sposat[oa]|coniugat[oa]))(?!\p{L})/giu,
    onlyInDetails: false,
  },
  {
    kind: 'marital_status',
    wording: /^\s*(single|alleenstaande?|célibataire|soltero|soltera)\s*$/giu,
    onlyInDetails: true,
  },
  {
    kind: 'marital_status',
    wording:
      /(?:vader|moeder|mother|father)\s(?:van|of)\s((?:\d|een|één|twee|drie|vier|vijf|one|two|three|four)\s(?:kind(?:eren)?|child(?:ren)?|dochters?|zo(?:o)?ns?|kids))(?!\p{L})/giu,
    onlyInDetails: false,
  },
  {
    kind: 'marital_status',
    wording: new RegExp(
      `(?<!\\p{L})(?:ik ben|ben ik|i am|i['’]m|ich bin|je suis) (?:\\p{L}{1,12} )?((?:ongehuwd|gehuwd|getrouwd|gescheiden|samenwonend|alleenstaand|married|divorced|verheiratet|geschieden|mariée?|célibataire)(?:,? (?:met|en heb|en|and have|and|with) (?:\\d|een|één|twee|drie|vier|one|two|three|four) (?:kind(?:eren)?|child(?:ren)?|dochters?|zo(?:o)?ns?|kids))?)(?!\\p{L})`,
      'giu',
    ),
    onlyInDetails: false,
  },
  {
    kind: 'religion',
    wording: new RegExp(
      `${SELF}((?:rooms-)?(?:katholiek|moslim|moslima|islamitisch|christen|christelijk|protestants|gereformeerd|hervormd|joods|hindoe|hindoeïstisch|boeddhist|boeddhistisch|atheïst|jehova'?s getuige|muslim|christian|jewish|hindu|buddhist|catholic))(?!\\p{L}|e\\s)`,
      'giu',
    ),
    onlyInDetails: false,
  },
  {
    kind: 'orientation',
    wording: new RegExp(
      `${SELF}(homoseksueel|homo|lesbisch|biseksueel|transgender|transseksueel|queer|gay|lesbian|bisexual)(?!\\p{L})`,
      'giu',
    ),
    onlyInDetails: false,
  },
  {
    kind: 'politics',
    wording:
      /(?<!\p{L})(?:lid van|aanhanger van|stem op|member of)\s(?:de |het |the )?(?:partij )?(vvd|d66|pvda|groenlinks(?:-pvda)?|cda|sp|pvv|christenunie|sgp|volt|bbb|forum voor democratie|fvd|ja21|denk|nsc|bij1|50plus|partij voor de dieren|labour party|conservative party)(?![\p{L}\d])/giu,
    onlyInDetails: false,
  },
  {
    kind: 'union',
    wording:
      /(?<!\p{L})((?:lid (?:van|bij)|aangesloten bij)\s(?:de |een |het )?(?:vakbond(?:\s[\p{Lu}\d]{2,10})?|fnv|cnv|vcp|abvakabo|unie))(?![\p{L}\d])/giu,
    onlyInDetails: true,
  },
  {
    kind: 'criminal',
    wording:
      /(?<!\p{L})((?:ben |werd |was )?(?:ooit |eerder )?veroordeeld\s(?:wegens|voor|tot)\s[^.;|]{2,60}|convicted of\s[^.;|]{2,60}|(?:geen |blanco )?strafblad)(?!\p{L})/giu,
    onlyInDetails: true,
  },
  {
    kind: 'health',
    wording: new RegExp(
      `\\b(?:ik (?:heb|lijd aan|ben gediagnosticeerd met)|heb ik|i (?:have|suffer from)|vanwege mijn|door mijn|gediagnosticeerd met|diagnosed with|wegens)\\s(?:een |een vorm van |a |an |mijn |my )?(${CONDITION}(?:(?:,|\\s(?:en|and))\\s${CONDITION})*)(?!\\p{L})`,
      'giu',
    ),
    onlyInDetails: false,
  },
  {
    kind: 'health',
    wording:
      /(?<!\p{L})(wajong(?:-?(?:status|uitkering|er|indicatie))?|wia-uitkering|doelgroepregister(?:\p{L}{0,12})?|arbeidsgehandicapt|zwanger|rolstoelgebruik(?:er|ster)|slechthorend|slechtziend)(?!\p{L})/giu,
    onlyInDetails: true,
  },
]
