import { Navigate } from '@wervio/routing'
import { useCurrentUser } from '@wervio/session'
import { Card, Cluster, Notice, Stack, TextLink, tokens, usePageTitle } from '@wervio/ui'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { formStore } from '../drafts/form-store.ts'
import type { StoredText } from '../drafts/stored-form.ts'
import { paths } from '../paths.ts'
import { MadeBy } from '../publication/made-by.tsx'
import { PrintStyle } from '../publication/print-style.ts'
import { PublicationText } from '../publication/publication-text.tsx'
import { sanitise } from '../publication/sanitise.ts'
import { PreviewHeader } from './preview-header.tsx'

const Frame = styled.div`
  max-width: 56rem;
  margin-inline: auto;
  padding: ${tokens.space[3]} ${tokens.space[8]} ${tokens.space[12]};
  ${tokens.breakpoint.tablet} { padding: ${tokens.space[2]} ${tokens.space[4]} ${tokens.space[10]}; }
`
const Sheet = styled(Card)`
  padding: ${tokens.space[12]} clamp(${tokens.space[4]}, 6vw, ${tokens.space[16]});
  ${tokens.breakpoint.phone} { padding-block: ${tokens.space[6]}; }
`
const Warnings = styled.ul`
  list-style: disc;
  padding-left: 1.125rem;
`

const Preview = ({ text }: { text: StoredText }) => {
  const html = useMemo(() => sanitise(text.html), [text.html])
  usePageTitle(text.form.functie)
  return (
    <Frame>
      <PrintStyle />
      <PreviewHeader text={text} html={html} />
      <Stack gap={4}>
        {text.warnings.length > 0 && (
          <Notice tone="amber" title="Kijk dit nog even na">
            <Warnings>{text.warnings.map((warning) => <li key={warning}>{warning}</li>)}</Warnings>
          </Notice>
        )}
        <Sheet><PublicationText html={text.html} label="Vacaturetekst" /></Sheet>
        <Cluster justify="space-between">
          <MadeBy made={text.made_by} />
          <TextLink to={paths.details.href(text.vacancyId)}>Bekijk de opgeslagen vacature</TextLink>
        </Cluster>
      </Stack>
    </Frame>
  )
}

/** /vacancy-preview: the text that was written last; without one there is only the form. */
export const VacancyPreviewPage = () => {
  const user = useCurrentUser()
  const uid = user?.uid
  const text = useMemo(() => (uid === undefined ? null : formStore(uid).text()), [uid])
  if (uid === undefined) return null
  return text ? <Preview text={text} /> : <Navigate to={paths.create.href()} replace />
}
