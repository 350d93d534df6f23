/**
 * How long something lasts or is kept, and how often it may be done, without the schemas it belongs to: pages for
 * visitors name them.
 */

/** Days that entries of the audit log stay where the operator didn't choose: two years. */
export const AUDIT_LOG_DAYS = 730

/** The database deletes no entry of the audit log that is younger, whatever is asked (migration 0080). */
export const AUDIT_LOG_LEAST_DAYS = 90

/** Days after which a message of the contact form is deleted. */
export const CONTACT_RETENTION_DAYS = 180

/** Days after which a stack of CVs is deleted, with what wasn't saved of it. The policy of its table knows them too. */
export const CV_IMPORT_DAYS = 14

/** Hours after which a demo and everything in it is erased. */
export const DEMO_HOURS = 2

/** Days in which an invitation can be accepted. */
export const INVITATION_DAYS = 7

/** Days for which the list of invitations shows one that is over. */
export const EXPIRED_INVITATION_DAYS = 30

/** Days after which a notification is deleted. The policy of its table knows them too. */
export const NOTIFICATION_DAYS = 90

/** Days after which a sign-in that wasn't used ends by itself. `main.is_session_over` knows them too. */
export const SESSION_DAYS = 60

/** How many vacancy texts somebody without an account may have written in so many minutes. */
export const VISITOR_TEXTS = { amount: 5, minutes: 10 } as const
