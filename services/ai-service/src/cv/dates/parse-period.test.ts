import { expect, test } from '@jest/globals'
import { parsePeriod } from './parse-period.ts'

test.each([
  ['2019 - 2021', '2019', '2021', false],
  ['Sep. 2023 Mar. 2024', '2023-09', '2024-03', false],
  ['2012/Aug to Current', '2012-08', null, true],
  ['gennaio 2005 – alla data attuale', '2005-01', null, true],
  ['De 2015 à 2019', '2015', '2019', false],
  ['tussen 2012 en 2019', '2012', '2019', false],
  ['zwischen 2012 und 2019', '2012', '2019', false],
  ['1905-03-01 – 1909-06-01', '1905-03', '1909-06', false],
  ['1899 - 1935', '1899', '1935', false],
  ['2019-2021', '2019', '2021', false],
  ['2019/2020', '2019', '2020', false],
  ["'19 – '21", '2019', '2021', false],
  ['2011–13', '2011', '2013', false],
  ['1998–02', '1998', '2002', false],
  ['01/2019', '2019-01', '2019-01', false],
  ['01/2019 – 12/2020', '2019-01', '2020-12', false],
  ['03/19 - 05/21', '2019-03', '2021-05', false],
  ['2019-05', '2019-05', '2019-05', false],
  ['2013-09 — Present', '2013-09', null, true],
  ['2008-10 — 2011-06', '2008-10', '2011-06', false],
  ['mei 2015 t/m juni 2018', '2015-05', '2018-06', false],
  ['mei 2015 tot en met juni 2018', '2015-05', '2018-06', false],
  ['1 januari 2020 tot 31 maart 2021', '2020-01', '2021-03', false],
  ['01-02-2019 - 31-03-2020', '2019-02', '2020-03', false],
  ['zomer 2019', '2019', '2019', false],
  ['medio juni 2018 - eind 2019', '2018-06', '2019', false],
  ['sinds 2019', '2019', null, true],
  ['Vanaf maart 2020', '2020-03', null, true],
  ['since Sept. 2021', '2021-09', null, true],
  ['van 2012 tot 2015', '2012', '2015', false],
  ['2017 – tot op heden', '2017', null, true],
  ['2017 tot heden', '2017', null, true],
  ['JAN 2015 - HEDEN', '2015-01', null, true],
  ['januari 2020 - Present (3 jaar 2 maanden)', '2020-01', null, true],
  ["sep '18 – aug '20", '2018-09', '2020-08', false],
  ['okt. 2016 – dec. 2017', '2016-10', '2017-12', false],
  ['mei – juni 2018', '2018-05', '2018-06', false],
  ['March 2015 to June 2018', '2015-03', '2018-06', false],
  ['Aug 2023 — May 2027', '2023-08', '2027-05', false],
  ['09.2020 ‑ 09.2022', '2020-09', '2022-09', false],
  ['2023 ‑ Heute', '2023', null, true],
  ['März 2018 – Mai 2019', '2018-03', '2019-05', false],
  ['2020 – actualidad', '2020', null, true],
  ['desde enero 2020', '2020-01', null, true],
  ['2010 a 2012', '2010', '2012', false],
  ['2019 –', '2019', null, true],
  ['(2014-2016)', '2014', '2016', false],
  ['Q1 2020 - Q3 2021', '2020', '2021', false],
  ['2021 - 2019', '2019', '2021', false],
  ['tot 2018', null, '2018', false],
  ['nov 2019 - nu', '2019-11', null, true],
])('%s', (text, start, end, current) => expect(parsePeriod(text)).toMatchObject({ start, end, current }))

test.each([
  '',
  'heden',
  '3 jaar',
  'Kerkstraat 2012a',
  '€ 2.019',
  '2.019 klanten',
  '06-12345678',
  'mei',
  'maart en april',
  '95%',
  'x'.repeat(100_000),
])('no period in %.20s', (text) => expect(parsePeriod(text)).toBeNull())

test('says where it stands, in the words of the text', () => {
  const text = 'Verpleegkundige bij Zorggroep Noord - JAN 2015 - HEDEN'
  const period = parsePeriod(text)
  expect(period?.text).toBe('JAN 2015 - HEDEN')
  expect(text.slice(period?.from, period?.to)).toBe('JAN 2015 - HEDEN')
})
