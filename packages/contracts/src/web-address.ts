import './jitless.ts'
import { z } from 'zod'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { shortText } from './text.ts'

/**
 * Control and format characters, which a browser drops from an address or which turn around what one reads, and '\',
 * which counts as '/'.
 */
const DISGUISE = /[\p{C}\p{Zl}\p{Zp}\\]/u
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const WEB = /^https?:\/\/[^/]/i
const MAIL_OR_PHONE = /^(?:mailto|tel):[^?#/]/i
/** A name of the public web; what isn't ASCII stands in it as 'xn--' by now. */
const DOMAIN = /^(?:[a-z0-9-]+\.)+(?:xn--[a-z0-9-]+|[a-z]{2,})\.?$/

/**
 * The address as a browser reads it; null unless it is http(s), without the name and password that make a host look
 * like another.
 */
const parsedWeb = (address: string): URL | null => {
  const url = WEB.test(address) && !DISGUISE.test(address) ? URL.parse(address) : null
  return url && url.username === '' && url.password === '' ? url : null
}

/**
 * A page of the public web as a whole address, 'https://linkedin.com/in/jan' for 'linkedin.com/in/jan'; null for
 * anything else: another scheme, a hidden character, a name and password in it, a host without a domain. Whatever
 * becomes a link goes through here or `linkAddress`, at the moment it is stored and once more where the link is made.
 */
export const webAddress = (typedAddress: string): string | null => {
  const text = typedAddress.trim()
  const address = SCHEME.test(text) ? text : `https://${text}`
  const url = parsedWeb(address)
  return url && DOMAIN.test(url.hostname) ? address : null
}

/**
 * Where a link in a text may lead, written out in full: the web, a mail address or a telephone number. Null for
 * anything else.
 */
export const linkAddress = (typedAddress: string): string | null => {
  const address = typedAddress.trim()
  const isMailOrPhone = MAIL_OR_PHONE.test(address) && !DISGUISE.test(address) && URL.canParse(address)
  return isMailOrPhone || parsedWeb(address) ? address : null
}

/** A web address that a person typed, as `webAddress` writes it; blank is null. */
export const typedAddress = () =>
  shortText().transform((value, context) => {
    if (value.trim() === '') return null
    const address = webAddress(value)
    if (address !== null && address.length <= limits.shortText) return address
    context.addIssue({ code: 'custom', message: messages.webAddressRefused })
    return z.NEVER
  })

/** A web address that a machine read from a document; null for what is none, because nobody typed it. */
export const readAddress = () =>
  z
    .string()
    .nullish()
    .transform((value) => {
      const address = value ? webAddress(value) : null
      return address !== null && address.length <= limits.shortText ? address : null
    })
