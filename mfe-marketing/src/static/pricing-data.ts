import { brandDefaults } from '@wervio/brand'
import { plans } from '../pricing/plans.ts'
import { questions } from '../pricing/questions.ts'

const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: brandDefaults.name,
  category: 'Software voor recruitment',
  offers: plans.flatMap(({ name, text, monthly }) =>
    monthly === null
      ? []
      : [
          {
            '@type': 'Offer',
            name,
            description: text,
            price: monthly,
            priceCurrency: 'EUR',
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: monthly,
              priceCurrency: 'EUR',
              unitText: 'per recruiter per maand',
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
