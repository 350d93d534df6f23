/** What the product is called and how it is reached. Facts that nobody gave are null: their line isn't shown. */
export type Brand = {
  name: string
  tagline: string
  domain: string
  infoEmail: string
  supportEmail: string
  privacyEmail: string
  city: string
  country: string
  /** Street, number, postcode and city on one line. */
  postalAddress: string | null
  phone: string | null
  /** Number in the Dutch trade register (KvK). */
  registrationNumber: string | null
  socialUrl: string | null
  socialLabel: string | null
}

export const defaults: Brand = {
  name: 'Wervio',
  tagline: 'Wervio verandert het wervingsproces met AI.',
  domain: 'wervio.nl',
  infoEmail: 'info@wervio.nl',
  supportEmail: 'support@wervio.nl',
  privacyEmail: 'privacy@wervio.nl',
  city: 'Groningen',
  country: 'Nederland',
  postalAddress: null,
  phone: null,
  registrationNumber: null,
  socialUrl: null,
  socialLabel: null,
}
