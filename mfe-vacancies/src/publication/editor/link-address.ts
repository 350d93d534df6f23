const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:'])

const parsed = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)

/** Whether a link may lead there: the web, a mail address or a telephone number, written out in full. */
export const isLinkAddress = (text: string): boolean => {
  const url = parsed(text.trim())
  if (!url || !ALLOWED.has(url.protocol)) return false
  return url.protocol === 'mailto:' || url.protocol === 'tel:' ? url.pathname !== '' : url.hostname !== ''
}

const MAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/
const PHONE = /^\+?[\d\s()-]{6,20}$/
const SITE = /^[^\s:/@]+\.[^\s:/@]{2,}([/?#]\S*)?$/

/** What somebody typed as a whole address: 'www.wervio.nl' gets https, a mail address mailto, digits tel; null when it is none. */
export const toLinkAddress = (typed: string): string | null => {
  const text = typed.trim()
  if (MAIL.test(text)) return `mailto:${text}`
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  if (SITE.test(text)) return `https://${text}`
  return isLinkAddress(text) ? text : null
}
