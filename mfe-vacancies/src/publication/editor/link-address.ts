import { linkAddress } from '@wervio/contracts'

const MAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/
const PHONE = /^\+?[\d\s()-]{6,20}$/
const SITE = /^[^\s:/@]+\.[^\s:/@]{2,}([/?#]\S*)?$/

/**
 * What somebody typed as a whole address: 'www.wervio.nl' gets https, a mail address mailto, digits tel; null when it
 * is none.
 */
export const toLinkAddress = (input: string): string | null => {
  const text = input.trim()
  if (MAIL.test(text)) return linkAddress(`mailto:${text}`)
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  return linkAddress(SITE.test(text) ? `https://${text}` : text)
}
