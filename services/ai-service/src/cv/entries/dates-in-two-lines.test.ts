import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

test('a job with a single year under dates on two lines keeps its year', () =>
  expect(
    jobsOf(`# Werkervaring
      2014 - || **Onthaalmedewerkster**
      2018 || Stad Oostende
      2010 - || **Verkoopster**
      2014 || Torfs Schoenen
      2009 || **Stagiaire secretariaat**
      Notaris De Meyer`),
  ).toEqual([
    'Onthaalmedewerkster | Stad Oostende | 2014 to 2018 | -',
    'Verkoopster | Torfs Schoenen | 2010 to 2014 | -',
    'Stagiaire secretariaat | Notaris De Meyer | 2009 to 2009 | -',
  ]))
