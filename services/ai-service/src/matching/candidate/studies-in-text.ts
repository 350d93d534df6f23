import type { Education } from '@wervio/contracts'
import { languagesIn } from '../requirements/languages.ts'
import { namesStudy } from './parts-in-text.ts'

const MOST_STUDIES = 10
const LONGEST_LINE = 140
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

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

/** A diploma by its name, without a level: 'Diploma scheepsbouw, Vlissingen, 1998'. */
const NAMED_DIPLOMA =
  /^\P{L}*(?:(?:19|20)\d\d\P{L}*)?(?:school|vak)?diploma (?!in |of |behaald|gehaald|nog|niet|verwacht)\p{L}{4}/iu
/** What a line about somebody else's study, or about a level without a study, holds. */
const NO_STUDY =
  /denkniveau|werkniveau|-niveau|(?<!\p{L})(?:stages?|stagiair\p{L}*|leerlingen|studenten|students|begeleid\p{L}*|supervision|theses|candidate|scrum master|master data|ik|i|bereid|course)(?!\p{L})/iu
/** A level of a language, not of the Flemish secondary school. */
const speaksOfLanguage = (line: string): boolean => languagesIn(line).length > 0
const LANGUAGE_LEVEL = /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/u
/** A study tells when it was. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u
const LEAST_LETTERS = 4

/**
 * Studies that lines of a CV tell and the reader didn't find: those that name a level, and diplomas by their name. The
 * whole line is the degree.
 */
export const studiesInText = (text: string, knownStudies: readonly Education[] = []): Education[] => {
  const knownLetters = knownStudies.map((study) => lettersOf(JSON.stringify(study))).join(' ')
  const degrees = knownStudies
    .map(({ degree }) => lettersOf(degree))
    .filter((letters) => letters.length >= LEAST_LETTERS)
  const isKnown = (line: string): boolean => {
    const letters = lettersOf(line)
    return knownLetters.includes(letters) || degrees.some((degree) => letters.includes(degree))
  }
  const isFurther = (line: string): boolean =>
    YEAR.test(line) && !NO_STUDY.test(line) && !speaksOfLanguage(line) && !isKnown(line)
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => !(LANGUAGE_LEVEL.test(line) && speaksOfLanguage(line)))
    .filter((line) => namesStudy(line) || (line.length < LONGEST_LINE && NAMED_DIPLOMA.test(line)))
    .filter((line) => knownStudies.length === 0 || isFurther(line))
    .slice(0, MOST_STUDIES)
    .map(studyOf)
}

/** A line that opens with a diploma or a study, whatever its level. */
const OPENS_WITH_STUDY =
  /^\P{L}*(?:(?:19|20)\d\d\P{L}*)?(?:mijn |my )?(?:diploma|getuigschrift|opleiding|vakopleiding|studie|(?:avond|deeltijd)(?:studie|opleiding)|degree|studying|training)(?!\p{L})/iu
/** Words that say that it will be finished: who broke it off says other ones. */
const TO_BE_FINISHED =
  /(?<!\p{L})(?:nog niet|nog bezig|verwacht\p{L}*|expected|due|in progress|(?:klaar|afgerond|gereed|behaald|diploma|examen) (?:in|per|op|rond) (?:\p{L}+ )?20\d\d|laatste (?:leer|studie|opleidings)?jaar|(?:final|last) year|bijna (?:klaar|afgerond)|loopt nog|afronding)(?!\p{L})/iu

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
