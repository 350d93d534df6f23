import { ErrorState, LoadingState, Notice, Skeleton, Stack, tokens } from '@wervio/ui'
import { useQuery } from '@tanstack/react-query'
import { messages } from '@wervio/contracts'
import { styled } from 'styled-components'
import { decodeText } from './decode-text.ts'

/** As much as somebody reads here; a hundred times more would block the browser. */
const MAX_BYTES = 1_048_576

const Page = styled.pre`
  margin: 0;
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.sunken};
  font-size: 0.8125rem;
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`

const firstPart = async (content: Blob) => decodeText(new Uint8Array(await content.slice(0, MAX_BYTES).arrayBuffer()))

/** A text file as text, never as markup; the first megabyte of it. */
export const TextPreview = ({ id, content }: { id: string; content: Blob }) => {
  const { data, error } = useQuery({
    queryKey: ['attachment-text', id],
    queryFn: () => firstPart(content),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <ErrorState text={messages.fileFailed} />
  if (data === undefined)
    return (
      <LoadingState label="Voorbeeld laden...">
        <Skeleton height="16rem" />
      </LoadingState>
    )
  return (
    <Stack>
      {content.size > MAX_BYTES && (
        <Notice tone="blue">Je ziet het eerste deel (1 MB). Download het bestand voor de rest.</Notice>
      )}
      <Page>{data}</Page>
    </Stack>
  )
}
