import type { VacancyForm } from '../form.ts'

/** Lessons of a Flemish school are counted in parts of a whole: '18/24'. */
const isFlemishSchool = ({ title, hours, salary, benefits }: VacancyForm): boolean =>
  /\bT[AB]DD\b|\bbarema\b|lestijden/i.test(`${hours} ${salary} ${benefits} ${title}`) &&
  /leerkracht|leraar|lerares|kleuter|opvoeder|zorgco|GOK|onderwijz|directeur/i.test(title)

/** Hours with such a part of a whole out of reach of what reads numbers of hours. */
const keepPartOfWhole = (hours: string, rewrite: (text: string) => string): string =>
  rewrite(hours.replace(/(?<![\d/])(?!(\d{1,2})\/\1(?!\d))(\d{1,2})\/(2[0-4]|36)(?![\d/])/g, '$2⁄$3')).replaceAll(
    '⁄',
    '/',
  )

/** Hours as `rewrite` writes them; a part of a whole of a Flemish school stays one. */
export const writeSchoolHours = (hours: string, form: VacancyForm, rewrite: (text: string) => string): string =>
  isFlemishSchool(form) ? keepPartOfWhole(hours, rewrite) : rewrite(hours)
