import { styled } from 'styled-components'
import { Heading } from './heading.tsx'
import { Text } from './text.ts'

/** Text on one line with an ellipsis; give it a `title` with the full text. */
export const OneLine = styled(Text)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** A heading of at most two lines; give it a `title` with the full text. */
export const TwoLineHeading = styled(Heading)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
`
