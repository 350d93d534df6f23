import { useMutation } from '@tanstack/react-query'
import { call } from '@wervio/api-client'
import { readVacancyText } from '@wervio/contracts'

/** Has a text divided over the fields of the form. */
export const useReadText = () =>
  useMutation({ mutationFn: (text: string) => call(readVacancyText, { body: { text } }) })
