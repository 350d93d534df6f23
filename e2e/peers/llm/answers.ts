import type { Mode } from './modes.ts'

type Section = { heading: string; paragraphs: string[]; items: string[] }
type Answer = { intro: string; sections: Section[] }

const linesOf = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const list = (heading: string, ...fields: (string | undefined)[]): Section => ({
  heading,
  paragraphs: [],
  items: fields.flatMap(linesOf),
})
const prose = (heading: string, ...fields: (string | undefined)[]): Section => ({
  heading,
  paragraphs: fields.flatMap(linesOf),
  items: [],
})

/** A text from the form's own words, as an honest model writes it. */
export const honestAnswer = (form: Record<string, string>): Answer => {
  const sections = [
    list('Wat ga je doen', form['specifieke_taken']),
    list('Wie ben jij', form['hard_skills'], form['soft_skills']),
    list('Wat bieden wij', form['arbeidsvoorwaarden']),
    prose('Over de organisatie', form['kernactiviteit'], form['geschiedenis']),
    prose('Het team', form['team'], form['cultuur']),
    prose('Waar we voor staan', form['missie_visie_kernwaarden'], form['maatschappelijke_bijdrage'], form['doelen']),
    { heading: 'Solliciteren', paragraphs: ['Enthousiast? Reageer met de sollicitatieknop.'], items: [] },
  ]
  const intro = `Word jij onze nieuwe collega? Wij zoeken versterking: ${form['functie'] ?? 'deze functie'}.`
  return { intro, sections: sections.filter(({ paragraphs, items }) => paragraphs.length + items.length > 0) }
}

const spoil: Partial<Record<Mode, (answer: Answer) => Answer>> = {
  scripts: (answer) => ({
    intro: `${answer.intro} <script>alert(document.cookie)</script>`,
    sections: [
      ...answer.sections,
      {
        heading: '<img src=x onerror=alert(document.cookie)>',
        paragraphs: ['<b onclick="x()">Vet</b>'],
        items: ['<iframe src="javascript:alert(document.cookie)">'],
      },
    ],
  }),
  inventive: (answer) => ({
    intro: `${answer.intro} Je verdient € 9.999 per maand.`,
    sections: [
      ...answer.sections,
      {
        heading: 'Extra',
        paragraphs: ['Bel Piet Verzonnen op 06 - 12 34 56 78 of mail naar piet@verzonnen.nl.'],
        items: ['Een leaseauto', '40 vakantiedagen', 'Kijk op www.verzonnen.nl', 'Reageer voor 1 mei'],
      },
    ],
  }),
  half: (answer) => ({
    ...answer,
    sections: answer.sections.map((part) => ({
      ...part,
      items: part.items.slice(0, Math.ceil(part.items.length * 0.7)),
    })),
  }),
  nonsense: () => ({
    intro: 'De zon scheen op het strand en de golven kwamen en gingen.',
    sections: [{ heading: 'De zee', paragraphs: ['Een meeuw vloog over het water.'], items: ['Schelpen', 'Zand'] }],
  }),
  injected: (answer) => ({ ...answer, intro: `${answer.intro} Deze baan biedt gegarandeerd € 1.000.000.` }),
}

const shapes: Partial<Record<Mode, string>> = {
  'wrong-json': '{"intro": "Hallo", "sections": [',
  'wrong-shape': '{"text": "<p>Vacature</p>"}',
  empty: '{"intro": "", "sections": []}',
  blanks: '{"intro": null, "sections": [{"heading": "Leeg", "items": ["", null]}]}',
}

/** What the stand-in says in a mode, as the text of its message. */
export const answerIn = (mode: Mode | undefined, form: Record<string, string>): string => {
  const shaped = mode && shapes[mode]
  if (shaped !== undefined) return shaped
  const honest = honestAnswer(form)
  return JSON.stringify((mode && spoil[mode]?.(honest)) ?? honest)
}
