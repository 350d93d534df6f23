import { expect, test } from '@jest/globals'
import { isTypedApart } from './typed-apart.ts'

test.each([
  ['montuur', 'advies'],
  ['nummertjes', 'fabriek'],
  ['interim', 'periode'],
  ['hypotheek', 'advies'],
  ['koekjes', 'fabriek'],
  ['accu', 'controle'],
  ['kassa', 'systeem'],
  ['brandmelder', 'controle'],
  ['ticket', 'systeem'],
  ['pallet', 'administratie'],
])('%s %s is one word', (first, second) => expect(isTypedApart(first, second)).toBe(true))

test.each([
  ['kwaliteit', 'controle'],
  ['debiteur', 'beheer'],
  ['begeleiding', 'verslag'],
  ['goed', 'advies'],
  ['juridisch', 'advies'],
  ['geeft', 'advies'],
  ['vraag', 'advies'],
  ['desgewenst', 'advies'],
  ['lange', 'periode'],
  ['elke', 'periode'],
  ['stapel', 'documenten'],
  ['stapeltje', 'documenten'],
  ['digitaal', 'dossiers'],
  ['achteraf', 'controle'],
  ['telefonisch', 'overleg'],
  ['tijdens', 'vergaderingen'],
  ['houten', 'systemen'],
  ['broodjes', 'planning'],
  ['montuur', 'kiezen'],
])('%s %s stays two', (first, second) => expect(isTypedApart(first, second)).toBe(false))
