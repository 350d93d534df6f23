import { expect, test } from '@jest/globals'
import { plans } from '../pricing/plans.ts'
import { questions } from '../pricing/questions.ts'
import { pricingData } from './pricing-data.ts'

test('the product has an offer for each plan with a price, in euros per month', () => {
  expect(pricingData[0]).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Wervio',
    offers: [
      { '@type': 'Offer', name: 'Starter', price: 47, priceCurrency: 'EUR' },
      { '@type': 'Offer', name: 'Professional', price: 79, priceCurrency: 'EUR' },
    ],
  })
  expect(plans.filter(({ monthly }) => monthly === null).map(({ name }) => name)).toEqual(['Enterprise'])
})

test('the questions are those of the page, each with its whole answer', () => {
  expect(questions.length).toBeGreaterThan(0)
  expect(pricingData[1]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
})
