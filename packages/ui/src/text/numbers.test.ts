import { expect, test } from '@jest/globals'
import { numberText, oneDecimalText, percentText, secondsText, twoDecimalsText } from './numbers.ts'

test('numbers with as many decimals as their name says, and no more than they need', () => {
  expect([numberText(1204), oneDecimalText(7), oneDecimalText(7.25), twoDecimalsText(7.25)]).toEqual([
    '1.204',
    '7',
    '7,3',
    '7,25',
  ])
})

test('a share in whole percents', () => {
  expect([0, 0.454, 0.455, 1].map(percentText)).toEqual(['0%', '45%', '46%', '100%'])
})

test('seconds with hours only from an hour on', () => {
  expect([0, 65.9, 3_599, 3_600, 36_061].map(secondsText)).toEqual(['0:00', '1:05', '59:59', '1:00:00', '10:01:01'])
})
