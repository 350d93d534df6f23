import { expect, test } from '@jest/globals'
import { SITE } from '@wervio/federation/prerender'
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

/** What schema.org knows of each type, as far as it is used here. */
const VOCABULARY: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'description', 'url', 'brand', 'category', 'offers'],
  Brand: ['name'],
  Offer: ['name', 'description', 'url', 'price', 'priceCurrency', 'priceSpecification'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitText', 'referenceQuantity'],
  QuantitativeValue: ['value', 'unitCode'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
}

type Described = Record<string, unknown>
const isDescribed = (value: unknown): value is Described => typeof value === 'object' && value !== null

/** A thing with all things inside it. */
const thingsIn = (value: unknown): Described[] => {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  return isDescribed(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : []
}

test('every property is one of its type, and none is empty', () => {
  const things = thingsIn(pricingData)
  expect(things.length).toBeGreaterThan(10)
  for (const { '@context': _, '@type': type, ...properties } of things) {
    expect(VOCABULARY[String(type)]).toEqual(expect.arrayContaining(Object.keys(properties)))
    for (const property of Object.values(properties)) expect(property).toBeTruthy()
  }
  expect(pricingData[0]).toMatchObject({ url: `${SITE}pricing`, brand: { name: 'Wervio' } })
  expect(pricingData.map((thing) => thing['@context'])).toEqual(['https://schema.org', 'https://schema.org'])
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
