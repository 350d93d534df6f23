/** Verbs with another vowel in the past, one a line: the infinitive, then its other forms. */
const VERBS = `
spreken sprak spraken gesproken
geven gaf gaven gegeven
nemen nam namen genomen
schrijven schreef schreven geschreven
blijven bleef bleven gebleven
krijgen kreeg kregen gekregen
kiezen koos kozen gekozen
trekken trok trokken getrokken
houden hield hielden gehouden
lopen liep liepen gelopen
beginnen begon begonnen
helpen hielp hielpen geholpen
sluiten sloot sloten gesloten
rijden reed reden gereden
dragen droeg droegen gedragen
slaan sloeg sloegen geslagen
zoeken zocht zochten gezocht
brengen bracht brachten gebracht
kopen kocht kochten gekocht
verliezen verloor verloren
denken dacht dachten gedacht
vinden vond vonden gevonden
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

const infinitives = new Map(VERBS.flatMap(([infinitive = '', ...forms]) => forms.map((form) => [form, infinitive])))
/** What stands before such a verb as a part of it. */
const STRONG = new RegExp(
  `^(aan|af|op|uit|in|mee|toe|door|over|om|na|bij|samen|voor|weg|terug|be|ver|ont|onder)(${[...infinitives.keys()].join('|')})$`,
)

/**
 * The infinitive of a compound of such a verb: 'aangesproken' and 'aansprak' are 'aanspreken'; any other word as it is.
 */
export const infinitiveOf = (word: string): string => {
  const [, part = '', form = ''] = STRONG.exec(word) ?? []
  const infinitive = infinitives.get(form)
  return infinitive === undefined ? word : part + infinitive
}

/** What they and others are in the past, alone: 'sprak', 'kwam'. */
const PAST = new Set([
  ...VERBS.map(([, past = '']) => past),
  ...'deed had was kwam ging zat stond wou wist moest mocht zag werd las won hing ving leek bleek kon'.split(' '),
])

/** Whether a word is such a verb in the past, as one person has it. */
export const isStrongPast = (word: string): boolean => PAST.has(word)
