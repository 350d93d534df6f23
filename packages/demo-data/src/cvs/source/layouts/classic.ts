import { contact, type CvPage, escape, jobs, languages, list, page, schools, section } from '../page.ts'

/** One column of print letters, the name in the middle. */
export const classic = (cv: CvPage): string => {
  const { candidate, extras } = cv
  return page(
    cv,
    `@page{size:A4;margin:20mm 22mm}body{font:11pt/1.45 "Liberation Serif"}h1{font-size:24pt;font-weight:400;text-align:center;color:var(--accent)}.title,.contact{text-align:center}.title{font-style:italic;margin:1mm 0 2mm}.line{display:inline-block;margin:0 3mm}
h2{font-size:13pt;font-variant:small-caps;letter-spacing:.04em;color:var(--accent);border-bottom:.25mm solid;margin:6mm 0 2.5mm}.row{display:flex;justify-content:space-between}.job{margin-bottom:4mm}section>ul{columns:2}`,
    `<h1>${escape(candidate.name)}</h1><div class="title">${escape(candidate.title ?? '')}</div><div class="contact">${contact(cv)}</div>${section('Profiel', `<p>${escape(extras.profile)}</p>`)}
${section(
  'Werkervaring',
  jobs(
    cv,
    (job, details) =>
      `<div class="job"><div class="row"><b>${escape(job.company ?? '')}</b><span>${escape(job.period ?? '')}</span></div><i>${escape(job.position ?? '')}</i>${details}</div>`,
  ),
)}
${section(
  'Opleidingen',
  schools(
    cv,
    ({ degree, institution, period }) =>
      `<div class="job"><div class="row"><b>${escape(institution)}</b><span>${period}</span></div><i>${escape(degree)}</i></div>`,
  ),
)}
${section('Vaardigheden', list(candidate.skills ?? []))}${section('Certificaten', extras.certificates ? list(extras.certificates) : '')}${section('Talen', languages(cv))}${section('Rijbewijs', escape(extras.licences ?? ''))}${section('Beschikbaarheid', escape(extras.availability))}`,
  )
}
