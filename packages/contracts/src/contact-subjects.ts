/** What a message of the contact form is about; without its schema, which the form loads when somebody fills it in. */
export const contactSubjects = ['demo', 'pricing', 'support', 'other'] as const
export type ContactSubject = (typeof contactSubjects)[number]

export const contactSubjectLabels: Record<ContactSubject, string> = {
  demo: 'Ik wil een demo aanvragen',
  pricing: 'Ik wil meer weten over de prijzen',
  support: 'Ik heb een supportvraag',
  other: 'Anders',
}
