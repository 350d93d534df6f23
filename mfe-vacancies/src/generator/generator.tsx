import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@wervio/api-client'
import { createVacancy, messages } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { tokens } from '@wervio/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { AccountDialog } from './account-dialog.tsx'
import { emptyValues, generatorSchema, sameWords, type GeneratorValues } from './generator-fields.ts'
import { GeneratorForm } from './generator-form.tsx'
import { generatorStore } from './generator-store.ts'
import { QuestionList } from '../questions/question-list.tsx'
import { useAnswers } from './use-answers.ts'
import { TextPreview } from './text-preview.tsx'
import { useGeneratedText } from './use-generated-text.ts'
import { useGeneratorDraft } from './use-generator-draft.ts'
import { useSample } from './use-sample.ts'
import { useSave } from './use-save.ts'
import { useShowResult } from './use-show-result.ts'
import { WriteFailure } from './write-failure.tsx'

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
/**
 * While there is no text it stays in view beside the long form, so that writing is seen to begin after a press of the
 * button under the form. A text stands in the page: it has no scroller of its own.
 */
const Beside = styled.div<{ $follows: boolean }>`
  display: grid;
  gap: ${tokens.space[4]};
  min-width: 0;
  scroll-margin-top: ${tokens.space[20]};
  &:focus {
    outline: none;
  }
  @media (min-width: 1080px) {
    position: ${({ $follows }) => ($follows ? 'sticky' : 'static')};
    top: ${tokens.space[20]};
  }
`

type Props = {
  owner: string
  visitor: boolean
  /** The visitor chose to save before they had an account. */
  saveAtOnce: boolean
}

/** Form and text of the simple generator, stored for one owner. */
export const Generator = ({ owner, visitor, saveAtOnce }: Props) => {
  const [storedDraft] = useState(() => generatorStore(owner).read())
  const form = useForm<GeneratorValues>({
    defaultValues: storedDraft?.values ?? emptyValues,
    resolver: zodResolver(generatorSchema),
  })
  const { generatedText, markTried, edit, writing, write, restore, stop } = useGeneratedText(storedDraft?.made ?? null)
  const [isAskingForAccount, setIsAskingForAccount] = useState(false)
  const maySave = useMay(createVacancy)
  const answers = useAnswers(form, generatedText, { write, restore })
  const resultRef = useShowResult(generatedText?.written ?? null, writing.phase === 'failed')
  const draft = useGeneratorDraft(owner, form, generatedText)
  useSample(form)
  const saving = useSave({
    owner,
    isCurrent: (saved) => saved.generatedText.text === generatedText?.text && sameWords(saved.values, form.getValues()),
    onDone: draft.stop,
  })
  const save = form.handleSubmit((values) => {
    if (!generatedText || saving.isPending) return
    markTried()
    saving.mutate({ values, generatedText })
  })
  const saveNow = useEffectEvent(() => void save())
  useEffect(() => {
    if (saveAtOnce && maySave) saveNow()
  }, [saveAtOnce, maySave])

  return (
    <FormProvider {...form}>
      <Columns>
        <GeneratorForm
          busy={writing.phase === 'writing'}
          hasText={generatedText !== null}
          onWrite={() => void form.handleSubmit((values) => write(values))()}
        />
        <Beside ref={resultRef} tabIndex={-1} $follows={generatedText === null || writing.phase === 'writing'}>
          {writing.phase === 'failed' && (
            <WriteFailure
              failure={writing}
              visitor={visitor}
              onLeave={() => draft.storeNow(null)}
              onUseRules={() => void form.handleSubmit((values) => write(values, 'builtin'))()}
            />
          )}
          {writing.phase !== 'writing' && (
            <QuestionList
              questions={answers.questions}
              busyKey={answers.busyKey}
              problem={null}
              onAnswer={(question, changes) => void answers.answer(question, changes)}
            />
          )}
          <TextPreview
            generatedText={generatedText}
            writing={writing}
            isSaving={saving.isPending}
            saveProblem={
              saving.error
                ? saving.error instanceof ApiError
                  ? saving.error.message
                  : messages.vacancySaveFailed
                : null
            }
            onEdit={edit}
            onStop={stop}
            onSave={maySave ? () => (visitor ? setIsAskingForAccount(true) : void save()) : null}
          />
        </Beside>
      </Columns>
      <AccountDialog
        open={isAskingForAccount}
        onOpenChange={setIsAskingForAccount}
        onLeave={() => draft.storeNow(Date.now())}
      />
    </FormProvider>
  )
}
