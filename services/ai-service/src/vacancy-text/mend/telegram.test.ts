import { expect, test } from '@jest/globals'
import { writeAbility, writeTelegram } from './telegram.ts'

test.each([
  ['knippen kleuren föhnen', 'knippen, kleuren en föhnen'],
  ['laden lossen', 'laden en lossen'],
  ['montage nieuwe fietsen', 'montage van nieuwe fietsen'],
  ['onderhoud machines en gereedschappen', 'onderhoud van machines en gereedschappen'],
  ['begeleiding stagiairs', 'begeleiding van stagiairs'],
  ['korting producten', 'korting op producten'],
  ['overleg ketenpartners', 'overleg met ketenpartners'],
  ['aanvragen Wsnp verklaring', 'Wsnp-verklaring aanvragen'],
  ['herstellen e-bikes en stadsfietsen', 'e-bikes en stadsfietsen herstellen'],
])('%s is written as %s', (item, written) => expect(writeTelegram(item)).toBe(written))

test.each([
  'leren lezen',
  'klanten helpen kiezen',
  'onderhoud machines plannen',
  'montage thuis',
  'overleg wekelijks',
  'planning maken',
  'beheer voorraad',
  'onderhoud en beheer van liften',
  'controleren van facturen',
  'machines instellen',
])('%s stays', (item) => expect(writeTelegram(item)).toBe(item))

test.each([
  ['goed kunnen organiseren', 'Je kunt goed organiseren'],
  ['Schema’s kunnen lezen', 'Je kunt schema’s lezen'],
  ['Kennis AutoCAD', 'Kennis van AutoCAD'],
  ['kunnen samenwerken met ouders', 'Je kunt samenwerken met ouders'],
  ['BHV-oefeningen kunnen leiden', 'Je kunt BHV-oefeningen leiden'],
])('%s is said as %s', (item, said) => expect(writeAbility(item)).toBe(said))

test.each([
  'kennis van Kubernetes',
  'kennis maken met klanten',
  'je moet kunnen lassen',
  'willen en kunnen leren',
  'ploegendienst moet kunnen',
  'collega’s die kunnen rekenen',
])('%s stays as it is', (item) => expect(writeAbility(item)).toBe(item))
