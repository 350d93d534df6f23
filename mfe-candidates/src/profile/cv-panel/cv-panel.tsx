import { Card, Cluster, Dialog, Heading, IconButton, tokens, useWideScreen } from '@wervio/ui'
import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { CvContent } from './cv-content.tsx'
import type { CvView } from './cv-view.ts'

const Beside = styled(Card)`
  max-height: calc(100dvh - ${tokens.topBar} - ${tokens.space[8]});
  overflow: auto;
`

type Props = { id: string; view: CvView; onClose: () => void }

/** The CV beside the profile; over it where there is no room. */
export const CvPanel = ({ id, view, onClose }: Props) => {
  const wide = useWideScreen()
  if (!wide)
    return (
      <Dialog open wide title="CV" onOpenChange={onClose}>
        <CvContent id={id} view={view} controlsTop={`-${tokens.space[4]}`} />
      </Dialog>
    )
  return (
    <Beside as="section" aria-label="CV" padding={4}>
      <Cluster justify="space-between">
        <Heading level={2} size="card">
          CV
        </Heading>
        <IconButton label="CV sluiten" icon={X} onClick={onClose} />
      </Cluster>
      <CvContent id={id} view={view} controlsTop={`-${tokens.space[4]}`} />
    </Beside>
  )
}
