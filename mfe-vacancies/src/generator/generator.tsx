import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { tokens } from '@wervio/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { AccountDialog } from './account-dialog.tsx'
import { emptyValues, generatorSchema, type GeneratorValues } from './generator-fields.ts'
import { GeneratorForm } from './generator-form.tsx'
import { generatorStore } from './generator-store.ts'
import { TextPreview } from './text-preview.tsx'
import { useGeneratedText } from './use-generated-text.ts'
import { useKept } from './use-kept.ts'
import { useSample } from './use-sample.ts'
import { useSave } from './use-save.ts'
import { WriteFailed } from './write-failed.tsx'

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  > * {
    min-width: 0;
  }
  @media (min-width: 1080px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`
/** Stays in view beside the long form: who presses the button under it sees the text come. The padding keeps the shadows whole. */
const Beside = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  min-width: 0;
  @media (min-width: 1080px) {
    position: sticky;
    top: ${tokens.space[20]};
    max-height: calc(100dvh - ${tokens.space[20]});
    padding: ${tokens.space[1]};
    margin: -${tokens.space[1]};
    overflow-y: auto;
  }
`

type Props = {
  owner: string
  visitor: boolean
  /** Saving was asked for before there was an account. */ saveAtOnce: boolean
}

/** Form and text of the simple generator, kept for one owner. */
export const Generator = ({ owner, visitor, saveAtOnce }: Props) => {
  const [start] = useState(() => generatorStore(owner).read())
  const form = useForm<GeneratorValues>({
    defaultValues: start?.values ?? emptyValues,
    resolver: zodResolver(generatorSchema),
  })
  const { made, markTried, edit, writing, write, stop } = useGeneratedText(start?.made ?? null)
  const [asking, setAsking] = useState(false)
  const forget = useKept(owner, form, made)
  useSample(form)
  const saving = useSave(owner, forget)

  const leave = (asked: number | null) => {
    forget()
    generatorStore(owner).keep({ values: form.getValues(), made, asked })
  }
  const save = form.handleSubmit((values) => {
    if (!made || saving.isPending) return
    markTried()
    saving.mutate({ values, made })
  })
  const saveNow = useEffectEvent(() => void save())
  useEffect(() => {
    if (saveAtOnce) saveNow()
  }, [saveAtOnce])

  return (
    <FormProvider {...form}>
      <Columns>
        <GeneratorForm
          busy={writing.phase === 'writing'}
          again={made !== null}
          onWrite={() => void form.handleSubmit(write)()}
        />
        <Beside>
          {writing.phase === 'failed' && (
            <WriteFailed failure={writing} visitor={visitor} onLeave={() => leave(null)} />
          )}
          <TextPreview
            made={made}
            writing={writing}
            saving={saving.isPending}
            saveProblem={
              saving.error
                ? saving.error instanceof ApiError
                  ? saving.error.message
                  : messages.vacancySaveFailed
                : null
            }
            onEdit={edit}
            onStop={stop}
            onSave={() => (visitor ? setAsking(true) : void save())}
          />
        </Beside>
      </Columns>
      <AccountDialog open={asking} onOpenChange={setAsking} onLeave={() => leave(Date.now())} />
    </FormProvider>
  )
}
