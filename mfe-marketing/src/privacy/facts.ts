import type { Brand } from '@wervio/brand'
import {
  AUDIT_LOG_DAYS,
  AUDIT_LOG_LEAST_DAYS,
  CONTACT_RETENTION_DAYS,
  CV_IMPORT_DAYS,
  DEMO_HOURS,
  EXPIRED_INVITATION_DAYS,
  INVITATION_DAYS,
  limits,
  megabytes,
  NOTIFICATION_DAYS,
  RECORDING_HOURS,
  SESSION_DAYS,
  VISITOR_TEXTS,
} from '@wervio/contracts'
import { numberText } from '@wervio/ui'

/** Facts that have no place of their own on the page. */
const fixedFacts: Readonly<Record<string, string>> = {
  auditLogDays: `${AUDIT_LOG_DAYS}`,
  auditLogLeastDays: `${AUDIT_LOG_LEAST_DAYS}`,
  contactDays: `${CONTACT_RETENTION_DAYS}`,
  cvImportDays: `${CV_IMPORT_DAYS}`,
  demoHours: `${DEMO_HOURS}`,
  invitationDays: `${INVITATION_DAYS}`,
  expiredInvitationDays: `${EXPIRED_INVITATION_DAYS}`,
  notificationDays: `${NOTIFICATION_DAYS}`,
  sessionDays: `${SESSION_DAYS}`,
  cvMegabytes: megabytes(limits.cv),
  cvPages: `${limits.cvPages}`,
  scannedPages: `${limits.scannedPages}`,
  importItems: `${limits.importItems}`,
  attachmentMegabytes: megabytes(limits.attachment),
  recordingMegabytes: megabytes(limits.recordingFile),
  recordingHours: `${RECORDING_HOURS}`,
  chatMessage: numberText(limits.chatMessage),
  visitorTexts: `${VISITOR_TEXTS.amount}`,
  visitorMinutes: `${VISITOR_TEXTS.minutes}`,
}

/** A text with the facts of the product and of its provider in the place of their names in braces. */
export const fillFacts = (text: string, brand: Brand): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = fixedFacts[name] ?? brand[name as keyof Brand]
    if (fact === undefined || fact === null) throw new Error(`a legal text asks for ${name}, which nobody knows`)
    return name.endsWith('Email') ? `[${fact}](mailto:${fact})` : fact
  })
