import { expect, test } from '@jest/globals'
import { writeOut } from './shorthand.ts'

test.each([
  ['s avonds en s ochtends', '’s avonds en ’s ochtends'],
  ['25d vakantie', '25 dagen vakantie'],
  ['13e', '13e maand'],
  ['koel en vriesinstallaties', 'koel- en vriesinstallaties'],
  ['inkoop en verkoopfacturen boeken', 'inkoop- en verkoopfacturen boeken'],
  ['klant gericht', 'klantgericht'],
  ['ervaring met Docker nice to have', 'ervaring met Docker is een pre'],
  ['Docker (nice to have)', 'Docker (pre)'],
  ['kennis Frans pluspunt', 'kennis Frans is een pluspunt'],
  ['ma-vr', 'maandag t/m vrijdag'],
  ['za en zo', 'zaterdag en zondag'],
  ['za ochtend', 'zaterdagochtend'],
  ['ma, di en do', 'maandag, dinsdag en donderdag'],
  ['ma. t/m vr. van 8', 'maandag t/m vrijdag van 8'],
  ['wknd', 'weekend'],
])('%s is written out as %s', (typed, written) => expect(writeOut(typed)).toBe(written))

test.each([
  '’s avonds',
  "'s avonds werken",
  '‘s nachts',
  '3d tekenen',
  '2d- en 3d-modellen',
  'servers en besturingssystemen',
  'debiteuren en administratieve werkzaamheden',
  '13e-maandsuitkering',
  '13e maand',
  'Wij doen dat altijd zo.',
  'zo en zo',
  'Jan vd Berg',
  'team gericht op groei',
  'Duits is een pre',
  'Frans als pluspunt',
  'wnd. directeur',
  'bij min 20 graden',
  'stage bij HappyKids en Kids First',
  'Nice to have: Docker',
  'Jij kan wat een ander moet, dus doe dat maar zo',
])('%s stays', (typed) => expect(writeOut(typed)).toBe(typed))

test.each([
  'Kids-proof werken',
  'kids-proof',
  'kids club begeleiden',
  'Health & safety training',
  'research & development',
  'havo plus',
  'eerste jaar: jaarcontract => vast',
])('%s keeps its words', (typed) => expect(writeOut(typed)).toBe(typed))
