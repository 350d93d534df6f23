import { expect, test } from '@jest/globals'
import { readTitle } from './read-title.ts'
import { createTitleComparison } from './relate-titles.ts'

const kinship = (vacancyTitle: string, title: string) => createTitleComparison(vacancyTitle)(readTitle(title))

test.each([
  ['Verpleegkundige', 'Registered Nurse'],
  ['Verpleegkundige', 'wijkverpleegkundige'],
  ['Planner internationaal wegtransport', 'Transportplanner'],
  ['Front-end developer', 'Frontend ontwikkelaar'],
  ['HR Advisor / People Partner', 'Personeelsadviseur'],
  ['Boekhouder', 'Bookkeeper'],
  ['Data-analist', 'BI Analyst'],
  ['Elektricien', 'Residentieel elektrieker'],
  ['Online marketeer', 'Performance marketeer'],
  ['Customer service agent', 'Customer Care Representative'],
  ['Vrachtwagenchauffeur CE', 'Truck driver'],
  ['Store manager', 'Filiaalleider'],
  ['Verkoopster mode', 'Verkoopmedewerker'],
  ['Payroll officer', 'Loonbediende'],
  ['Salarisadministrateur', 'Verantwoordelijke lonen'],
  ['Apothekersassistent', 'Pharmacy technician'],
  ['Stratenmaker', 'Stratenlegger'],
  ['Productieplanner', 'Production scheduler'],
  ['Product owner', 'Producteigenaar'],
  ['Helpdeskmedewerker', 'Service desk agent'],
  ['Buschauffeur', 'Autobusbestuurder'],
  ['Loodgieter', 'Installatiemonteur sanitair'],
  ['Tegelzetter', 'Tegellegger'],
  ['Incassomedewerker', 'Collections specialist'],
])('%s and %s are one job', (vacancyTitle, title) => expect(kinship(vacancyTitle, title)).toBe('same'))

test.each([
  ['Verpleegkundige', 'Verzorgende IG'],
  ['Vrachtwagenchauffeur', 'Koerier'],
  ['Backend developer', 'Frontend developer'],
  ['Recruiter', 'HR-adviseur'],
  ['Tandartsassistente', 'Doktersassistente'],
  ['Procesoperator', 'Productiemedewerker'],
  ['Controller', 'Boekhouder'],
])('%s and %s are kin', (vacancyTitle, title) => expect(kinship(vacancyTitle, title)).toBe('kin'))

test.each([
  ['Verpleegkundige', 'Boekhouder'],
  ['Projectontwikkelaar vastgoed', 'Java developer'],
  ['Teamleider logistiek', 'Teamleider klantenservice'],
  ['Planner wegtransport', 'Productieplanner'],
  ['Kok', 'Kokospellenaar'],
  ['Serviceplanner', 'Customer Service & Transport Coordinator'],
  ['Manager IT', 'Manager'],
  ['', 'Kok'],
  ['Kok', ''],
])('%s and %s are neither', (vacancyTitle, title) => expect(kinship(vacancyTitle, title)).toBe('none'))

test.each([
  ['PLC-programmeur / software engineer industriële automatisering', 'PLC-programmeur'],
  ['Buschauffeur stad + streek', 'City and regional bus driver'],
  ['Recruiter / HR-adviseur', 'IT-recruiter'],
])('of the titles in %s one is that of %s', (vacancyTitle, title) => expect(kinship(vacancyTitle, title)).toBe('same'))

test.each([
  ['Monteur liften', 'Storingsmonteur', 'kin'],
  ['Monteur liften', 'Monteur liften en roltrappen', 'same'],
  ['Analist grondwater', 'Analist', 'none'],
  ['Buschauffeur streekvervoer', 'Buschauffeur', 'same'],
  ['Claims manager', 'Claims manager', 'same'],
  ['Claims manager', 'Programmamanager digitale claims', 'none'],
])('%s beside %s is %s', (vacancyTitle, title, kin) => expect(kinship(vacancyTitle, title)).toBe(kin))
