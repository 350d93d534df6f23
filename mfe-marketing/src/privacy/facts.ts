import type { Brand } from '@wervio/brand'
import { CONTACT_RETENTION_DAYS, DEMO_HOURS, limits, megabytes } from '@wervio/contracts'

/** Facts that have no place of their own on the page. */
const fixedFacts: Readonly<Record<string, string>> = {
  contactDays: `${CONTACT_RETENTION_DAYS}`,
  demoHours: `${DEMO_HOURS}`,
  cvMegabytes: megabytes(limits.cv),
  cvPages: `${limits.cvPages}`,
  importItems: `${limits.importItems}`,
  attachmentMegabytes: megabytes(limits.attachment),
  recordingMegabytes: megabytes(limits.recordingFile),
  chatMessage: limits.chatMessage.toLocaleString('nl-NL'),
}

/** A text with the facts of the product and of its provider in the place of their names in braces. */
export const fillFacts = (text: string, brand: Brand): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = fixedFacts[name] ?? brand[name as keyof Brand]
    if (fact === undefined || fact === null) throw new Error(`a legal text asks for ${name}, which nobody knows`)
    return name.endsWith('Email') ? `[${fact}](mailto:${fact})` : fact
  })
