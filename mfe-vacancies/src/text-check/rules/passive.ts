import type { Rule } from '../rule.ts'
import { ruleMaker } from './rule-maker.ts'

const passiveRule = ruleMaker({
  category: 'passive',
  source: 'plain',
  reason: 'Lijdende vorm: het blijft onduidelijk wie het doet.',
})

const SUBCLAUSE = '(?:waarbij|waardoor|dat|als|omdat|terwijl|zodat|wanneer)'
/** One person who does it, at the end of the clause. */
const AGENT = "(een|je|onze|de) ([\\p{L}-]+ )?((?!(?:collega’s|collega's|mensen))[\\p{L}-]*[^s\\W])(?=[.!?]|$)"

/** Participles with their verb in the third person. */
const doneVerbs: readonly (readonly [string, string])[] = [
  ['gemaakt', 'maakt'],
  ['gepland', 'plant'],
  ['geregeld', 'regelt'],
  ['gecontroleerd', 'controleert'],
  ['besproken', 'bespreekt'],
  ['bepaald', 'bepaalt'],
  ['verdeeld', 'verdeelt'],
  ['geschreven', 'schrijft'],
  ['gestuurd', 'stuurt'],
  ['verzorgd', 'verzorgt'],
  ['georganiseerd', 'organiseert'],
  ['gecoördineerd', 'coördineert'],
]

/** Passive wordings with a better one that is known; the other passive sentences are found by their form. */
export const passiveRules: readonly Rule[] = [
  passiveRule('er wordt van (?:je|jou|u) verwacht dat', 'we verwachten dat'),
  passiveRule('er wordt (veel |)waarde gehecht aan', 'we hechten $1waarde aan'),
  passiveRule('wordt (?:er )?(veel |)waarde gehecht aan', 'hechten we $1waarde aan'),
  passiveRule('er wordt (veel |nauw |intensief |)samengewerkt', 'we werken $1samen'),
  passiveRule('er wordt (hard |veel |)gewerkt', 'we werken $1'),
  passiveRule('er wordt (een|geen) ([\\p{L}-]+) (?:gevraagd|verlangd)', 'we vragen $1 $2'),
  passiveRule(`(?<!${SUBCLAUSE} )je wordt begeleid door ${AGENT}`, '$1 $2$3 begeleidt je'),
  passiveRule(`(?<!${SUBCLAUSE} )je wordt ingewerkt door ${AGENT}`, '$1 $2$3 werkt je in'),
  passiveRule(`(?<!${SUBCLAUSE} )je wordt aangestuurd door ${AGENT}`, '$1 $2$3 stuurt je aan'),
  passiveRule('(?:het is de bedoeling|de bedoeling is) dat je', null),
  ...doneVerbs.map(([participle, verb]) =>
    passiveRule(
      `(?<=^[^\\p{L}]*)door (de|het|een|onze|je) ([\\p{L}-]+) wordt ([^,.!?;:]+?) ${participle}(?=[.!?]|$)`,
      `$1 $2 ${verb} $3`,
    ),
  ),
]
