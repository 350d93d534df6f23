import { expect, test } from '@jest/globals'
import { writeColleagues, writeGroups } from './colleagues.ts'

test.each([
  ['ik + 1', '2 mensen'],
  ['25 mensen, jong team', '25 mensen in een jong team'],
  ['3 winkelmeisjes', '3 winkelmedewerkers'],
  ['25 mensen, 3 teams', '25 mensen, 3 teams'],
  ['14: 3 koks, 8 bediening, 3 afwas', '14 collega’s: 3 koks, 8 collega’s in de bediening, 3 collega’s in de afwas'],
  ['22 man vast + zzp', '22 vaste medewerkers + zzp’ers'],
  ['12 vast 30 seizoen', '12 vaste medewerkers, 30 seizoenskrachten'],
  ['5 huisartsen, 7 assistentes', '5 huisartsen, 7 assistenten'],
  ['6 meiden (4 fietsenmakers)', '6 collega’s (4 fietsenmakers)'],
  ['twee gezellige dames en een chef', 'twee collega’s en een chef'],
  ['24 PM’ers, 2 stagiares', '24 PM’ers, 2 stagiairs'],
])('%s is %s', (team, written) => expect(writeColleagues(team)).toBe(written))

test.each(['5 vasten in de zaal', 'een vast team', 'hostessen en verkoopsters'])('%s stays', (team) =>
  expect(writeColleagues(team)).toBe(team),
)

test.each([
  ['samenwerken met de mannen van productie', 'samenwerken met de collega’s van productie'],
  ['de dames van de receptie', 'de collega’s van de receptie'],
  ['onze jongens in het magazijn', 'onze collega’s in het magazijn'],
  ['de meiden van kantoor', 'de collega’s van kantoor'],
  ['de heren uit het dorp', 'de heren uit het dorp'],
  ['de dames van onze klanten', 'de dames van onze klanten'],
])('%s is %s', (typed, neutral) => expect(writeGroups(typed)).toBe(neutral))
