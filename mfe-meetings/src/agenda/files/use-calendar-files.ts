import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys, upload } from '@wervio/api-client'
import { deleteCalendarFile, importCalendarFile, messages, type CalendarFile } from '@wervio/contracts'
import { toast } from '@wervio/ui'

/** Brings a calendar as a file: its appointments join the others. */
export const useImportFile = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => upload(importCalendarFile, { file }),
    onSuccess: async ({ name, events }) => {
      toast(`‘${name}’ staat in je agenda: ${events} ${events === 1 ? 'afspraak' : 'afspraken'}.`)
      await queries.invalidateQueries({ queryKey: queryKeys.calendar.all })
    },
  })
}

/** Takes a calendar file and its appointments away. */
export const useDeleteFile = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: CalendarFile) => call(deleteCalendarFile, { params: { id } }),
    onSuccess: (_, { name }) => toast(`‘${name}’ is uit je agenda gehaald.`),
    onError: (error) => toast(errorText(error, messages.calendarFilesFailed), { tone: 'red' }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.calendar.all }),
  })
}
