import { chosenId, chosenWords } from '@wervio/remote-kit'

/** Whom a mail is for and the template that it begins with, in the address of the page. */
export const addressParameters = {
  candidateId: chosenId('candidate'),
  template: chosenWords('template', 100),
} as const
