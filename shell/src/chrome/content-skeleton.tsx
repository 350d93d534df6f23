import { LoadingState, Skeleton, Stack, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const Frame = styled.div`
  width: 100%;
  max-width: ${tokens.width.content};
  min-height: 100dvh;
  margin-inline: auto;
  padding: ${tokens.space[7]} ${tokens.space[8]};
  ${tokens.breakpoint.tablet} {
    padding: ${tokens.space[5]} ${tokens.space[4]};
  }
`

/** Stands in for any page while its code or the session loads. */
export const ContentSkeleton = () => (
  <Frame>
    <LoadingState label="Pagina laden...">
      <Stack gap={6}>
        <Stack gap={2}>
          <Skeleton width="16rem" height="2rem" />
          <Skeleton width="24rem" />
        </Stack>
        <Skeleton height="8rem" />
        <Skeleton height="16rem" />
      </Stack>
    </LoadingState>
  </Frame>
)
