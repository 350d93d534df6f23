import { expect, test } from '@jest/globals'
import { readCv } from '../read-cv.ts'
import { cvOf } from '../testing/cv-of.ts'
import { readOf } from '../testing/read-of.ts'
import { vocabulary } from './vocabulary.ts'

test.each([
  ['Java, Python, SQL.', 'Java / Python / SQL'],
  ['* Java\n* Python', 'Java / Python'],
  ['Java • Python | SQL', 'Java / Python / SQL'],
  ['Java / Python; SQL', 'Java / Python / SQL'],
  ['C, C++, C#, .NET, R, Go', 'C / C++ / C# / .NET / R / Go'],
  ['HTML/CSS, C/C++, CI/CD', 'HTML/CSS / C/C++ / CI/CD'],
  ['Java Python SQL Docker', 'Java / Python / SQL / Docker'],
  ['Programmeertalen: Java, C#\nTools: Git, Docker', 'Java / C# / Git / Docker'],
  ['Languages Python, R', 'Python / R'],
  ['**Frontend**\nReact, Vue\n**Backend**\nNode.js, Express', 'React / Vue / Node.js / Express'],
  ['IT || Java, SQL\nTalen || Nederlands, Engels', 'Java / SQL'],
  [
    'Scrum || SAFe || BPMN\nUser stories || SQL || Procesanalyse',
    'Scrum / SAFe / BPMN / User stories / SQL / Procesanalyse',
  ],
  ['Excel (gevorderd)\nWord (basis)', 'Excel / Word'],
  ['Excel ●●●○○\nWord 80%\nOutlook 4/5', 'Excel / Word / Outlook'],
  ['Excel || ★★★★☆\nWord || ★★★☆☆', 'Excel / Word'],
  ['Java\nGevorderd\nPython\nBasis', 'Java / Python'],
  ['Java (5 jaar), Python - 3 jaar', 'Java / Python'],
  [
    'Wondzorg, medicatie toedienen, infuus\nprikken, rapporteren',
    'Wondzorg / medicatie toedienen / infuus prikken / rapporteren',
  ],
  ['Microsoft Office (Word, Excel), plannen en organiseren', 'Microsoft Office (Word, Excel) / plannen en organiseren'],
  ['* Leiderschap: geeft richting aan teams en neemt verantwoordelijkheid.', 'Leiderschap'],
  ['Programming: Java, Python | Databases: MySQL', 'Java / Python / MySQL'],
  ['Windows, Word, PowerPoint en Outlook', 'Windows / Word / PowerPoint / Outlook'],
  ['1. Wondzorg\n2. Infuus', 'Wondzorg / Infuus'],
  ['Iets heel eigens, Kantklossen', 'Iets heel eigens / Kantklossen'],
  ['JavaScript, JS, ECMAScript', 'JavaScript'],
  ['Rijbewijs B, Engels (goed), Excel', 'Excel'],
  ['Mother tongue || Romanian\nComputer skills || Intramed, Excel', 'Intramed / Excel'],
  [
    'Java, Python\n# Talen en computer\nNederlands, Engels\nOutlook, PowerPoint',
    'Java / Python / Outlook / PowerPoint',
  ],
  ['**Programmeren**\nOver 5000 lines\nPython, SQL\nLess than 1k LoC\nPerl, Rust', 'Python / SQL / Perl / Rust'],
  [
    'Excel, Word, Outlook\nFlexwerk Noord B.V. | Dorpsstraat 4, Ede | 0318-600700 | info@flexwerk.example.nl',
    'Excel / Word / Outlook',
  ],
  ['Excel, Word\nUtrecht, 3 maart 2024\nJan de Vries', 'Excel / Word'],
  ['Kann ich || Excel, Word\nFührerschein || Klasse B', 'Excel / Word'],
  ['Excel, Word\nBereid te reizen: ja\nWilling to relocate: Yes', 'Excel / Word'],
  ['Figma, Draw.io, Booking.com, jandevries.nl, git.io/abc', 'Figma / Draw.io / Booking.com'],
  ['Excel || HTML CSS || MongoDB', 'Excel / HTML / CSS / MongoDB'],
  ['Photoshop, This page was made with InDesign', 'Photoshop'],
  ['Git, Also proficient in Photoshop and Illustrator', 'Git / Photoshop / Illustrator'],
  ['CSS3 & HTML5', 'CSS3 / HTML5'],
  ['Analysis || : ANSYS Workbench\nOffice || : MS Excel, MS PowerPoint', 'ANSYS Workbench / MS Excel / MS PowerPoint'],
  ['SAP CRM, HTML en CSS', 'SAP CRM / HTML en CSS'],
  [
    'Cloud Infrastructure (Advanced): AWS, Terraform\nData Engineering (Basic): SQL, Kafka',
    'AWS / Terraform / SQL / Kafka',
  ],
  [
    '**Netwerk** || TCP/IP, LAN || **Taal** || Perl\n**OS** || Ubuntu || **Script** || Bash',
    'TCP/IP / LAN / Perl / Ubuntu / Bash',
  ],
  ['* Ruime ervaring met React en Node.js in grote projecten voor de overheid.', 'React / Node.js'],
])('a section that prints %j lists %s', (text, skills) =>
  expect(readOf(`# Jan de Vries\n\n# Vaardigheden\n${text}`).skills.join(' / ')).toBe(skills),
)

test('without a list the text gives the skills it names more than once, and no everyday words', () => {
  const { skills, evidence } = readCv(
    cvOf(
      '# Jan de Vries\n\n# Werkervaring\n**Ontwikkelaar**, Bedrijf A, 2019 - heden\n* Bouwde met React en Python aan een portaal\n* Leidde een team en communicatie; ook React Native\n* Onderhoud van Python en communicatie',
    ),
  )
  expect(skills).toEqual(['Python'])
  expect(evidence['skills.0']?.confidence).toBeLessThan(0.6)
})

test('the evidence of a skill points at its words', () => {
  const { evidence } = readOf('# Jan de Vries\n\n# Vaardigheden\nJava, Python')
  expect(evidence['skills.1']).toMatchObject({ quote: 'Python', places: [{ page: 1 }] })
  expect(evidence['skills.1']?.places[0]?.x).toBeGreaterThan(evidence['skills.0']?.places[0]?.x ?? 1)
})

test('the vocabulary covers the sectors, each wording in one entry', () => {
  expect(vocabulary.length).toBeGreaterThan(900)
  const wordings = vocabulary.flatMap((skill) => skill.wordings.map(({ text }) => text.toLowerCase()))
  expect(wordings.filter((wording, at) => wording === '' || wordings.indexOf(wording) !== at)).toEqual([])
})
