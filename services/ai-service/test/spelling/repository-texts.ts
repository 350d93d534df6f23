import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GenerateVacancyRequest } from '@wervio/contracts'
import { demoVacancies } from '@wervio/demo-data'
import { eighthForms } from '../blind/eighth-forms/index.ts'
import { fifthForms } from '../blind/fifth-forms/index.ts'
import { fourthForms } from '../blind/fourth-forms/index.ts'
import { personas } from '../blind/personas/index.ts'
import { secondForms } from '../blind/second-forms/index.ts'
import { secondPersonas } from '../blind/second-personas/index.ts'
import { seventhForms } from '../blind/seventh-forms/index.ts'
import { sixthForms } from '../blind/sixth-forms/index.ts'
import { thirdForms } from '../blind/third-forms/index.ts'
import { vacancyForms } from '../blind/vacancy-forms/index.ts'
import { forms } from '../forms/index.ts'
import { freeTexts } from '../persona/free-texts.ts'

/** Every string in a value, however deep. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

const at = (path: string) => join(import.meta.dirname, '..', path)

/** The texts of a folder; of a file of JSON every string in it, one line each. */
const textsOfFolder = (path: string): string[] =>
  readdirSync(at(path))
    .filter((name) => /\.(?:txt|json)$/.test(name) && !name.endsWith('.baseline.json'))
    .map((name) => {
      const text = readFileSync(at(join(path, name)), 'utf8')
      return name.endsWith('.json') ? stringsIn(JSON.parse(text)).join('\n') : text
    })

/** The forms that may be read by who writes rules. */
export const openForms: readonly GenerateVacancyRequest[] = [
  ...[vacancyForms, secondForms, thirdForms, fourthForms, fifthForms, sixthForms, seventhForms, eighthForms].flatMap(
    (set) => set.map(({ form }) => form),
  ),
  ...Object.values(forms),
]

/** The texts of vacancies that may be read. */
export const openVacancies: readonly string[] = [
  ...[...personas, ...secondPersonas]
    .filter(({ half }) => half === 'tune')
    .map(({ source }) => stringsIn(source).join('\n')),
  ...Object.values(freeTexts),
  ...demoVacancies.flatMap((vacancy) => stringsIn(vacancy)),
  ...['labelled', 'second-open', 'free-text'].flatMap((set) => textsOfFolder(`matching/${set}/vacancies`)),
  ...textsOfFolder('vacancy-intake/tuned'),
]

/** The texts of CVs that may be read. */
export const openCvs: readonly string[] = [
  ...['labelled', 'second-open', 'free-text'].flatMap((set) => textsOfFolder(`matching/${set}/cvs`)),
  ...['tuned', 'messy'].flatMap((set) => textsOfFolder(`../cv-set/${set}`)),
]

/** Every text of the forms. */
export const formTexts: readonly string[] = openForms.flatMap((form) => stringsIn(form))
