import type { VacancyQuestion, VacancyQuestionField } from '@wervio/contracts'
import type { VacancyForm } from '../form.ts'
import { splitSentences } from '../language/sentences.ts'
import { readAsides } from '../mend/asides.ts'
import { hasNote, isNote, notesIn, withoutNotes, withoutNoteSentences, withoutSelfCheck } from '../mend/notes.ts'
import { withoutPayDoubt } from '../mend/pay.ts'
import { isUnfinished } from '../mend/unfinished.ts'
import { itemsOfForm, listFields, without } from './fields.ts'
import { includeIn } from './include.ts'

/** The item without the words that make a note of it: 'nog navragen: pensioen' is about 'pensioen'. */
const bare = (item: string) =>
  item
    .replace(/^(?:nog (?:even )?)?(?:navragen|nakijken|checken|invullen|aanvullen|to ?do)(?: ?[:!-])? */i, '')
    .replace(
      /[,;:(–-]* ?(?:nog (?:even |zelf )?)?(?:navragen|nakijken|checken|invullen|uitzoeken|t\.?b\.?[dc]\.?)[.!)]*$/i,
      '',
    )
    .replace(/ ?ja\/nee.*$/i, '')
    .replace(/[(?\s]+[?)\s]*$/, '')
    .trim()

const QUESTION = 'Dit staat niet in de tekst, want het lijkt een notitie voor jezelf. Klopt dat?'

const UNFINISHED_QUESTION = 'Dit staat niet in de tekst, want het lijkt niet af. Klopt dat?'

const noteItems = (form: VacancyForm): VacancyQuestion[] =>
  itemsOfForm(form)
    .filter(({ item, field }) => isNote(item, field === 'tasks') && withoutNoteSentences(item) === item)
    .map((fieldItem) => {
      const { name, item, lines } = fieldItem
      const words = bare(item)
      const withItem = (other: string) => lines.map((line) => (line === item ? other : line)).join('\n')
      const before = withoutSelfCheck(item)
      return {
        field: name,
        quote: item,
        question: isUnfinished(item) ? UNFINISHED_QUESTION : QUESTION,
        options: [
          { label: 'Ja, weglaten', changes: { [name]: before === item ? without(fieldItem) : withItem(before) } },
          ...(/\p{L}{3}/u.test(words) && !isNote(words) && !/^(?:bij|aan|met|van|of|door|via) /i.test(words)
            ? [{ label: `Nee, zet ‘${words}’ in de tekst`, changes: { [name]: withItem(words) } }]
            : includeIn(name, lines.join('\n'), item)),
        ],
      }
    })

const STORIES = [
  ['team', 'team_samenstelling'],
  ['history', 'geschiedenis'],
  ['coreActivity', 'kernactiviteit'],
  ['culture', 'organisatiecultuur'],
  ['mission', 'missie_visie_kernwaarden'],
  ['goals', 'doelen'],
  ['contribution', 'maatschappelijke_bijdrage'],
] as const satisfies readonly (readonly [keyof VacancyForm, VacancyQuestionField])[]

const FIELDS = [...STORIES, ...listFields.map(({ field, name }) => [field, name] as const)]

const noteSentences = (form: VacancyForm): VacancyQuestion[] =>
  FIELDS.flatMap(([field, name]) =>
    form[field]
      .split('\n')
      .flatMap((line) => {
        const sentences = splitSentences(line)
        // A line of a list that is a note as a whole is asked about as an item.
        const isItem = listFields.some((listField) => listField.field === field) && withoutNoteSentences(line) === line
        return isItem ? [] : sentences
      })
      .filter(hasNote)
      .map((sentence) => ({
        field: name,
        quote: sentence,
        question: QUESTION,
        options: [
          {
            label: 'Ja, weglaten',
            changes: { [name]: form[field].replace(sentence, '').replace(/ {2,}/g, ' ').trim() },
          },
          ...includeIn(name, form[field], sentence),
        ],
      })),
  )

const LINES = [
  ['title', 'functie'],
  ['salary', 'salaris'],
  ['hours', 'uren'],
  ['location', 'locatie'],
] as const satisfies readonly (readonly [keyof VacancyForm, VacancyQuestionField])[]

const noteLines = (form: VacancyForm): VacancyQuestion[] =>
  LINES.filter(([field]) => field !== 'title').flatMap(([field, name]) => {
    // A doubt about the pay has a question of its own.
    const line = field === 'salary' ? withoutPayDoubt(form.salary) : form[field]
    return notesIn(line).map((note) => ({
      field: name,
      quote: note.replace(/^[-–] /, ''),
      question: QUESTION,
      options: [
        { label: 'Ja, weglaten', changes: { [name]: withoutNotes(form[field]) } },
        ...includeIn(name, form[field], note),
      ],
    }))
  })

/** An item that ends in a question mark, and what its recruiter is going to do about it. */
const ITEM_TO_ASK = /^\p{L}[^?]*\?+(?: ?\p{L}[\p{L} ]*)?$/u

/** How words that were left out get into the text. */
const answersToAside = (name: VacancyQuestionField, typed: string, aside: string): VacancyQuestion['options'] => {
  // What was taken back isn't meant: 'Weert? nee Roermond'.
  const isWhole = /^ ?(?:[,;\n]|$)/.test(typed.slice(typed.indexOf(aside) + aside.length))
  if (!ITEM_TO_ASK.test(aside)) return aside.endsWith('?') ? [] : includeIn(name, typed, aside)
  const words = aside.replace(/\?.*$/u, '').trim()
  return isWhole ? [{ label: `Nee, zet ‘${words}’ in de tekst`, changes: { [name]: typed.replace(aside, words) } }] : []
}

/** Notes that stand beside what a field tells: only they are left out. */
export const askAsides = (form: VacancyForm): VacancyQuestion[] =>
  [...LINES, ...FIELDS].flatMap(([field, name]) => {
    const { text, asides } = readAsides(form[field])
    return asides.map((aside) => ({
      field: name,
      quote: aside.replace(/^[-–,] ?/, ''),
      question: QUESTION,
      options: [{ label: 'Ja, weglaten', changes: { [name]: text } }, ...answersToAside(name, form[field], aside)],
    }))
  })

/** What was left out because it reads as a note of the recruiter for themselves; they decide. */
export const askNotes = (form: VacancyForm): VacancyQuestion[] => [
  ...noteLines(form),
  ...noteItems(form),
  ...noteSentences(form),
]
