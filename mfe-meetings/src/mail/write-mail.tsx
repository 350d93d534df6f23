import { useSender } from '@wervio/candidates'
import { type MailSettings, type MailTemplateRow } from '@wervio/contracts'
import { useVacancyChoice } from '@wervio/remote-kit'
import { Button, Card, Cluster, Notice, Stack, tokens } from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { DemoNotice } from '../demo-notice.tsx'
import { Composer } from './composer/composer.tsx'
import { LeaveQuestion } from './draft/leave-question.tsx'
import type { MailDraftStore, MailWords } from './draft/mail-draft.ts'
import { useMailDraft } from './draft/use-mail-draft.ts'
import { MailPreview } from './preview/mail-preview.tsx'
import { TemplateDialog } from './templates/template-dialog.tsx'
import { TemplateList } from './templates/template-list.tsx'

/** Beside each other as far as they fit: all three, the preview below, or each below the other. */
const Panes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${tokens.space[5]};
  > * {
    flex: 1 1 26rem;
    min-width: min(100%, 20rem);
  }
  > nav {
    flex: 0 1 14rem;
    min-width: min(100%, 14rem);
    ${tokens.breakpoint.phone} {
      flex-basis: 100%;
    }
  }
`

type Props = {
  store: MailDraftStore
  /** What the mail says as long as nobody typed. */
  blank: MailWords
  templates: readonly MailTemplateRow[]
  settings: MailSettings
}

/** Templates, the mail that is being written, and how it will be read. */
export const WriteMail = ({ store, blank, templates, settings }: Props) => {
  const draft = useMailDraft(store, blank)
  const { words } = draft
  const { sender, rename } = useSender()
  const vacancies = useVacancyChoice()
  /** `undefined`: no dialog; `null`: one for a new template. */
  const [edited, setEdited] = useState<MailTemplateRow | null | undefined>(undefined)
  const about = vacancies.data?.find(({ id }) => id === words.vacancyId)
  const chosenTemplate = templates.find(({ id }) => id === words.template)
  const isOwnText =
    (words.subject !== '' || words.body !== '') &&
    (words.subject !== (chosenTemplate?.subject ?? '') || words.body !== (chosenTemplate?.body ?? ''))
  const isFinished = words.recipients.length > 0 && words.recipients.every(({ state }) => state !== 'open')
  const hasUnsent = !isFinished && (isOwnText || (words.recipients.length > 0 && words.body !== ''))
  const fields = { ...words.values, functie: about?.title ?? '', organisatie: about?.company ?? '', afzender: sender }
  return (
    <Stack gap={4}>
      {draft.isRestored && !draft.isBlank && !isFinished && (
        <Notice>
          <Cluster gap={3} justify="space-between">
            Je was deze mail nog aan het schrijven.
            <Button variant="secondary" size="small" onClick={draft.startAgain}>
              Begin opnieuw
            </Button>
          </Cluster>
        </Notice>
      )}
      {isFinished && (
        <Notice tone="green">
          <Cluster gap={3} justify="space-between">
            Je hebt iedereen gehad.
            <Button variant="secondary" size="small" onClick={draft.startAgain}>
              Nieuwe mail
            </Button>
          </Cluster>
        </Notice>
      )}
      {draft.isStorageRefused && (
        <Notice tone="amber" title="Je browser kan niet bewaren wat je typt.">
          Als je weggaat voordat de mail is verstuurd, is het weg.
        </Notice>
      )}
      <DemoNotice>In een demo worden geen mails verstuurd. Schrijven en bekijken kan wel.</DemoNotice>
      <Panes>
        <TemplateList
          templates={templates}
          chosenId={words.template}
          onChoose={(template) => draft.choose(template, isOwnText)}
          onEdit={setEdited}
        />
        <Card>
          <Composer draft={draft} sender={sender} rename={rename} />
        </Card>
        <MailPreview draft={draft} fields={fields} settings={settings} />
      </Panes>
      {edited !== undefined && <TemplateDialog template={edited} onClose={() => setEdited(undefined)} />}
      <LeaveQuestion hasUnsent={hasUnsent} />
    </Stack>
  )
}
