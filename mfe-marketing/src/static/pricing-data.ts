import { brandDefaults } from '@wervio/brand'
import * as routes from '@wervio/contracts/routes'
import { SITE } from '@wervio/federation/prerender'
import { head } from '../pricing/head.ts'
import { plans } from '../pricing/plans.ts'
import { questions } from '../pricing/questions.ts'

const url = SITE + routes.pricing.path.slice(1)

const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: brandDefaults.name,
  description: head.description,
  url,
  brand: { '@type': 'Brand', name: brandDefaults.name },
  category: 'Software voor recruitment',
  offers: plans.flatMap(({ name, text, monthly }) =>
    monthly === null
      ? []
      : [
          {
            '@type': 'Offer',
            name,
            description: text,
            url,
            price: monthly,
            priceCurrency: 'EUR',
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: monthly,
              priceCurrency: 'EUR',
              unitText: 'per recruiter per maand',
              // UN/CEFACT's code of a month.
              referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
            },
          },
        ],
  ),
}

const faq = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}

/** The plans with a price, and the questions about it, as schema.org has them. */
export const pricingData = [product, faq]
