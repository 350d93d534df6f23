import { expect, test } from '@jest/globals'
import { cvOf } from '../testing/cv-of.ts'
import { readOf } from '../testing/read-of.ts'
import { readCv } from '../read-cv.ts'

test.each([
  ['# CURRICULUM VITAE\n# JAN DE VRIES', 'Jan de Vries'],
  ['# Curriculum Vitae van Jan de Vries', 'Jan de Vries'],
  ['# CV - Anne-Marie van der Berg-Jansen', 'Anne-Marie van der Berg-Jansen'],
  ['# CV Kees Bakker 2024', 'Kees Bakker'],
  ['# J.P. de Vries', 'J.P. de Vries'],
  ['# dhr. drs. P.A. van ’t Hof', 'P.A. van ’t Hof'],
  ['# Mw. mr. Fatma Yıldız MSc', 'Fatma Yıldız'],
  ['# Renée van den Heuvel RA', 'Renée van den Heuvel'],
  ['# Jan de Vries, PhD', 'Jan de Vries'],
  ['# Naomi', 'Naomi'],
  ['# 王小明', '王小明'],
  ['# محمد علي', 'محمد علي'],
  ['# Bas 🙂 Jansen', 'Bas Jansen'],
  ['# JAN\n# DE VRIES', 'Jan de Vries'],
  ['# ANNABEL\n# VAN KOOTWIJK-\n# RAMIREZ', 'Annabel van Kootwijk-Ramirez'],
  ['# Jan de Vries | Software Engineer', 'Jan de Vries'],
  ['# Software Engineer\n# Sanne Smit', 'Sanne Smit'],
  ['# Amsterdam\n# Kees Bakker', 'Kees Bakker'],
  ['# IJSBRAND VAN DER LAAN', 'IJsbrand van der Laan'],
  ['# SHEILA O’CONNOR-SMITH', 'Sheila O’Connor-Smith'],
  ['# PAPADOPOULOU, Eleni', 'Eleni Papadopoulou'],
  ['# Curriculum Vitae\nNaam: Jan de Vries\nWoonplaats: Utrecht', 'Jan de Vries'],
  ['# Personalia\nNaam || Sietske ter Braak\nWoonplaats || Ede', 'Sietske ter Braak'],
  ['# Samen bouwen aan morgen\nWietske ter Horst | Ede', 'Wietske ter Horst'],
  ['# Interim Manager\n## Floris-Jan baron van Zuylen', 'Floris-Jan baron van Zuylen'],
  ['# Thi Ngoc Anh\n# Nguyễn', 'Thi Ngoc Anh Nguyễn'],
  ['# RIK JANSSENS // Ede // 06-12345678', 'Rik Janssens'],
  ['# Dipl.-Ing. Anneliese von der Heydt', 'Anneliese von der Heydt'],
  ['# Personalia\nNaam: J.C.M. (Joke) Verhaegh - van den Boomen', 'J.C.M. (Joke) Verhaegh - van den Boomen'],
  ['# Talentenbrug\nProfiel van: mevr. S. (Samira) el Idrissi-Bakali', 'S. (Samira) el Idrissi-Bakali'],
  ['# Saar Willems – Bos', 'Saar Willems – Bos'],
  ['# Saar Willems – Timmerman', 'Saar Willems'],
  ['# Lebenslauf\n**Name** || Dr.-Ing. Anneliese von der Heydt', 'Anneliese von der Heydt'],
  ['# Personalia\nVoorletters: T.H.\nAchternaam: Wolthuis', 'T.H. Wolthuis'],
  ['# Personalia\nVoornaam: Piet\nTussenvoegsel: van\nAchternaam: Dam', 'Piet van Dam'],
])('%j is the CV of %s', (text, name) => expect(readOf(`${text}\ninfo@voorbeeld.nl`).name).toBe(name))

test('an e-mail address decides between two lines that could both be a name', () => {
  expect(readOf('## Groene Weide\n## Saar Willems\nsaar.willems@voorbeeld.nl').name).toBe('Saar Willems')
})

test('an e-mail address points at a name deep in the page', () => {
  const before = Array.from({ length: 15 }, () => 'Hier staat een regel over iets anders.').join('\n')
  expect(readOf(`# Profiel\n${before}\nAnneije Dijkstra\nanneije.dijkstra@voorbeeld.nl`).name).toBe('Anneije Dijkstra')
})

test.each(['# Curriculum Vitae', '# Werkervaring', '# Applicatiebeheerder', '# Jansen Techniek B.V.'])(
  '%s is nobody',
  (text) => expect(readCv(cvOf(`${text}\n06-12345678`)).name).toBeNull(),
)

test('the evidence of a name on two lines has a place for each', () => {
  expect(readOf('# JAN\n# DE VRIES').evidence['name']).toMatchObject({
    quote: 'JAN DE VRIES',
    places: [{ page: 1 }, { page: 1 }],
  })
})
