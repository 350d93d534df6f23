import { expect, test } from '@jest/globals'
import { writeColleagues } from './colleagues.ts'

test.each([
  ['22 man vast + zzp', '22 vaste medewerkers + zzp’ers'],
  ['12 vast 30 seizoen', '12 vaste medewerkers, 30 seizoenskrachten'],
  ['5 huisartsen, 7 assistentes', '5 huisartsen, 7 assistenten'],
  ['24 PM’ers, 2 stagiares', '24 PM’ers, 2 stagiairs'],
])('%s is %s', (team, written) => expect(writeColleagues(team)).toBe(written))

test.each(['5 vasten in de zaal', 'een vast team', 'hostessen en verkoopsters'])('%s stays', (team) =>
  expect(writeColleagues(team)).toBe(team),
)
