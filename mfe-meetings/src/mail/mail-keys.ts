/** Keys of what this page reads of mails. */
export const mailKeys = {
  templates: ['mail', 'templates'] as const,
  settings: ['mail', 'settings'] as const,
  log: ['mail', 'log'] as const,
} as const
