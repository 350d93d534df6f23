import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'
import { Heading } from '../text/heading.tsx'
import { Text } from '../text/text.ts'
import { Cluster } from './cluster.ts'
import { Stack } from './stack.ts'
import { usePageTitle } from './page-title.ts'
import { useHeadingFocus } from './use-heading-focus.ts'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[6]};
  width: 100%;
  max-width: calc(${tokens.width.content} + 2 * ${tokens.space[8]});
  margin-inline: auto;
  padding: ${tokens.space[7]} ${tokens.space[8]} ${tokens.space[12]};
  ${tokens.breakpoint.tablet} {
    padding: ${tokens.space[5]} ${tokens.space[4]} ${tokens.space[10]};
  }
`

const Titles = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
  flex: 1;
  min-width: 0;
  /* A sentence keeps to the length of a line; rows of facts take the room there is. */
  h1,
  > p {
    max-width: ${tokens.width.line};
    overflow-wrap: anywhere;
  }
`

/** On a phone what stands under the title goes under the picture too. */
const underPicture = css`
  ${tokens.breakpoint.phone} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    row-gap: ${tokens.space[1]};
    > ${Titles} {
      display: contents;
    }
    > ${Titles} > :nth-child(2) {
      grid-column: 1 / -1;
    }
  }
`
const TitleBlock = styled.div<{ $pictured: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[4]};
  /* With less room than this the actions go below. */
  flex: 1 1 0;
  min-width: min(100%, ${({ $pictured }) => ($pictured ? '26rem' : '18rem')});
  ${({ $pictured }) => $pictured && underPicture}
`

export type PageProps = {
  title: ReactNode
  /** Name of the browser tab when `title` isn't plain text. */
  tabTitle?: string | undefined
  /** Before the titles: the photo of a person. */
  picture?: ReactNode
  /** Stands beside the title, outside the heading: a status. */
  beside?: ReactNode
  subtitle?: ReactNode
  /** A small line above the title, such as a way back. */
  eyebrow?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

/** The frame of a signed-in page: one h1, its actions, the content; also names the browser tab. */
export const Page = ({ title, tabTitle, picture, beside, subtitle, eyebrow, actions, children }: PageProps) => {
  usePageTitle(tabTitle ?? (typeof title === 'string' ? title : undefined))
  const heading = useHeadingFocus()
  return (
    <Frame>
      <Cluster as="header" justify="space-between" align="start" gap={4}>
        <TitleBlock $pictured={Boolean(picture)}>
          {picture}
          <Titles>
            <Stack gap={1}>
              {eyebrow && (
                <Text as="div" size="small" tone="muted">
                  {eyebrow}
                </Text>
              )}
              <Cluster gap={3}>
                <Heading level={1} ref={heading}>
                  {title}
                </Heading>
                {beside}
              </Cluster>
            </Stack>
            {subtitle && (
              <Text as={typeof subtitle === 'string' ? 'p' : 'div'} tone="muted">
                {subtitle}
              </Text>
            )}
          </Titles>
        </TitleBlock>
        {actions && <Cluster gap={2}>{actions}</Cluster>}
      </Cluster>
      {children}
    </Frame>
  )
}
