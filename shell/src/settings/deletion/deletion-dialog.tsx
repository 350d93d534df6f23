import { errorText } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { Button, Dialog, ErrorState, LoadingState, Notice } from '@wervio/ui'
import { DeletionForm } from './deletion-form.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { useDeletion } from './use-deletion.ts'

type Props = { open: boolean; onClose: () => void }

const FORM = 'delete-account'

const obstacleTexts: Partial<Record<string, string>> = {
  demo: messages.deletionDemo,
}

/** Says what goes with the account, and deletes it once its address was typed. */
export const DeletionDialog = ({ open, onClose }: Props) => {
  const { preview, deletion } = useDeletion(open)
  const { data, error, isFetching, refetch } = preview
  const close = () => {
    deletion.reset()
    onClose()
  }
  const obstacle = data?.obstacle ? (obstacleTexts[data.obstacle] ?? messages.deletionFailed) : null
  const isReady = data !== undefined && obstacle === null && data.is_recent
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next && !deletion.isPending) close()
      }}
      title="Account verwijderen"
      description="Niet terug te draaien."
      actions={
        <>
          <Button variant="secondary" disabled={deletion.isPending} onClick={close}>
            Annuleren
          </Button>
          {isReady && (
            <Button type="submit" form={FORM} variant="danger" busy={deletion.isPending}>
              Definitief verwijderen
            </Button>
          )}
        </>
      }
    >
      {!data && error && (
        <ErrorState
          text={errorText(error, messages.deletionPreviewFailed)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !error && <LoadingState label="Tellen wat er weggaat..." />}
      {obstacle && <Notice tone="amber">{obstacle}</Notice>}
      {data && obstacle === null && !data.is_recent && <SignInFirst />}
      {isReady && (
        <DeletionForm
          id={FORM}
          preview={data}
          problem={deletion.error && errorText(deletion.error, messages.deletionFailed)}
          onSubmit={deletion.mutate}
        />
      )}
    </Dialog>
  )
}
