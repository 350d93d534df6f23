import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

test('a word for when in front of a title is no part of it', () =>
  expect(
    jobsOf(`# Werkervaring
      Nu: Hoofd facilitaire zaken, Ziekenhuis Gelderzicht (2016 – heden)
      Eerder: Facilitair coördinator, ROC Aventus (2009 – 2016)`),
  ).toEqual([
    'Hoofd facilitaire zaken | Ziekenhuis Gelderzicht | 2016 to now | -',
    'Facilitair coördinator | ROC Aventus | 2009 to 2016 | -',
  ]))
