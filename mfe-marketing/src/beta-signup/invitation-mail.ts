import type { Brand } from '@wervio/brand'

/** The address of a mail to the provider that asks to take part; the visitor writes the rest. */
export const invitationMail = ({ infoEmail, name }: Brand): string =>
  `mailto:${infoEmail}?subject=${encodeURIComponent(`Meedoen met de bèta van ${name}`)}`
