import type { Education } from '@wervio/contracts'
import { namesStudy } from './parts-in-text.ts'

const MOST_STUDIES = 10

/** A study by its line. */
const studyOf = (line: string): Education => ({
  degree: line,
  institution: '',
  period: null,
  start: null,
  end: null,
  level: null,
  description: null,
})

/** Studies of a CV of which the reader found none: the lines that name a level. The whole line is the degree. */
export const studiesInText = (text: string): Education[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(namesStudy)
    .slice(0, MOST_STUDIES)
    .map(studyOf)

/** A line that opens with a diploma or a study, whatever its level. */
const OPENS_WITH_STUDY =
  /^\P{L}*(?:(?:19|20)\d\d\P{L}*)?(?:mijn |my )?(?:diploma|getuigschrift|opleiding|vakopleiding|studie|(?:avond|deeltijd)(?:studie|opleiding)|degree|studying|training)(?!\p{L})/iu
/** Words that say that it will be finished: who broke it off says other ones. */
const TO_BE_FINISHED =
  /(?<!\p{L})(?:nog niet|nog bezig|verwacht\p{L}*|expected|due|in progress|(?:klaar|afgerond|gereed|behaald|diploma|examen) (?:in|per|op|rond) (?:\p{L}+ )?20\d\d|laatste (?:leer|studie|opleidings)?jaar|(?:final|last) year|bijna (?:klaar|afgerond)|loopt nog|afronding)(?!\p{L})/iu
const LONGEST_LINE = 140
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Studies under way of which a line tells and that are none of those known: 'Diploma lasser: nog niet, verwacht 2027'.
 */
export const studiesUnderWay = (text: string, knownStudies: readonly Education[]): Education[] => {
  const knownLetters = knownStudies.map((study) => lettersOf(JSON.stringify(study))).join(' ')
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line.length < LONGEST_LINE && OPENS_WITH_STUDY.test(line) && TO_BE_FINISHED.test(line))
    .filter((line) => !knownLetters.includes(lettersOf(line)))
    .slice(0, MOST_STUDIES)
    .map(studyOf)
}
