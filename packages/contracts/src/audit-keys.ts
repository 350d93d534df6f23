/** What of people a call can show, as the audit log names it. */
export const readViews = [
  'profile',
  'cv',
  'notes',
  'timeline',
  'export',
  'duplicates',
  'analysis',
  'consents',
  'scorecards',
  'recordings',
  'transcript',
  'audio',
  'meetings',
  'meeting',
  'mails',
  'file',
  'cv_item',
  'cv_stack',
  'candidates',
  'search',
  'matches',
  'procedure',
  'decisions',
  'records',
  'attention',
  'notifications',
  'assistant',
  'audit_log',
  'audit_export',
] as const
export type ReadView = (typeof readViews)[number]

/** Read: who saw something. Change: of what the organisation owns. Access: who may come in, and what they may do. */
export const auditCategories = ['read', 'change', 'access'] as const
export type AuditCategory = (typeof auditCategories)[number]

export const auditCategoryLabels: Record<AuditCategory, string> = {
  read: 'Bekeken',
  change: 'Gewijzigd',
  access: 'Toegang',
}

export const auditActions = ['read', 'list', 'export', 'create', 'change', 'delete', 'refuse'] as const
export type AuditAction = (typeof auditActions)[number]

/** What an entry is about. */
export const auditSubjects = [
  'list',
  'candidate',
  'vacancy',
  'application',
  'note',
  'file',
  'mail',
  'mail_template',
  'company_profile',
  'persona',
  'publication',
  'shortlist',
  'decision',
  'merge',
  'cv_stack',
  'cv_item',
  'recording',
  'transcript',
  'consent',
  'scorecard',
  'meeting',
  'requirements',
  'verdict',
  'organisation',
  'colleague',
  'invitation',
  'sign_in_method',
  'recovery_codes',
  'account_security',
  'session',
  'hiring_manager',
  'microsoft',
  'calendar_feed',
] as const
export type AuditSubject = (typeof auditSubjects)[number]

/** Background work, which does things without a person. */
export const auditJobs = [
  'read-cv',
  'send-mail',
  'send-contact-message',
  'transcribe',
  'fetch-transcripts',
  'set-recording',
  'upload',
  'scores',
  'microsoft',
  'calendar',
  'notifications',
  'tidy',
  'demo',
  'service',
] as const
export type AuditJob = (typeof auditJobs)[number]
