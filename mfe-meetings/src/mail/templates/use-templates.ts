import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@wervio/api-client'
import {
  changeMailTemplate,
  createMailTemplate,
  deleteMailTemplate,
  listMailTemplates,
  restoreMailTemplate,
  type MailTemplateChange,
  type MailTemplateDraft,
  type MailTemplateRow,
} from '@wervio/contracts'
import { mailKeys } from '../mail-keys.ts'

/** The templates of the organisation, moment by moment. */
export const useTemplates = () =>
  useQuery({
    queryKey: mailKeys.templates,
    queryFn: ({ signal }) => call(listMailTemplates, {}, { signal }),
  })

export type TemplateChange = {
  id: string | null
  words: Omit<MailTemplateChange, 'base_version'>
  version: number
  key: string
}

const save = ({ id, words, version, key }: TemplateChange): Promise<MailTemplateRow> => {
  if (id !== null) return call(changeMailTemplate, { params: { id }, body: { ...words, base_version: version } })
  const draft: MailTemplateDraft = { ...words, creation_key: key }
  return call(createMailTemplate, { body: draft })
}

/** Saving, deleting and putting back a template; the list is read again after each. */
export const useTemplateChanges = () => {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: mailKeys.templates })
  return {
    save: useMutation({ mutationFn: save, onSettled }),
    remove: useMutation({
      mutationFn: ({ id }: MailTemplateRow) => call(deleteMailTemplate, { params: { id } }),
      onSettled,
    }),
    restore: useMutation({
      mutationFn: (id: string) => call(restoreMailTemplate, { params: { id } }),
      onSettled,
    }),
  }
}
