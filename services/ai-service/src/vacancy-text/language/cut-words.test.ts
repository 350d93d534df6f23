import { expect, test } from '@jest/globals'
import { writeCutWords } from './cut-words.ts'

test.each([
  ['diploma niv. 2 of gelijkw. door ervaring', 'diploma niveau 2 of gelijkwaardig door ervaring'],
  ['je bent verantw. voor de verloning', 'je bent verantwoordelijk voor de verloning'],
  ['mbo installatietechn. of elektro', 'mbo installatietechniek of elektro'],
  ['MBO adm., Excel', 'MBO administratie, Excel'],
  ['adm. medewerker', 'administratief medewerker'],
  ['gratis hosp.verzekering', 'gratis hospitalisatieverzekering'],
  ['hospitalisatieverz. na 6 maanden', 'hospitalisatieverzekering na 6 maanden'],
  ['maaltijden aan pers.tarief', 'maaltijden aan personeelstarief'],
  ['omg. Amersfoort', 'omgeving Amersfoort'],
  ['3e gen.', '3e generatie'],
  ['±140 mdw', '±140 medewerkers'],
  ['start om 4 uur snachts', 'start om 4 uur ’s nachts'],
  ['ruimte voor ideeen', 'ruimte voor ideeën'],
  ['financiele administratie', 'financiële administratie'],
  ['residentiele zorg', 'residentiële zorg'],
  ['coordineren', 'coördineren'],
  ['in dec kerstshow opbouwen', 'in december kerstshow opbouwen'],
  ['overuren in okt/nov', 'overuren in oktober/november'],
])('%s is %s', (typed, written) => expect(writeCutWords(typed)).toBe(written))

test.each([
  'mobiele kranen',
  'stabiele omgeving',
  'financieel medewerker',
  'www.omg.example',
  'de familie. Samen',
  'Adam en Eva',
  'techniek. Ook',
])('%s stays', (typed) => expect(writeCutWords(typed)).toBe(typed))
