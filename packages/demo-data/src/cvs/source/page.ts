import type { DemoCandidate } from '../../demo-candidate.ts'
import type { CvExtras } from './cv-extras.ts'

export type CvPage = { candidate: DemoCandidate; extras: CvExtras }
type Job = NonNullable<DemoCandidate['experience']>[number]

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)

export const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`

export const section = (title: string, content: string): string =>
  content ? `<section><h2>${title}</h2>${content}</section>` : ''

/** Town, phone, mail and LinkedIn as blocks; values that the candidate lacks are left out. */
export const contact = ({ candidate: { location, phone, email, linkedin } }: CvPage): string =>
  [location, phone, email, linkedin?.replace(/^https:\/\/(www\.)?/, '')]
    .flatMap((line) => (line ? [`<div class="line">${escape(line)}</div>`] : []))
    .join('')

/** Renders each job with `entry`, with its description and duties. */
export const jobs = ({ candidate, extras }: CvPage, entry: (job: Job, details: string) => string): string =>
  (candidate.experience ?? [])
    .map((job, index) =>
      entry(job, `${job.description ? `<p>${escape(job.description)}</p>` : ''}${list(extras.duties[index] ?? [])}`),
    )
    .join('')

export const schools = ({ extras }: CvPage, entry: (school: CvExtras['education'][number]) => string): string =>
  extras.education.map(entry).join('')

export const languages = ({ extras }: CvPage): string =>
  list(extras.languages.map(({ language, level }) => `${language} (${level})`))

/** A complete A4 page with its own style. */
export const page = ({ candidate, extras }: CvPage, style: string, body: string): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>CV ${escape(candidate.name)}</title><style>
*{box-sizing:border-box;-webkit-print-color-adjust:exact}body{margin:0;color:#222}h1{margin:0}p{margin:0 0 1mm}ul{margin:0 0 1mm;padding-left:5mm}:root{--accent:${extras.colour}}${style}</style></head><body>${body}</body></html>`
