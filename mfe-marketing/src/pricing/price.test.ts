import { expect, test } from '@jest/globals'
import { pricePerMonth, pricePerYear, yearlySavings } from './price.ts'

test.each([
  [47, 35, 141, 423],
  [79, 59, 237, 711],
])('a list price of %d gives %d by the year, saves %d and costs %d', (monthly, discounted, savings, year) => {
  expect(pricePerMonth(monthly, 'monthly')).toBe(monthly)
  expect(pricePerMonth(monthly, 'yearly')).toBe(discounted)
  expect(yearlySavings(monthly)).toBe(savings)
  expect(pricePerYear(monthly)).toBe(year)
})
