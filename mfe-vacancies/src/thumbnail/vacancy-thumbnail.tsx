import { deleteThumbnail, limits, megabytes, saveThumbnail, thumbnailTypes, type Vacancy } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Button, Card, Cluster, Heading, Notice, ProgressBar, Stack, Text, tokens } from '@wervio/ui'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { VacancyImage } from '../vacancy/vacancy-image.tsx'
import { useThumbnail } from './use-thumbnail.ts'

const Picture = styled.div`
  flex-shrink: 0;
  width: 13rem;
  height: 6.5rem;
  overflow: hidden;
  border-radius: ${tokens.radius.control};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
const Words = styled(Stack)`
  flex: 1 1 16rem;
`

/** The picture on the card of a vacancy: choose one, see it, take it away. Nothing for who may not choose one. */
export const VacancyThumbnail = ({ vacancy }: { vacancy: Vacancy }) => {
  const input = useRef<HTMLInputElement>(null)
  const { choose, remove, problem, progress, isSaving, isRemoving } = useThumbnail(vacancy.id)
  if (!useMay(saveThumbnail, deleteThumbnail)) return null
  return (
    <Card as="section" aria-label="Afbeelding">
      <Cluster gap={5} align="start">
        <Picture>
          <VacancyImage vacancy={vacancy} />
        </Picture>
        <Words gap={3}>
          <Stack gap={1}>
            <Heading level={2} size="card">
              Afbeelding
            </Heading>
            <Text tone="muted">
              Staat op de kaart van je vacature. PNG, JPG of WebP, hoogstens {megabytes(limits.thumbnail)}.
            </Text>
          </Stack>
          {problem && (
            <Notice tone="red" title={problem}>
              {vacancy.thumbnail ? 'De afbeelding die er stond, blijft staan.' : 'Er is niets opgeslagen.'}
            </Notice>
          )}
          {isSaving && <ProgressBar value={progress * 100} label="Afbeelding versturen" />}
          <Cluster gap={2}>
            <input
              ref={input}
              type="file"
              hidden
              aria-label="Afbeelding"
              accept={thumbnailTypes.join(',')}
              onChange={({ target }) => {
                const file = target.files?.[0]
                if (file) choose(file)
                target.value = ''
              }}
            />
            <Button variant="secondary" icon={ImagePlus} busy={isSaving} onClick={() => input.current?.click()}>
              {vacancy.thumbnail ? 'Andere afbeelding kiezen' : 'Afbeelding kiezen'}
            </Button>
            {vacancy.thumbnail && (
              <Button variant="quiet" icon={Trash2} busy={isRemoving} onClick={remove}>
                Afbeelding verwijderen
              </Button>
            )}
          </Cluster>
        </Words>
      </Cluster>
    </Card>
  )
}
