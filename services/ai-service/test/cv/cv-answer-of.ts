import { cvAnswer, type CvAnswer } from '../../src/engines/openai-compatible/cv/cv-answer.ts'

type Job = CvAnswer['experience'][number]
type Study = CvAnswer['education'][number]
type Said = Partial<
  Omit<CvAnswer, 'experience' | 'education'> & { experience: Partial<Job>[]; education: Partial<Study>[] }
>

const job: Job = {
  position: null,
  company: null,
  period: null,
  start: null,
  end: null,
  current: null,
  location: null,
  description: null,
}
const study: Study = {
  degree: null,
  institution: null,
  level: null,
  period: null,
  start: null,
  end: null,
  description: null,
}

/** A model's answer that says this and nothing else. */
export const cvAnswerOf = ({ experience = [], education = [], ...said }: Said): CvAnswer =>
  cvAnswer.parse({
    name: null,
    email: null,
    phone: null,
    location: null,
    linkedin: null,
    title: null,
    summary: null,
    skills: [],
    languages: [],
    certificates: [],
    driving_licences: [],
    availability: null,
    notice_period: null,
    salary_wish: null,
    hours: null,
    ...said,
    experience: experience.map((one) => ({ ...job, ...one })),
    education: education.map((one) => ({ ...study, ...one })),
  })
