import { expect, test } from '@jest/globals'
import { jobsOf } from '../testing/entry-lines.ts'

test('a task below a firm is no title, though it holds a job', () =>
  expect(
    jobsOf(`# Werkervaring
      **Bakkerij Verhoef**, 2018 - 2022
      Ondersteunen van de bakker
      Klanten helpen

      **Zorggroep Oever**, 2014 - 2018
      Helpen van de verpleegkundige bij wassen`),
  ).toEqual(['- | Bakkerij Verhoef | 2018 to 2022 | -', '- | Zorggroep Oever | 2014 to 2018 | -']))

test('an assignment at a client below a job and its firm is no title', () =>
  expect(
    jobsOf(`# Ervaring
      Senior consultant, Deloitte, 2016 – heden
      Projectleider implementatie SAP bij Gasunie
      Adviseur voor de raad van bestuur van NAM
      Consultant, Ordina, 2012 – 2016
      Tester bij de Belastingdienst`),
  ).toEqual(['Senior consultant | Deloitte | 2016 to now | -', 'Consultant | Ordina | 2012 to 2016 | -']))

test('a title with its firm below dates that stand alone is still read', () =>
  expect(
    jobsOf(`# Ervaring
      2016 – heden
      Verkoper bij Fietsenwinkel De Ketting

      2012 – 2016
      Kok bij Bistro Zilt`),
  ).toEqual(['Verkoper | Fietsenwinkel De Ketting | 2016 to now | -', 'Kok | Bistro Zilt | 2012 to 2016 | -']))
