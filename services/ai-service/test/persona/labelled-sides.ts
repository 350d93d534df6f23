import { personaTraits, type PersonaTrait } from '@wervio/contracts'

/** Where a trait stands: above the middle, in it because the vacancy says nothing of it, or below. */
export type Side = 'above' | 'middle' | 'below'

const SIDES: Readonly<Record<string, Side | null>> = { '+': 'above', '0': 'middle', '-': 'below', '.': null }

/** In the order of the letters: openness, conscientiousness, extraversion, agreeableness, neuroticism. */
const ORDER: readonly PersonaTrait[] = [
  'openheid',
  'consciëntieusheid',
  'extraversie',
  'vriendelijkheid',
  'neuroticisme',
]

/**
 * What a careful reader would say of each vacancy, labelled before the answers were seen, by somebody who had not seen
 * the cue words but had read `trait-scores.test.ts`. A dot is where readers may differ.
 */
const LABELS = `
accountmanager 0 0 + . -
archivaris . + - . .
archivist . + - . .
support . . + + -
schilder 0 + . 0 0
jeugdzorg . . + + -
onderzoeker + . 0 . 0
lopendeband - + 0 0 0
discriminerend 0 . . + 0
opdracht + . . 0 0
welkom 0 + 0 0 0
eenwoord 0 0 0 0 0
zorg . + . + -
onderwijs + . . + 0
kinderopvang + . + . 0
bouw 0 + . 0 0
techniek . + . + 0
logistiek 0 + 0 0 0
ict + . + + 0
finance . + + . 0
juridisch . . . + 0
overheid . . + . 0
horeca 0 . 0 0 0
retail . + + . .
callcenter 0 0 + + .
terse 0 0 0 0 0
english . 0 . . 0
wijkzorg . + + + 0
ouderenzorg . . . + 0
engineer + . . + 0
projectleider 0 + + . 0
waterschap . + + . 0
bediening 0 . + + 0
elektro 0 + + . -
magazijn 0 . 0 0 0
hovenier 0 . 0 0 0
`

export type LabelledVacancy = { name: string; sides: readonly (readonly [PersonaTrait, Side])[] }

/** The labels by vacancy; traits where readers may differ are left out. */
export const labelledVacancies: readonly LabelledVacancy[] = LABELS.trim()
  .split('\n')
  .map((line) => {
    const [name = '', ...marks] = line.split(' ')
    if (marks.length !== personaTraits.length) throw new Error(`${name} has labels of ${marks.length} traits`)
    return {
      name,
      sides: ORDER.flatMap((trait, at) => {
        const side = SIDES[marks[at] ?? '']
        return side ? [[trait, side] as const] : []
      }),
    }
  })
