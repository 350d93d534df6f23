import { between, common, companies, fields, firstNames, places, roles, skills, surnames } from './vocabulary.ts'

/** Numbers from 0 to 1 that are the same at every run (mulberry32). */
export const dice = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

export const jobs = fields.flatMap((field) => roles.map((role) => field + role))
/** Some 2,500 words, the first of them in every text and the last in few. */
const vocabulary = [...common, ...jobs.toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1))]

const person = (number: number) => {
  const roll = dice(number + 1)
  const one = (of: readonly string[]): string => of[Math.floor(roll() * of.length)] ?? ''
  /** Word frequencies as in natural text: the tenth word is a tenth as frequent as the first. */
  const often = (of: readonly string[]): string => of[Math.floor(of.length ** roll()) - 1] ?? ''
  const words = (count: number): string => Array.from({ length: count }, () => often(vocabulary)).join(' ')
  const [first, last] = [one(firstNames), one(between) + often(surnames)]
  const job = () => ({
    position: often(jobs),
    company: one(companies),
    period: '2019 - 2024',
    start: '2019',
    end: '2024',
    current: false,
    location: one(places),
    description: words(20),
  })
  return {
    name: `${first} ${last}`,
    title: often(jobs),
    location: often(places),
    skills: [...new Set(Array.from({ length: 4 + Math.floor(roll() * 8) }, () => often(skills)))],
    email: `${first}.${last.replaceAll(' ', '')}${number}@voorbeeld.nl`.toLowerCase(),
    phone: `06${String(10_000_000 + ((number * 7919) % 89_999_999))}`,
    experience: [job(), job(), job()],
    education: [
      {
        degree: `Mbo ${one(fields)}techniek`,
        institution: `ROC ${one(companies)}`,
        level: 'mbo',
        period: '2012 - 2016',
        start: '2012',
        end: '2016',
        description: null,
      },
    ],
    status: roll() < 0.7 ? 'nieuw' : one(['in_proces', 'aangenomen', 'afgewezen']),
    /** 2 to 4 KB, as the text of a CV of one or two pages. */
    cv_text: `${first} ${last}\n${words(220 + Math.floor(roll() * 220))}\nkenmerk${number}`,
  }
}

/** Invented people from number `from` on. */
export const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ number: from + index, ...person(from + index) }))
