import { describe, expect, test } from '@jest/globals'
import { jobOf, matchOf } from '../testing/match-of.ts'
import { practicalGroup } from './practical-signs.ts'

const stateOf = (hard_skills: string, line: string) =>
  matchOf(
    { title: 'Beveiliger', hard_skills },
    { cv_text: `Naam\nAdres\n${line}`, experience: [jobOf('Beveiliger', [2019])] },
  ).states[hard_skills]

describe('working times, in whatever words', () => {
  const ALL = 'Bereid avond-, nacht- en weekenddiensten te draaien'
  const SPLIT = 'Vroege, late en gebroken diensten geen probleem'
  test.each([
    [ALL, 'I take evening, night and weekend shifts like everyone in the team.', 'met'],
    [ALL, 'Diensten: alles, ook de nachten, en eens per vijf weken een weekend.', 'met'],
    [ALL, 'Ik draai alle diensten.', 'met'],
    [ALL, 'Werkte jaren in avond- en nachtdienst, ook op zaterdag.', 'met'],
    [ALL, 'Avonddiensten en weekenden werk ik graag, nachtdiensten niet.', 'met'],
    [ALL, 'Alleen avonddiensten.', 'missing'],
    [ALL, 'Ik werk graag vroeg.', 'missing'],
    [ALL, 'Nachtverhalen schrijven en ’s avonds tekenen', 'missing'],
    [SPLIT, 'Early, late and split shifts, every second weekend.', 'met'],
    [SPLIT, 'Dat het vroeg, laat of in stukken is maakt me niet uit, ook in het weekend niet.', 'met'],
    [SPLIT, 'Reserve, dus alle diensten: vroeg, laat, gebroken, weekend', 'met'],
    [SPLIT, 'Vroege diensten bij de post', 'missing'],
    [SPLIT, 'Chasing late payments, early settlement discounts.', 'missing'],
    ['Ploegendienst', 'Drieploegendienst in de zuivelfabriek.', 'met'],
    ['Ploegendienst', 'Ik werk geen ploegendienst.', 'missing'],
    ['Willing to take part in the on-call rota', 'Bereikbaarheidsdienst een week op vijf.', 'met'],
    ['Piketdienst', 'One week in four on call.', 'met'],
    ['Consignatiedienst draaien', 'Storingsdienst om de drie weken.', 'met'],
    ['Avond- en weekendwerk', 'Avonden en weekends: nooit anders gekend', 'met'],
    ['Avond- en weekendwerk', 'Een late dienst per week.\nOne Saturday in three.', 'met'],
    ['Avond- en weekendwerk', 'Eén weekend op drie.\nAvondwerk liever niet meer.', 'partly'],
    ['Avonddienst tot 22 uur (2x p/w) en om de zaterdag', 'Avond tot 22.00 en elke 2e zaterdag.', 'met'],
    ['Bereid tot weekenddienst', 'om de vijf weken een zaterdag en zondag', 'met'],
    ['Bereid tot weekenddienst', 'In het weekend kan ik niet werken.', 'missing'],
    ['Storingsdienst en nachten', 'Veel nachten. Wacht: één week op zes.', 'met'],
    ['Bereid tot weekenddienst', 'Tafels dekken voor 80 gasten op zaterdag', 'missing'],
  ])('%s, %s: %s', (label, line, state) => expect(stateOf(label, line)).toBe(state))

  test.each([
    'Ervaring met nachtopvang van dieren',
    'Diensten verkopen aan gemeenten',
    'Customer services',
    'Late betalers bellen',
  ])('%s asks for no working times', (label) => expect(practicalGroup(label)).toBeNull())
})

describe('transport of one’s own', () => {
  test.each([
    ['Eigen vervoer', 'I have my own car; at four in the morning there is no bus.', 'met'],
    ['Eigen vervoer', 'auto voor de deur, woon 9 minuten van de zaak', 'met'],
    ['Eigen auto', 'Auto: ja', 'met'],
    ['Eigen wagen voor plaatsbezoeken', 'Rijbewijs en auto', 'met'],
    ['Own car', 'Rijbewijs B en eigen auto', 'met'],
    ['Eigen vervoer', 'Ik heb een scooter en een fiets', 'met'],
    ['Eigen auto', 'Ik heb geen eigen auto.', 'missing'],
    ['Eigen auto', 'Auto’s wassen en poetsen', 'missing'],
    ['Eigen vervoer', 'Eigen salon, openbaar vervoer voor de deur', 'missing'],
    ['Eigen vervoer', 'I don’t have my own transport', 'missing'],
  ])('%s, %s: %s', (label, line, state) => expect(stateOf(label, line)).toBe(state))
})
