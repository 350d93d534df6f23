import { ButtonLink, Cluster, Icon, TextLink, tokens } from '@wervio/ui'
import { ArrowLeft, Pencil } from 'lucide-react'
import { useRef } from 'react'
import { css, styled } from 'styled-components'
import { paths } from '../paths.ts'
import { TextActions } from '../publication/text-actions.tsx'
import { useHiddenWhenScrolled } from './use-hidden-when-scrolled.ts'

/** Only hiding is animated: a press of Tab shows the header and may move the focus into it at once. */
const hiddenStyle = css`
  visibility: hidden;
  translate: 0 -100%;
  transition:
    translate ${tokens.motion.calm},
    visibility ${tokens.motion.calm};
`
const Header = styled.header<{ $hidden: boolean }>`
  position: sticky;
  top: ${tokens.topBar};
  z-index: 20;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  margin-bottom: ${tokens.space[4]};
  margin-inline: calc(-1 * ${tokens.space[2]});
  padding: ${tokens.space[3]} ${tokens.space[2]};
  border-bottom: 1px solid ${tokens.line.base};
  background: ${tokens.surface.page};
  transition: translate ${tokens.motion.calm};
  ${({ $hidden }) => $hidden && hiddenStyle}
`
const Back = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-height: ${tokens.control.medium};
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`
const Actions = styled(Cluster)`
  ${tokens.breakpoint.phone} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    width: 100%;
  }
`

/** The way back and what can be done with the text; out of the way while reading. `html` is sanitised. */
export const PreviewHeader = ({ title, vacancyId, html }: { title: string; vacancyId: string; html: string }) => {
  const header = useRef<HTMLElement>(null)
  const hidden = useHiddenWhenScrolled(header)
  return (
    <Header ref={header} $hidden={hidden}>
      <Back quiet to={paths.dashboard.href()}>
        <Icon of={ArrowLeft} />
        Terug naar vacatures
      </Back>
      <Actions gap={2}>
        {html !== '' && <TextActions title={title} html={html} />}
        <ButtonLink icon={Pencil} to={paths.create.edit(vacancyId)}>
          Bewerken
        </ButtonLink>
      </Actions>
    </Header>
  )
}
