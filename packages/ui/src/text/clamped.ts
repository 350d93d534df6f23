import { styled } from 'styled-components'
import { Heading } from './heading.tsx'
import { Text } from './text.ts'

/** Text on one line, cut where there is no room; give it a `title`. */
export const OneLine = styled(Text)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** A heading of at most two lines, cut after that; give it a `title`. */
export const TwoLineHeading = styled(Heading)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
`
