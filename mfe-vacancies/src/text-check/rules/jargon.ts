import type { Rule } from '../rule.ts'
import { heroRules } from './hero-talk.ts'
import { ruleMaker } from './rule-maker.ts'

const jargonRule = ruleMaker({
  category: 'jargon',
  source: 'plain',
  reason: 'Vakjargon of een uitgeholde term. Een gewoon woord zegt meer.',
})
const CLAUSE_ENDS = '(?=[.!?;]|$)'

/** Words with a plain word of the same kind, gender and number, which can take their place as they are. */
const plainWords: readonly (readonly [pattern: string, plain: string])[] = [
  ['stakeholders', 'betrokkenen'],
  ['stakeholder', 'betrokkene'],
  ["KPI[’']?s", 'doelen'],
  ['helikopterview|helicopter ?view', 'brede blik'],
  ['synergie', 'samenwerking'],
  ['quick wins', 'snelle verbeteringen'],
  ['quick win', 'snelle verbetering'],
  ['snel ?schakelen', 'snel reageren'],
  ['best practices', 'goede voorbeelden'],
  ['roll-?out', 'invoering'],
  ['mindset', 'houding'],
  ['drive(?= (?:om|en|voor))', 'wil'],
  ['learnings', 'lessen'],
  ['commitment', 'inzet'],
  ['ownership', 'verantwoordelijkheid'],
  ['optimaliseren', 'verbeteren'],
  ['end-to-end', 'van begin tot eind'],
  ['te allen tijde', 'altijd'],
  ['dient te', 'moet'],
  ['dienen te', 'moeten'],
  ['(?:door middel van|middels)', 'met'],
  ['ten behoeve van', 'voor'],
  ['(?:met betrekking tot|inzake|aangaande)', 'over'],
  ['teneinde', 'om'],
  ['alsmede', 'en'],
  ['conform', 'volgens'],
  ['derhalve', 'daarom'],
  ['gaarne', 'graag'],
  ['vigerende', 'geldende'],
]

/** Verbs that can take the place of another only where their form doesn't change: behind 'te' and 'het'. */
const plainVerbs: readonly (readonly [pattern: string, plain: string])[] = [
  ['te implementeren', 'in te voeren'],
  ['(?<=het )implementeren(?= van)', 'invoeren'],
  ['te faciliteren', 'mogelijk te maken'],
  ['(?<=het )faciliteren(?= van)', 'mogelijk maken'],
  ['te challengen', 'uit te dagen'],
  ['(?<=het )challengen(?= van)', 'uitdagen'],
]

/** Words for which only the writer knows the plain one. */
const emptyWords: readonly string[] = [
  'out[- ]of[- ]the[- ]box|outside the box',
  "KPI(?!-|[’']?s)",
  'schaap met (?:de )?vijf poten|schapen met (?:de )?vijf poten|witte raaf|vijfpotig schaap',
  '(?:can[- ]?do|doe-het|hands-?on|no[- ]nonsense|aanpakkers|winnaars|ondernemers|winning|growth|get[- ]it[- ]done)[- ]?(?:mentaliteit|mindset|attitude|spirit|instelling)',
  'pro-?actie(?:f|ve)|proactiviteit',
  'low[- ]hanging fruit',
  'skills ?set',
  'self[- ]?start(?:er|ing)',
  'deliverables?',
  'in control|in de lead|the lead',
  'challengen|challenged?|challenges?|implementeren|faciliteren|committen|alignen|aligned|performen|empoweren|empowerment|pushen|pitchen',
  'korte lijnen|platte lijnen',
  'fast[- ]paced|fast mover|high[- ]performance|hit the ground running|work hard,? play hard',
  '(?:target|resultaat|data)[- ]?(?:driven|gedreven)',
  '(?:agile )?way of working|agile werkwijze',
  '(?:de )?extra mile|next level|deep dive|game ?changer|impact maken|full ?force|good vibes|goede vibes',
  'ballen (?:in de lucht|hoog)',
  'gas (?:te )?geven|vol gas|knallen|alles uit de kast|grenzen verleggen|kar te trekken|trekken aan de kar',
  'toegevoegde waarde',
  'uitdaging aangaan|de uitdaging aan',
]

/** Jargon, worn-out words and the language of offices. */
export const jargonRules: readonly Rule[] = [
  ...heroRules(jargonRule),
  jargonRule('een (?:echte )?(?:team ?player)' + CLAUSE_ENDS, 'iemand die goed samenwerkt'),
  jargonRule('team ?players?', null),
  jargonRule('een duizendpoot' + CLAUSE_ENDS, 'iemand die veel verschillende taken aankan'),
  jargonRule('duizendpo(?:ot|ten)', null),
  jargonRule('een spin in het web' + CLAUSE_ENDS, 'iemand die alles bij elkaar houdt'),
  jargonRule('spin in het web', null),
  jargonRule('(?<=denkt? )out[- ]of[- ]the[- ]box|out[- ]of[- ]the[- ]box (?=denk)', 'vrij'),
  ...plainVerbs.map(([pattern, plain]) => jargonRule(`(?:${pattern})`, plain)),
  ...emptyWords.map((pattern) => jargonRule(pattern, null)),
  ...plainWords.map(([pattern, plain]) => jargonRule(`(?:${pattern})`, plain)),
  jargonRule('hands-?on', { bare: 'praktisch', inflected: 'praktische' }),
  jargonRule('een no[- ]nonsense ?-?mentaliteit', 'een nuchtere houding'),
  jargonRule('no[- ]nonsense ?-?mentaliteit', 'nuchtere houding'),
  jargonRule('no[- ]nonsense', { bare: 'nuchter', inflected: 'nuchtere' }),
  jargonRule('state[- ]of[- ]the[- ]art', { bare: 'modern', inflected: 'moderne' }),
  jargonRule('(?:uitdagende|veelzijdige|boeiende)(?:,| en) (\\p{L}+e)(?= (?:functie|baan|rol|job))', '$1'),
  jargonRule('(uitdagende|veelzijdige|boeiende) (functie|baan|rol|job)', '$2'),
  jargonRule('een dynamische (?:werk)?omgeving(?! (?:die|waar|met))', 'een omgeving waar veel gebeurt'),
  jargonRule('dynamische (?:werk)?omgeving', null),
  jargonRule('een passie voor', 'plezier in'),
  jargonRule(
    '(?:geen )?(?:9|negen|nine)[- ](?:tot|to)[- ](?:5|vijf|five)[- ]?(?:mentaliteit|mindset|baan|job|type|functie|cultuur)?|klokkijkers?|(?:op een|kijkt niet op een|niet op een) (?:uurtje|uur) meer(?: of minder)?|uurtje-?factuurtje|24/7 (?:mentaliteit|bereikbaar|beschikbaar)|dag en nacht (?:klaar|bereikbaar|beschikbaar)|altijd (?:bereikbaar|beschikbaar|standby)|(?:7|zeven) (?:dagen )?op (?:7|zeven) (?:be[rs][\\p{L}]+baar|inzetbaar|klaar)',
    null,
    {
      reason:
        'Hiermee vallen mensen af die voor iemand zorgen of niet langer kunnen werken. Noem de uren en hoe vaak het later wordt.',
      unless:
        'van 9 tot 5|open(?:ings)?|klanten|helpdesk|meldkamer|centrale|noodnummer|uren: |(?:dienst|team|winkel|balie) is|wij zijn|we zijn|zijn (?:wij|we)|(?:is|zijn) (?:dag en nacht|altijd|24/7)',
    },
  ),
]
