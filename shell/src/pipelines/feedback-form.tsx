import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { giveFeedback, limits, messages } from '@wervio/contracts'
import { Button, Notice, Stack, TextArea, toast } from '@wervio/ui'
import { useRef, useState } from 'react'

type Props = { vacancyId: string; candidateId: string; name: string }

/** What whoever looks along thinks of a candidate; a retry after a failure stores it once. */
export const FeedbackForm = ({ vacancyId, candidateId, name }: Props) => {
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const creationKey = useRef(crypto.randomUUID())
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(giveFeedback, {
        params: { id: vacancyId, candidate_id: candidateId },
        body: { text, creation_key: creationKey.current },
      }),
    onSuccess: async () => {
      setText('')
      creationKey.current = crypto.randomUUID()
      toast('Je feedback is bewaard.')
      await queries.invalidateQueries({ queryKey: queryKeys.pipelines.one(vacancyId) })
    },
  })
  return (
    <form
      aria-label={`Feedback over ${name}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') mutate()
      }}
    >
      <Stack gap={2}>
        <TextArea
          label="Jouw feedback"
          hint="De recruiter leest dit bij de kandidaat."
          rows={2}
          maxLength={limits.longText}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {error && <Notice tone="red">{errorText(error, messages.feedbackFailed)}</Notice>}
        <div>
          <Button type="submit" size="small" variant="secondary" busy={isPending} disabled={text.trim() === ''}>
            Feedback bewaren
          </Button>
        </div>
      </Stack>
    </form>
  )
}
