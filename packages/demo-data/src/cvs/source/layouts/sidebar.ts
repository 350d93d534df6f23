import { contact, type CvPage, escape, jobs, languages, list, page, schools, section } from '../page.ts'

/** Contact, skills and languages in a coloured column on the left. */
export const sidebar = (cv: CvPage): string => {
  const { candidate, extras } = cv
  return page(
    cv,
    `@page{size:A4;margin:0}body{font:10pt/1.5 Lato;display:flex;min-height:296mm}aside{width:64mm;background:var(--accent);color:#fff;padding:16mm 8mm}main{flex:1;padding:16mm 12mm}
h1{font-size:25pt;line-height:1.1;color:var(--accent)}.title{font-size:12.5pt;margin:1mm 0 5mm}h2{font-size:12pt;margin:7mm 0 2mm}aside h2:first-child{margin-top:0}main h2{color:var(--accent);border-bottom:.3mm solid;padding-bottom:1mm}
.row{display:flex;justify-content:space-between}.period{color:#666}.company{color:var(--accent)}.job{margin-bottom:4mm}.line{margin-bottom:1.5mm;overflow-wrap:anywhere}`,
    `<aside>${section('Contact', contact(cv))}${section('Vaardigheden', list(candidate.skills ?? []))}${section('Talen', languages(cv))}${section('Rijbewijs', escape(extras.licences ?? ''))}${section('Beschikbaarheid', escape(extras.availability))}</aside>
<main><h1>${escape(candidate.name)}</h1><div class="title">${escape(candidate.title ?? '')}</div>${section('Profiel', `<p>${escape(extras.profile)}</p>`)}
${section(
  'Werkervaring',
  jobs(
    cv,
    (job, details) =>
      `<div class="job"><div class="row"><b>${escape(job.position ?? '')}</b><span class="period">${escape(job.period ?? '')}</span></div><div class="company">${escape(job.company ?? '')}</div>${details}</div>`,
  ),
)}
${section(
  'Opleiding',
  schools(
    cv,
    ({ degree, institution, period }) =>
      `<div class="job"><div class="row"><b>${escape(degree)}</b><span class="period">${period}</span></div><div class="company">${escape(institution)}</div></div>`,
  ),
)}
${section('Certificaten', extras.certificates ? list(extras.certificates) : '')}</main>`,
  )
}
