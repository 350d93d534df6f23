import type { Ground } from './source/exclusions.ts'
import type { VacancySource } from './source/read-vacancy.ts'

const MOST = 10
const LONGEST = 120

const clipped = (text: string) => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`)

const WHY: Record<Exclude<Ground, 'contact'>, string> = {
  leeftijd: 'Niet gebruikt, want een persona stelt geen eis aan leeftijd',
  geslacht: 'Niet gebruikt, want een persona stelt geen eis aan geslacht of gezin',
  afkomst: 'Niet gebruikt, want een persona stelt geen eis aan afkomst',
  geloof: 'Niet gebruikt, want een persona stelt geen eis aan geloof',
  gezondheid: 'Niet gebruikt, want een persona stelt geen eis aan gezondheid',
  opdracht: 'Niet gebruikt, want dit lijkt een opdracht aan een AI en geen deel van de vacature',
}

/** Sentences of the vacancy that a persona leaves out, and why, each once; contact details are left out silently. */
export const setAsideWarnings = ({ setAside }: VacancySource): string[] => {
  const sentences = setAside.flatMap(({ text, ground }) =>
    ground === 'contact' ? [] : [`${WHY[ground]}: ‘${clipped(text)}’`],
  )
  const distinct = [...new Set(sentences)]
  return distinct.length > MOST ? [...distinct.slice(0, MOST), `En nog ${distinct.length - MOST} zinnen.`] : distinct
}
