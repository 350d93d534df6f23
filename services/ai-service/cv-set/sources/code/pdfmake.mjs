// pdfmake.mjs data.json out.pdf: two columns under a header, as a web form's download makes it. Needs pdfmake in the
// folder PDFMAKE_HOME names.
import { createRequire } from 'node:module'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [data, out] = process.argv.slice(2)
const p = JSON.parse(readFileSync(data, 'utf8'))
const pdfmake = createRequire(join(process.env.PDFMAKE_HOME, 'package.json'))('pdfmake')
const folder = '/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF'
pdfmake.setFonts({
  Roboto: {
    normal: `${folder}/Roboto-Regular.ttf`,
    bold: `${folder}/Roboto-Bold.ttf`,
    italics: `${folder}/Roboto-Italic.ttf`,
    bolditalics: `${folder}/Roboto-BoldItalic.ttf`,
  },
})
const head = (key) => ({ text: p.labels[key], style: 'head' })
const job = (j) => ({
  stack: [
    {
      columns: [
        { text: p.company_first ? j.c : j.p, bold: true, width: '*' },
        { text: j.t, width: 'auto', color: '#666' },
      ],
    },
    { text: p.company_first ? j.p : [j.c, j.l].filter(Boolean).join(', '), italics: true },
    { ul: j.d ?? [], margin: [0, 2, 0, 0] },
  ],
  margin: [0, 0, 0, 8],
  unbreakable: true,
})
const blocks = {
  contact: () => [p.phone, p.email, ...p.address, p.linkedin].filter(Boolean).map((text) => ({ text })),
  profile: () => [{ text: p.profile }],
  jobs: () => p.jobs.map(job),
  edu: () =>
    p.edu.map((e) => ({ stack: [{ text: e.g, bold: true }, { text: `${e.i} (${e.t})` }], margin: [0, 0, 0, 4] })),
  languages: () => p.languages.map(([name, level]) => ({ text: `${name} – ${level}` })),
}
const part = (key) => [head(key), ...(blocks[key]?.() ?? [{ ul: p[key] }])]
const definition = {
  pageSize: 'A4',
  pageMargins: [45, 45, 45, 45],
  defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.2 },
  styles: { head: { fontSize: 12, bold: true, color: '#8a1538', margin: [0, 10, 0, 4] } },
  footer: (page, pages) => ({ text: `${page} / ${pages}`, alignment: 'center', fontSize: 8, color: '#888' }),
  content: [
    { text: p.name, fontSize: 22, bold: true },
    { text: p.title, fontSize: 12, color: '#8a1538', margin: [0, 0, 0, 6] },
    {
      columnGap: 22,
      columns: [
        { width: 145, stack: p.sidebar.map(part) },
        { width: '*', stack: p.main.map(part) },
      ],
    },
  ],
}
writeFileSync(out, await pdfmake.createPdf(definition).getBuffer())
