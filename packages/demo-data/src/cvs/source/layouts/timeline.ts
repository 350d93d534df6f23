import { contact, type CvPage, escape, jobs, languages, list, page, schools, section } from '../page.ts'

/** Jobs as boxes along a line, under a coloured header. */
export const timeline = (cv: CvPage): string => {
  const { candidate, extras } = cv
  return page(
    cv,
    `@page{size:A4;margin:0}body{font:10pt/1.5 "Open Sans";padding:0 16mm 12mm}header{background:var(--accent);color:#fff;margin:0 -16mm;padding:12mm 16mm 9mm}h1{font-size:24pt;font-weight:300}.contact{display:flex;flex-wrap:wrap;gap:0 8mm;padding:4mm 0}
h2{font-size:13pt;color:var(--accent);margin:5mm 0 3mm}.line-of-time{border-left:.6mm solid var(--accent);margin-left:1.5mm;padding-left:6mm}.box{border:.25mm solid #d5d5d5;border-radius:2mm;padding:3mm 4mm;margin-bottom:3.5mm}.period{float:right;color:#666}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 10mm}`,
    `<header><h1>${escape(candidate.name)}</h1><div>${escape(candidate.title ?? '')}</div></header><div class="contact">${contact(cv)}</div>${section('Over mij', `<p>${escape(extras.profile)}</p>`)}
${section('Werkervaring', `<div class="line-of-time">${jobs(cv, (job, details) => `<div class="box"><span class="period">${escape(job.period ?? '')}</span><b>${escape(job.position ?? '')}</b><div>${escape(job.company ?? '')}</div>${details}</div>`)}</div>`)}
${section('Opleiding', `<div class="line-of-time">${schools(cv, ({ degree, institution, period }) => `<div class="box"><span class="period">${period}</span><b>${escape(degree)}</b><div>${escape(institution)}</div></div>`)}</div>`)}
<div class="two">${section('Vaardigheden', list(candidate.skills ?? []))}${section('Talen', languages(cv))}${section('Certificaten', extras.certificates ? list(extras.certificates) : '')}${section('Rijbewijs', escape(extras.licences ?? ''))}</div>${section('Beschikbaarheid', escape(extras.availability))}`,
  )
}
