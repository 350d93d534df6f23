import type { RulesReading } from '../../../services/ai-service/src/cv/scored/rules-say.ts'
import type { LabelledCv } from '../../../services/ai-service/test/cv-quality/labelled-cvs.ts'
import { scoreCv, type Answer, type CvField } from '../../../services/ai-service/test/cv-quality/score-cv.ts'
import { add, emptyTally, figuresOf } from '../../../services/ai-service/test/cv-quality/tally.ts'

const FIELDS: readonly CvField[] = ['positions', 'companies', 'degrees', 'institutions']

const answerOf = ({ jobs, studies }: RulesReading): Answer => ({
  name: null,
  email: null,
  phone: null,
  linkedin: null,
  location: null,
  skills: [],
  languages: [],
  driving_licences: [],
  sensitive: [],
  experience: jobs.map(({ position, company, start, end, current }) => ({
    position: position?.value ?? '',
    company: company?.value ?? '',
    period: null,
    start,
    end,
    current,
    location: null,
    description: null,
  })),
  education: studies.map(({ degree, institution, level, start, end }) => ({
    degree: degree?.value ?? '',
    institution: institution?.value ?? '',
    level,
    period: null,
    start,
    end,
    description: null,
  })),
})

/** F1 of jobs and studies over some readings, on one line. */
export const figuresOfReadings = (name: string, readings: readonly (readonly [LabelledCv, RulesReading])[]): string => {
  const scores = readings.flatMap(([{ truth }, reading]) => scoreCv(truth, answerOf(reading)))
  const figures = FIELDS.map((field) => {
    const tallies = scores.filter((score) => score.field === field).map(({ tally }) => tally)
    return `${field} ${figuresOf(tallies.reduce(add, emptyTally())).f1.toFixed(3)}`
  })
  return `${name.padEnd(6)} ${figures.join('  ')}`
}
