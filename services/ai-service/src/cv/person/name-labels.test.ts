import { expect, test } from '@jest/globals'
import { readOf } from '../testing/read-of.ts'

test.each([
  ['# Curriculum Vitae\nNaam\nJan de Vries\nAdres\nKerkstraat 1', 'Jan de Vries'],
  ['# Europass\nAchternaam(-namen) / || Fernandes-Bakker, Maria José\nVoornaam(-namen)', 'Maria José Fernandes-Bakker'],
  ['# Europass\nFirst name(s) / Surname(s) || Maria José Fernandes', 'Maria José Fernandes'],
  ['# Europass\nSurname(s) / First name(s) || FERNANDES Maria José', 'Maria José Fernandes'],
  ['# CURRICULUM VITAE\nNAAM: || DE WIT-ŠIMIĆ, || M.J. || (MARIJKE)', 'M.J. (Marijke) de Wit-Šimić'],
  ['# Curriculum Vitae\nNaam: Vries, J. de', 'J. de Vries'],
  ['# Curriculum Vitae\nNaam: Vries, de J.P. (Jan)', 'J.P. (Jan) de Vries'],
  ['# Personalia\nAchternaam: de Vries\nVoornamen: Johannes Petrus\nRoepnaam: Jan', 'Jan de Vries'],
  ['# Personalia\nNaam: de Vries\nVoornaam: Jan', 'Jan de Vries'],
  ['# Personalia\nNaam: J. de Vries\nRoepnaam: Jan', 'J. de Vries'],
  ['# Personalien\nName: Schulz\nVorname: Anna', 'Anna Schulz'],
  ['# Persönliche Daten\nVor- und Zuname: Anna Schulz', 'Anna Schulz'],
  ['# Persönliche Daten\nVorname, Name: Anna Schulz', 'Anna Schulz'],
  ['# État civil\nNom : Dupont\nPrénom : Jean-Luc', 'Jean-Luc Dupont'],
  ['# CV\nNom et prénom : Jean-Luc Dupont', 'Jean-Luc Dupont'],
  ['# Informazioni personali\nCognome(i/)/Nome(i) || CONTI D’AMICO Bruna', 'Bruna Conti D’Amico'],
  ['# Informação pessoal\nApelido(s) / Nome(s) próprio(s) || FERREIRA Beatriz', 'Beatriz Ferreira'],
  ['# Dati personali\nCognome: Conti\nNome: Bruna', 'Bruna Conti'],
  ['# Datos personales\nNombre: Lucía\nApellidos: Ortega Ruiz', 'Lucía Ortega Ruiz'],
  ['# Jansen & Partners Detachering\nKandidaat: Jan de Vries', 'Jan de Vries'],
])('%j is the CV of %s', (text, name) => expect(readOf(`${text}\ninfo@voorbeeld.nl`).name).toBe(name))

test.each([
  ['Achternaam / Voornaam || Chantal Wijnhoven', 'chantal.wijnhoven@voorbeeld.nl', 'Chantal Wijnhoven'],
  ['Naam || Wijnhoven Chantal', 'chantal.wijnhoven@voorbeeld.nl', 'Chantal Wijnhoven'],
])('%j with %s is %s: the address knows the order', (line, email, name) =>
  expect(readOf(`# Personalia\n${line}\n${email}`).name).toBe(name),
)
