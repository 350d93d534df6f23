import { styled } from 'styled-components'
import { VisuallyHidden } from '../text/visually-hidden.ts'
import { headAndTail, safeName } from './safe-name.ts'

const Frame = styled.bdi`
  position: relative;
  display: flex;
  min-width: 0;
  max-width: 100%;
  white-space: pre;
`
const Head = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`
const Tail = styled.span`
  flex: none;
`

/** A file name on one line. Where it doesn't fit its middle is left out, and its title has the full name. */
export const FileName = ({ name }: { name: string }) => {
  const shownName = safeName(name)
  const { head, tail } = headAndTail(shownName)
  return (
    <Frame title={shownName}>
      <VisuallyHidden>{shownName}</VisuallyHidden>
      <Head aria-hidden>{head}</Head>
      <Tail aria-hidden>{tail}</Tail>
    </Frame>
  )
}
