import { contact, type CvPage, escape, jobs, languages, list, page, schools, section } from '../page.ts'

const row = (label: string, content: string): string =>
  `<div class="row"><div class="label">${escape(label)}</div><div>${content}</div></div>`

/** Dates and labels in a margin on the left. */
export const margin = (cv: CvPage): string => {
  const { candidate, extras } = cv
  return page(
    cv,
    `@page{size:A4;margin:15mm 20mm}body{font:10pt/1.45 Roboto}h1{font-size:22pt;font-weight:500}.title{font-size:12pt;color:var(--accent)}.contact{margin:3mm 0;color:#555}.line{display:inline-block;margin-right:6mm}
h2{font-size:11.5pt;background:color-mix(in srgb,var(--accent) 14%,white);color:var(--accent);padding:1mm 2mm;margin:5mm 0 3mm}.row{display:grid;grid-template-columns:32mm 1fr;gap:5mm;margin-bottom:3mm}.label{color:var(--accent)}section>ul{columns:2}`,
    `<h1>${escape(candidate.name)}</h1><div class="title">${escape(candidate.title ?? '')}</div><div class="contact">${contact(cv)}</div>${section('Profiel', `<p>${escape(extras.profile)}</p>`)}
${section(
  'Werkervaring',
  jobs(cv, (job, details) =>
    row(job.period ?? '', `<b>${escape(job.position ?? '')}</b><div>${escape(job.company ?? '')}</div>${details}`),
  ),
)}
${section(
  'Opleidingen',
  schools(cv, ({ degree, institution, period }) =>
    row(period, `<b>${escape(degree)}</b><div>${escape(institution)}</div>`),
  ),
)}
${section('Vaardigheden', list(candidate.skills ?? []))}${section('Certificaten', extras.certificates ? list(extras.certificates) : '')}${section('Talen', languages(cv))}
${section('Overig', `${extras.licences ? row('Rijbewijs', escape(extras.licences)) : ''}${row('Beschikbaarheid', escape(extras.availability))}`)}`,
  )
}
