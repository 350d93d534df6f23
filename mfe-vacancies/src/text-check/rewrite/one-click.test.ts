import { expect, test } from '@jest/globals'
import { checkText } from '../check-text.ts'
import { sentences as blindSentences } from '../labelled/blind/index.ts'
import { fourthSentences } from '../labelled/fourth.ts'
import { knownSentences } from '../labelled/known.ts'
import { secondSentences } from '../labelled/second.ts'
import { thirdSentences } from '../labelled/third.ts'
import { unseenSentences } from '../labelled/unseen.ts'

const clicksIn = (text: string): string[] =>
  checkText(text).findings.flatMap(({ start, end, quote, rewrite }) =>
    rewrite === null || quote === '' ? [] : [text.slice(0, start) + rewrite + text.slice(end)],
  )

/** What no Dutch or English sentence has: two determiners, a conjunction without its half, a number that is wrong. */
const BROKEN = [
  /(?<!\p{L})(?:een|de|onze|jouw|geen|elke) (?:een|de|het|iemand|iedereen|degene)(?!\p{L})/iu,
  /(?<!\p{L})(?:a|an) (?:the|an?)(?!\p{L})|(?<!\p{L})a [aeio]/iu,
  /(?<!\p{L})(?:en|of)(?= *(?:[.,;!?)]|$))|(?<!\p{L})een (?:en|of) |^(?:en|of) /iu,
  /(?<!\p{L})een (?:\p{L}+ )?(?:collega’s|mensen|medewerkers|leerkrachten|betrokkenen|doelen)(?!\p{L})/iu,
  /(?<!\p{L})(?:twee|drie|vier|vijf|zes) (?:\p{L}+e )?(?:collega|medewerker|leerkracht|schoonmaker)(?!\p{L})/iu,
  /(?<!\p{L})het (?:medewerker|collega|verkoopmedewerker|brede blik|houding|samenwerking|inzet)(?!\p{L})/iu,
  /(?<!\p{L})een (?:goed|praktisch|modern|nuchter) (?:aanpak|houding|mentaliteit|collega|medewerker)(?!\p{L})/iu,
  / {2}| [.,;!?]|,[.,;!?]/u,
  /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu,
  /^\p{Ll}/u,
]
const isBroken = (sentence: string): boolean => BROKEN.some((fault) => fault.test(sentence))

test('no click on a labelled sentence leaves two articles, a loose conjunction or a wrong number', () => {
  const sets = [knownSentences, secondSentences, thirdSentences, fourthSentences, unseenSentences]
  const knownTexts = sets.flat().map(({ text }) => text)
  const open = blindSentences.filter(({ half }) => half === 'tune').map(({ text }) => text)
  const after = [...knownTexts, ...open].filter((text) => !isBroken(text)).flatMap(clicksIn)
  expect(after.length).toBeGreaterThan(100)
  expect(after.filter(isBroken)).toEqual([])
})

test('nor does one on a sentence that rules may not be fitted to', () => {
  const keptTexts = blindSentences.filter(({ half }) => half === 'kept').map(({ text }) => text)
  expect(
    keptTexts
      .filter((text) => !isBroken(text))
      .flatMap(clicksIn)
      .filter(isBroken).length,
  ).toBe(0)
})

test.each([
  ['Je bent flexibel, stressbestendig en communicatief.', 'Je bent flexibel en communicatief.'],
  ['Wij zoeken een stressbestendige en flexibele collega.', 'Wij zoeken een flexibele collega.'],
  ['Wij zijn een jeugdig en dynamisch team.', 'Wij zijn een dynamisch team.'],
  ['Wij zoeken een enthousiaste en jonge collega.', 'Wij zoeken een enthousiaste collega.'],
  ['Ben jij de jonge hond die durft?', 'Ben jij de collega die durft?'],
  ['Wij zoeken een jobstudent voor het weekend.', 'Wij zoeken iemand voor het weekend.'],
  ['Roemeense en Bulgaarse medewerkers gezocht.', 'Medewerkers gezocht.'],
  ['Je moedertaal is Nederlands.', 'Je spreekt en schrijft vloeiend Nederlands.'],
  ['Nederlands op moedertaalniveau is een must.', 'Nederlands op niveau C2 is een must.'],
  ['Zij coördineert de dagelijkse werking.', 'Je coördineert de dagelijkse werking.'],
  ['Hij is verantwoordelijk voor de planning.', 'Je bent verantwoordelijk voor de planning.'],
  ['Twee poetsvrouwen gezocht.', 'Twee poetshulpen gezocht.'],
  ['VERTEGENWOORDIGER (M/V)', 'VERTEGENWOORDIGER (M/V/X)'],
  ['Je rapporteert over de KPI’s.', 'Je rapporteert over de doelen.'],
  ['Je helpt ons om systemen te implementeren.', 'Je helpt ons om systemen in te voeren.'],
  ['Wij zoeken een hands-on manager.', 'Wij zoeken een praktische manager.'],
  ['Je hebt een no-nonsense karakter.', 'Je hebt een nuchter karakter.'],
  ['Kom werken bij onze Zilvermeer-family.', 'Kom werken bij ons team.'],
  ['Door de planner wordt elke dag een lijst gemaakt.', 'De planner maakt elke dag een lijst.'],
])('"%s" becomes "%s"', (text, better) => {
  expect(clicksIn(text)).toEqual([better])
})

test.each([
  'Je krijgt een nieuwe en uitdagende functie.',
  'Wij zoeken een net winkelmeisje.',
  'Wij zoeken een native speaker Frans die graag belt.',
  'Je bent stressbestendig en werkt graag in een team.',
  'Je beheert de stakeholder-analyse.',
  'Hij stuurt zijn team aan.',
  'Wij zoeken een duizendpoot die van aanpakken weet.',
  'De bedoeling is dat je zelfstandig werkt.',
  'We implementeren nieuwe software.',
])('%s: only advice, a click would break it', (text) => {
  expect(clicksIn(text)).toEqual([])
})
