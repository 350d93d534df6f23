import { expect, test } from '@jest/globals'
import { readCv } from '../read-cv.ts'
import { cvOf } from '../testing/cv-of.ts'
import { readOf } from '../testing/read-of.ts'

test.each([
  ["# Fatima El Amrani-'t Hart", "Fatima El Amrani-'t Hart"],
  ["# FATIMA EL AMRANI-'T HART", "Fatima el Amrani-'t Hart"],
  ['# Marijke de Vries-Šimić', 'Marijke de Vries-Šimić'],
  ['# Hendrikje S. ter Horst–Öztürk', 'Hendrikje S. ter Horst–Öztürk'],
  ["# JAN-WILLEM VAN 'T HOF", "Jan-Willem van 't Hof"],
  ['# EVA VAN DEN BERG-DE WIT', 'Eva van den Berg-de Wit'],
  ["# D'ARCY MCINTYRE", "D'Arcy McIntyre"],
  ['# jan de vries', 'jan de vries'],
  ['# Kees Bakker', 'Kees Bakker'],
  ['# Anna Visser\n# Creatieve duizendpoot', 'Anna Visser'],
  ['# Jack Ma', 'Jack Ma'],
])('names with particles, hyphens and capitals: %j is %s', (text, name) =>
  expect(readOf(`${text}\ninfo@voorbeeld.nl`).name).toBe(name),
)

test.each([
  ['# Dipl.-Ing. (FH) Friederike von Lützow', 'Friederike von Lützow'],
  ['# Dipl.-Kfm. Jürgen Groß', 'Jürgen Groß'],
  ['# Dipl.-Betriebswirt (BA) Jörg Weiß', 'Jörg Weiß'],
  ['# Prof. Dr. med. habil. Karl-Heinz Möller', 'Karl-Heinz Möller'],
  ['# Dr. rer. nat. Anna Schulz', 'Anna Schulz'],
  ['# Anna Schulz (M.Sc.)', 'Anna Schulz'],
  ['# Anna Schulz, B.A.', 'Anna Schulz'],
  ['# Mevr. Ing. S.A.M. Verbeek-van Loon', 'S.A.M. Verbeek-van Loon'],
  ['# Jane Smith, CPA, MBA', 'Jane Smith'],
  ['# Jane Smith, CEng MIMechE', 'Jane Smith'],
  ['# Jane Smith (she/her)', 'Jane Smith'],
  ['# Jane Smith PMP®', 'Jane Smith'],
])('titles and degrees are no part of it: %j is %s', (text, name) =>
  expect(readOf(`${text}\ninfo@voorbeeld.nl`).name).toBe(name),
)

test.each([
  ['# Resume of John Fletcher', 'John Fletcher'],
  ["# John Fletcher's Resume", 'John Fletcher'],
  ['# Jan de Vries – Curriculum Vitae', 'Jan de Vries'],
  ['**John Fletcher** Software Engineer', 'John Fletcher'],
  ['## John\n# FLETCHER', 'John FLETCHER'],
  ['# Creatieve Denker\n# Anna Visser', 'Anna Visser'],
  ['# Afdeling Communicatie\n# Jan de Vries', 'Jan de Vries'],
  ['# Jan de Vries\nUniversitair docent\nVakgroep Water en Landschap, Rijksuniversiteit Drentheland', 'Jan de Vries'],
  ['>> ## Jan de Vries\n>> jan@devries.nl\n# Profiel\nIk ben een harde werker.', 'Jan de Vries'],
])('beside a headline, a title of the page or a department: %j is %s', (text, name) =>
  expect(readOf(`${text}\ninfo@voorbeeld.nl`).name).toBe(name),
)

test.each([
  ['# MIJN WERK\n# Koen Bos', 'Koen Bos'],
  ['# Koen Bos\n# Mens en Organisatie', 'Koen Bos'],
  ['# Passie voor mensen\nSamira el Idrissi', 'Samira el Idrissi'],
  ['# Bouwkunde\n## Li Wei', 'Li Wei'],
  ['# Li Wei\n# Hospitality', 'Li Wei'],
  ['# Human Resources\n## Alexandra Popescu', 'Alexandra Popescu'],
  ['# Koen Bos - Elektrotechniek', 'Koen Bos'],
  ['# MARIJKE TEN HAVE, Kwaliteit', 'Marijke ten Have'],
  ['# Frisse Blik\nKoen Bos\n\n# Profiel\nIk werk met een frisse blik aan elke opdracht.', 'Koen Bos'],
  ['# María del Carmen\n# Fernández Ibáñez', 'María del Carmen Fernández Ibáñez'],
  ["# Wouter in 't Veld", "Wouter in 't Veld"],
])('slogans and subjects in the type of a name: %j is %s', (text, name) =>
  expect(readOf(`${text}\ninfo@voorbeeld.nl`).name).toBe(name),
)

test.each([
  ['## Guðrún Lilja **Ólafsdóttir**\nSYSTEEMBEHEERDER · SPREKER', 'Guðrún Lilja Ólafsdóttir'],
  ['## Zelma **VAN DER VEEN**', 'Zelma VAN DER VEEN'],
  ['## Pia Luz **van den Berg-**\n## Okonkwo', 'Pia Luz van den Berg-Okonkwo'],
  ['## Lucía **Ortega de**\n## la Fuente', 'Lucía Ortega de la Fuente'],
  [
    '## Zelmira\n## Ben Haddou de Wit\nz.haddou@voorbeeld.nl\nlinkedin.com/in/zelmira-haddou',
    'Zelmira Ben Haddou de Wit',
  ],
  ['## Anneke Bos **Elektrotechniek**', 'Anneke Bos'],
  ['Curriculum vitae di Bruna Conti', 'Bruna Conti'],
  ['## 山田 花子 **Hanako Yamada**', '山田 花子 Hanako Yamada'],
])('a name in two kinds of letters: %j is %s', (text, name) =>
  expect(readOf(`${text}\ninfo@voorbeeld.nl`).name).toBe(name),
)

test.each([
  ['# 山田太郎 (Taro Yamada)', 'Taro Yamada'],
  ['# Eleni Papas (Ελένη Παπά)', 'Eleni Papas'],
  ['# Иван Петров / Ivan Petrov', 'Ivan Petrov'],
  ['# Profiel\nIk ben Zelma de Wit, kok uit Ede.', 'Zelma de Wit'],
  ['# Profil\nIch bin Zelma Schulz, Köchin aus Bonn.', 'Zelma Schulz'],
  ['# Profil\nJe m’appelle Zelma Dupont et je cuisine.', 'Zelma Dupont'],
  ['# Perfil\nMe llamo Zelma Ortega.', 'Zelma Ortega'],
  ['# Sollicitatie van Zelma de Wit', 'Zelma de Wit'],
  ['# Bewerbung von Zelma Schulz', 'Zelma Schulz'],
  ['# Zelma de Wit alias DJ Zee', 'Zelma de Wit'],
  ['# de Wit, Zelma', 'Zelma de Wit'],
  ['# Wit, Zelma de', 'Zelma de Wit'],
  ['# Bakker, Anna', 'Anna Bakker'],
])('in two scripts, in a sentence, with an alias, turned round: %j is %s', (text, name) =>
  expect(readOf(`${text}\ninfo@voorbeeld.nl`).name).toBe(name),
)

test('surname first, where the e-mail address says so', () =>
  expect(readOf('# DUPONT Jean-Luc\njeanluc.dupont@voorbeeld.nl').name).toBe('Jean-Luc Dupont'))

test.each([
  '# Creative Resume',
  '# Personal Branding',
  '# Marketing Manager',
  '# Vakgroep Water en Landschap',
  '# Faculteit der Letteren',
  '# Europass',
  '# Technische Universiteit Delft',
  '# Microsoft Office',
  '# Getuigschrift',
  '# Utrecht, Milan',
])('%s is nobody', (text) => expect(readCv(cvOf(`${text}\n06-12345678`)).name).toBeNull())
