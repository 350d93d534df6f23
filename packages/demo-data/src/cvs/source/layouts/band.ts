import { contact, type CvPage, escape, jobs, languages, list, page, schools, section } from '../page.ts'

/** Name and contact in a band over two columns, the narrow one on the right. */
export const band = (cv: CvPage): string => {
  const { candidate, extras } = cv
  return page(
    cv,
    `@page{size:A4;margin:15mm 17mm}body{font:10.5pt/1.5 Carlito}header{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1mm solid var(--accent);padding-bottom:4mm}h1{font-size:26pt;line-height:1.1}.title{color:var(--accent);font-size:13pt}.contact{text-align:right}
.columns{display:grid;grid-template-columns:1fr 52mm;gap:10mm}h2{font-size:13pt;color:var(--accent);margin:6mm 0 2mm}.job{margin-bottom:4mm}.company{color:#555}aside ul{list-style:none;padding:0}`,
    `<header><div><h1>${escape(candidate.name)}</h1><div class="title">${escape(candidate.title ?? '')}</div></div><div class="contact">${contact(cv)}</div></header><div class="columns"><main>${section('Profiel', `<p>${escape(extras.profile)}</p>`)}
${section(
  'Werkervaring',
  jobs(
    cv,
    (job, details) =>
      `<div class="job"><b>${escape(job.position ?? '')}</b><div class="company">${escape(job.company ?? '')} | ${escape(job.period ?? '')}</div>${details}</div>`,
  ),
)}
${section(
  'Opleiding',
  schools(
    cv,
    ({ degree, institution, period }) =>
      `<div class="job"><b>${escape(degree)}</b><div class="company">${escape(institution)} | ${period}</div></div>`,
  ),
)}</main>
<aside>${section('Vaardigheden', list(candidate.skills ?? []))}${section('Talen', languages(cv))}${section('Certificaten', extras.certificates ? list(extras.certificates) : '')}${section('Rijbewijs', escape(extras.licences ?? ''))}${section('Beschikbaarheid', escape(extras.availability))}</aside></div>`,
  )
}
