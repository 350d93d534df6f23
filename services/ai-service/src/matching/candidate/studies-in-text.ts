import type { Education } from '@wervio/contracts'
import { namesStudy } from './parts-in-text.ts'

const MOST_STUDIES = 10

/** Studies of a CV of which the reader found none: the lines that name a level. The whole line is the degree. */
export const studiesInText = (text: string): Education[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(namesStudy)
    .slice(0, MOST_STUDIES)
    .map((line) => ({
      degree: line,
      institution: '',
      period: null,
      start: null,
      end: null,
      level: null,
      description: null,
    }))
